import type { ManagedNewsComment } from '@arbora/domain';
import { on, type SnackbarMessage } from '@arbora/event-bus';
import { renderPage, reply, replyPage, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { setWindowWidth } from '../../test-browser';

const LIST = 'GET /api/rest/news_comments_manager';
const REMOVE = 'DELETE /api/rest/news_comment';
const ID = '88888888-0000-4000-8000-000000000001';

const snackbars: SnackbarMessage[] = [];
on('snackbar', (message) => void snackbars.push(message));

beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
});

const comment: ManagedNewsComment = {
  id: ID,
  news_id: ID,
  title: 'Jarní řez',
  slug: 'jarni-rez',
  locale: 'cs',
  is_published: true,
  publish_at: null,
  profile_id: ID,
  nickname: 'zuzka',
  name: 'Zuzana Malá',
  email: 'zuzka@arbora.example',
  body: 'Moc hezké',
  created_at: '2026-11-01T08:00:00Z',
  edited_at: null,
};

function open(url: string, routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({
    [LIST]: ({ query }) => (query.has('id') ? [comment] : replyPage([comment], 1)),
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['editor'] } });
}

test('a comment opens with its author and its article', async () => {
  await open(`/cs/manager/comments?id=${ID}`);
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByRole('link', { name: 'zuzka@arbora.example' })).toHaveAttribute(
    'href',
    'mailto:zuzka@arbora.example',
  );
  expect(drawer.getByRole('link', { name: 'Jarní řez' })).toHaveAttribute('href', '/cs/novinky/jarni-rez');
});

test('a comment is deleted after a question, because it cannot come back', async () => {
  const { server } = await open('/cs/manager/comments', { [REMOVE]: [{ id: ID }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Smazat: Moc hezké' }));
  expect(server.sent(REMOVE)).toHaveLength(0);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Smazat' }));
  await waitFor(() => expect(snackbars[0]?.text).toBe('Komentář je smazaný'));
  expect(server.sent(REMOVE)[0]?.query.get('id')).toBe(`in.(${ID})`);
});

test('a refusal to delete says so', async () => {
  await open('/cs/manager/comments', { [REMOVE]: reply(403, { code: 'auth.forbidden', message: '' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Smazat: Moc hezké' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Smazat' }));
  await waitFor(() => expect(snackbars[0]?.type).toBe('error'));
});

test('articles are listed by how many like them', async () => {
  const { server } = await open('/cs/manager/ratings', {
    'GET /api/rest/news_rating_counts': replyPage([
      { news_id: ID, count: 17, article: { title: 'Jarní řez', slug: 'jarni-rez', locale: 'cs' } } as never,
    ]),
  });
  expect(await screen.findByRole('link', { name: 'Jarní řez' })).toBeVisible();
  expect(screen.getByText('17')).toBeVisible();
  expect(server.sent('GET /api/rest/news_rating_counts')[0]?.query.get('order')).toContain('count.desc');
});

import type { ManagedNewsComment } from '@arbora/domain';
import { on, type SnackbarMessage } from '@arbora/event-bus';
import {
  renderPage,
  reply,
  replyPage,
  testServer,
  type RenderedPage,
  type TestRequest,
  type TestRoutes,
} from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { setWindowWidth } from '@arbora/office/testing';

const LIST = 'GET /api/rest/news_comments_manager';
const CHANGE = 'PATCH /api/rest/news_comment';
const HISTORY = 'GET /api/rest/history_list';
const UNDO = 'POST /api/rest/rpc/undo_change';
const REMOVE = 'DELETE /api/rest/news_comment';
const ID = '88888888-0000-4000-8000-000000000001';
const OTHER = '88888888-0000-4000-8000-000000000002';
const THIRD = '88888888-0000-4000-8000-000000000003';

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
  person_state: null,
  body: 'Moc hezké',
  created_at: '2026-11-01T08:00:00Z',
  edited_at: null,
  hidden_reason: null,
  search: '',
};
const hidden: ManagedNewsComment = { ...comment, hidden_reason: 'advertising' };

function open(url: string, routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({
    [LIST]: ({ query }) => (query.has('id') ? [comment] : replyPage([comment], 1)),
    [HISTORY]: [],
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

test('a comment is hidden with a reason, and the snackbar can undo it', async () => {
  const { server } = await open('/cs/manager/comments', {
    [CHANGE]: [{ id: ID }],
    [HISTORY]: [{ change_id: 41, row_key: ID }],
    [UNDO]: 42,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Skrýt: Moc hezké' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Proč komentář skrýt?' }));
  expect(server.sent(CHANGE)).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: 'reklama' }));
  await waitFor(() => expect(snackbars[0]).toMatchObject({ text: 'Komentář je skrytý', type: 'success' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const [request] = server.sent(CHANGE);
  expect([request?.query.get('id'), request?.body]).toEqual([`in.(${ID})`, { hidden_reason: 'advertising' }]);
  snackbars[0]?.action?.run();
  await waitFor(() => expect(server.sent(UNDO)[0]?.body).toEqual({ p_change: 41 }));
});

test('cancelling the choice of a reason hides nothing', async () => {
  const { server } = await open('/cs/manager/comments');
  await userEvent.click(await screen.findByRole('button', { name: 'Skrýt: Moc hezké' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zavřít' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.sent(CHANGE)).toHaveLength(0);
});

test('bulk actions hide visible comments and restore hidden ones', async () => {
  const rows = [
    comment,
    { ...comment, id: OTHER, body: 'Také hezké' },
    { ...hidden, id: THIRD, body: 'Levná hnojiva' },
  ];
  const { server } = await open('/cs/manager/comments', {
    [LIST]: replyPage(rows, 3),
    [CHANGE]: ({ query }: TestRequest) =>
      query
        .get('id')!
        .slice(4, -1)
        .split(',')
        .map((id) => ({ id })),
  });
  expect(await screen.findByText('skryto: reklama')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vybrat všechny na stránce' }));
  const bar = within(screen.getByRole('group', { name: 'Vybrány 3 řádky' }));
  expect(bar.getByRole('button', { name: 'Obnovit (1)' })).toBeVisible();
  await userEvent.click(bar.getByRole('button', { name: 'Skrýt (2)' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Proč skrýt 2 komentáře?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'urážka' }));
  await waitFor(() => expect(snackbars[0]?.text).toBe('2 komentáře jsou skryté'));
  const [request] = server.sent(CHANGE);
  expect([request?.query.get('id'), request?.body]).toEqual([`in.(${ID},${OTHER})`, { hidden_reason: 'insult' }]);
});

test('the drawer of a hidden comment shows reason, author and time, and restores it', async () => {
  const { server } = await open(`/cs/manager/comments?id=${ID}`, {
    [LIST]: ({ query }) => (query.has('id') ? [hidden] : replyPage([hidden], 1)),
    [CHANGE]: [{ id: ID }],
    [HISTORY]: [
      {
        id: 2,
        change_id: 41,
        row_key: ID,
        at: '2026-11-02T08:00:00Z',
        person_name: 'Eva Editorová',
        operation: 'update',
        after: { hidden_reason: 'advertising' },
        undoes: null,
      },
    ],
  });
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText(/Eva Editorová, skryto: reklama/)).toHaveTextContent('2. listopadu 2026');
  expect(drawer.getByText('Důvod skrytí')).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: 'Obnovit' }));
  await waitFor(() => expect(snackbars[0]?.text).toBe('Komentář je zpět na webu'));
  expect(server.sent(CHANGE)[0]?.body).toEqual({ hidden_reason: null });
});

test('the history of a record names the author of each change: a job, an account without a name, an erased account', async () => {
  const entry = {
    row_key: ID,
    operation: 'update',
    after: { hidden_reason: null },
    undoes: null,
    person_name: null,
    person_state: null,
  };
  const authors = [{ person_id: null }, { person_id: OTHER }, { person_id: THIRD, person_state: 'erased' as const }];
  await open(`/cs/manager/comments?id=${ID}`, {
    [HISTORY]: authors.map((author, index) => ({
      ...entry,
      ...author,
      id: 9 - index,
      change_id: 9 - index,
      at: `2026-11-0${9 - index}T08:00:00Z`,
    })),
  });
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText(/^9\. listopadu 2026.*automaticky/)).toBeVisible();
  expect(drawer.getByText(/^8\. listopadu 2026.*účet beze jména/)).toBeVisible();
  expect(drawer.getByText('smazaný účet')).toBeVisible();
});

test('a comment is hidden from its drawer', async () => {
  const { server } = await open(`/cs/manager/comments?id=${ID}`, { [CHANGE]: [{ id: ID }] });
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(await drawer.findByRole('button', { name: 'Skrýt' }));
  const reasonDialog = within(await screen.findByRole('dialog', { name: 'Proč komentář skrýt?' }));
  await userEvent.click(reasonDialog.getByRole('button', { name: 'mimo téma' }));
  await waitFor(() => expect(server.sent(CHANGE)[0]?.body).toEqual({ hidden_reason: 'off_topic' }));
});

test('the filter requests hidden comments', async () => {
  const { server } = await open('/cs/manager/comments?hidden=yes');
  await screen.findByRole('button', { name: 'Skrýt: Moc hezké' });
  expect(server.sent(LIST)[0]?.query.get('hidden_reason')).toBe('not.is.null');
});

test('a comment is deleted after a confirmation', async () => {
  const { server } = await open('/cs/manager/comments', { [REMOVE]: [{ id: ID }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Smazat: Moc hezké' }));
  expect(server.sent(REMOVE)).toHaveLength(0);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Smazat' }));
  await waitFor(() => expect(snackbars[0]?.text).toBe('Komentář je smazaný'));
  expect(server.sent(REMOVE)[0]?.query.get('id')).toBe(`in.(${ID})`);
});

test('a rejected deletion is reported', async () => {
  await open('/cs/manager/comments', { [REMOVE]: reply(403, { code: 'auth.forbidden', message: '' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Smazat: Moc hezké' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Smazat' }));
  await waitFor(() => expect(snackbars[0]?.type).toBe('error'));
});

test('articles are listed by number of likes', async () => {
  const { server } = await open('/cs/manager/ratings', {
    'GET /api/rest/news_rating_counts': replyPage([
      { news_id: ID, count: 17, article: { title: 'Jarní řez', slug: 'jarni-rez', locale: 'cs' } } as never,
    ]),
  });
  expect(await screen.findByRole('link', { name: 'Jarní řez' })).toBeVisible();
  expect(screen.getByText('17')).toBeVisible();
  const [request] = server.sent('GET /api/rest/news_rating_counts');
  expect(request?.query.get('order')).toContain('count.desc');
  expect(request?.headers.get('authorization')).toBeNull();
});

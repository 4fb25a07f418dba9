import { on, type SnackbarMessage } from '@arbora/event-bus';
import { renderPage, reply, testServer, type RenderedPage, type TestRequest, type TestRoutes } from '@arbora/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { setWindowWidth } from '@arbora/office/testing';

const URL = '/cs/manager/bulletin/47';
const LINKS = '/api/rest/news_bulletin__news_item';
const SAVE = 'PATCH /api/rest/news_bulletin';
const ISSUE = '99999999-0000-4000-8000-000000000001';
const [FIRST, SECOND, THIRD] = [1, 2, 3].map((number) => `99999999-0000-4000-8000-00000000001${number}`) as [
  string,
  string,
  string,
];

const snackbars: SnackbarMessage[] = [];
on('snackbar', (message) => void snackbars.push(message));

beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
});

const issue = {
  id: ISSUE,
  issue_number: 47,
  locale: 'cs' as const,
  title: 'Podzim',
  perex: '',
  is_published: false,
  publish_at: null,
  commentary_item_id: null,
  hero_item_id: FIRST,
  version: 3,
  commentary: null,
  hero: { id: FIRST, title: 'Buk', is_published: true, publish_at: null },
};
const ARTICLE = {
  id: THIRD,
  title: 'Lípa',
  locale: 'cs' as const,
  is_published: true,
  publish_at: null,
  created_at: '2026-10-01T08:00:00Z',
};
const link = (item_id: string, position: number, title: string, is_published = true) => ({
  item_id,
  position,
  story: { title, is_published, publish_at: null },
});

function open(url = URL, routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/news_bulletin': [issue],
    [`GET ${LINKS}`]: [link(FIRST, 1, 'Buk'), link(SECOND, 2, 'Dub', false)],
    'GET /api/rest/news_item': [ARTICLE],
    [SAVE]: [issue],
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['editor'] } });
}
const items = () => within(screen.getByRole('list', { name: 'Články ve vydání' }));

test('an issue lists its articles in order and marks unpublished ones', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Vydání 47' })).toBeVisible();
  await screen.findByText('Dub');
  const rows = items().getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['BukHlavní', 'DubRozepsánoHlavní']);
  expect(within(rows[0]!).getByRole('button', { name: 'Hlavní' })).toHaveAttribute('aria-pressed', 'true');
});

test('an article is found, appended and removed', async () => {
  const { server } = await open(URL, {
    [`POST ${LINKS}`]: [{ item_id: THIRD }],
    [`DELETE ${LINKS}`]: [{ item_id: SECOND }],
  });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Přidat článek' }));
  await userEvent.paste('líp');
  const findSearch = () =>
    server.sent('GET /api/rest/news_item').find(({ query }) => query.get('title') === 'ilike.%líp%');
  await waitFor(() => expect(findSearch()).toBeDefined());
  await userEvent.click(await screen.findByText('Lípa'));
  await waitFor(() => expect(server.sent(`POST ${LINKS}`)).toHaveLength(1));
  expect(server.sent(`POST ${LINKS}`)[0]?.body).toEqual({ bulletin_id: ISSUE, item_id: THIRD, position: 3 });
  const request = findSearch();
  expect([request?.query.get('tag'), request?.query.get('locale')]).toEqual(['eq.news', 'eq.cs']);
  fireEvent.click(await screen.findByRole('button', { name: 'Odebrat: Dub' }));
  await waitFor(() => expect(server.sent(`DELETE ${LINKS}`)[0]?.query.get('item_id')).toBe(`eq.${SECOND}`));
});

test('the main article is changed, with the version of the issue', async () => {
  const { server } = await open();
  await screen.findByText('Dub');
  await userEvent.click(items().getAllByRole('button', { name: 'Hlavní' })[1]!);
  await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
  expect(server.sent(SAVE)[0]?.body).toEqual({ hero_item_id: SECOND });
  expect(server.sent(SAVE)[0]?.query.get('version')).toBe('eq.3');
});

test('a commentary is created, and its form opens', async () => {
  const { server, history } = await open(URL, { 'POST /api/rest/news_item': [{ id: THIRD }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Napsat úvodník' }));
  await waitFor(() => expect(history.location.search).toBe(`?list=commentaries&id=${THIRD}`));
  expect(server.sent('POST /api/rest/news_item')[0]?.body).toEqual({
    title: 'Úvodník',
    slug: 'uvodnik-47',
    locale: 'cs',
    tag: 'commentary',
  });
  expect(server.sent(SAVE)[0]?.body).toEqual({ commentary_item_id: THIRD });
});

test('a commentary whose address is taken gets the next free one', async () => {
  const message = 'duplicate key value violates unique constraint "news_item_locale_slug_key"';
  const { server, history } = await open(URL, {
    'POST /api/rest/news_item': ({ body }: TestRequest) =>
      (body as { slug: string }).slug === 'uvodnik-47'
        ? reply(409, { code: '23505', message, details: null, hint: null })
        : [{ id: THIRD }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Napsat úvodník' }));
  await waitFor(() => expect(history.location.search).toBe(`?list=commentaries&id=${THIRD}`));
  const slugs = server.sent('POST /api/rest/news_item').map(({ body }) => (body as { slug: string }).slug);
  expect(slugs).toEqual(['uvodnik-47', 'uvodnik-47-2']);
});

test('a missing language version can be created', async () => {
  const { server } = await open(`${URL}?version=pl`, { 'POST /api/rest/news_bulletin': [{ id: SECOND }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Založit v tomto jazyce' }));
  await waitFor(() => expect(server.sent('POST /api/rest/news_bulletin')).toHaveLength(1));
  expect(server.sent('POST /api/rest/news_bulletin')[0]?.body).toMatchObject({ issue_number: 47, locale: 'pl' });
});

test('an issue is published', async () => {
  const { server } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Zveřejnit' }));
  await waitFor(() => expect(snackbars[0]?.text).toBe('1 vydání je zveřejněné'));
  expect(server.sent(SAVE)[0]?.body).toEqual({ is_published: true });
});

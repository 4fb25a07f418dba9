import type { Row } from '@arbora/domain';
import { on, type SnackbarMessage } from '@arbora/event-bus';
import { renderPage, reply, replyPage, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { setWindowWidth } from '@arbora/office/testing';

const URL = '/cs/manager/jobs';
const LIST = 'GET /api/rest/job_position';
const SAVE = 'PATCH /api/rest/job_position';
const ID = '66666666-0000-4000-8000-000000000001';

const snackbars: SnackbarMessage[] = [];
on('snackbar', (message) => void snackbars.push(message));

beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
  localStorage.clear();
});

function aPosition(changes: Partial<Row<'job_position'>> = {}): Row<'job_position'> {
  return {
    id: ID,
    is_public: false,
    title: 'Zahradník',
    title_en: 'Gardener',
    title_pl: null,
    perex: '',
    perex_en: null,
    perex_pl: null,
    body: '',
    body_en: null,
    body_pl: null,
    branch: 'Obříství',
    employment: 'full_time',
    pay_from: 30000,
    pay_to: 38000,
    pay_period: 'month',
    benefits: ['leave'],
    contact_email: null,
    starts_on: null,
    closes_on: '2027-03-01',
    created_at: '2026-11-01T08:00:00Z',
    version: 4,
    updated_at: '2026-11-02T08:00:00Z',
    ...changes,
  };
}
const other = aPosition({ id: ID.replace(/1$/, '2'), title: 'Řidič', is_public: true });
const history = [{ change_id: 81, row_key: ID }];

function open(url = URL, routes: TestRoutes = {}, acl: ('jobs' | 'sales')[] = ['jobs']): Promise<RenderedPage> {
  const server = testServer({
    [LIST]: ({ query }) => (query.has('id') ? [aPosition()] : replyPage([aPosition(), other], 2)),
    'GET /api/rest/history_list': history,
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl } });
}
const title = async () =>
  within(await screen.findByRole('group', { name: 'Název' })).getByRole('textbox', { name: 'Čeština' });
const saved = { [SAVE]: [aPosition({ title: 'Zahradnice', version: 5 })] };

test('search, filters and sorting of the URL are sent to the server', async () => {
  const { server } = await open(`${URL}?q=strom,+ke%C5%99&public=yes&employment=nonsense&sort=-branch`);
  await screen.findByRole('link', { name: 'Řidič' });
  const { query } = server.sent(LIST)[0]!;
  expect(query.get('or')).toContain('title.ilike."%strom, keř%",title_en.ilike.');
  expect(query.get('is_public')).toBe('is.true');
  expect(query.has('employment')).toBe(false);
  expect(query.get('order')).toBe(
    'branch.desc.nullslast,is_public.desc.nullslast,created_at.desc.nullslast,id.asc.nullslast',
  );
});

test('a column title sorts ascending, descending, then by default', async () => {
  const { history } = await open();
  const sortLink = async (state: string) => screen.findByRole('link', { name: `Pobočka: ${state}` });
  await userEvent.click(await sortLink('seřadit vzestupně'));
  expect(history.location.search).toBe('?sort=branch');
  expect(await screen.findByRole('columnheader', { name: /Pobočka/ })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(await sortLink('seřadit sestupně'));
  await userEvent.click(await sortLink('zrušit řazení'));
  expect(history.location.search).toBe('');
});

test('visible columns are in the URL', async () => {
  const { history } = await open();
  expect(screen.queryByRole('columnheader', { name: /Nástup/ })).toBeNull();
  await userEvent.click(await screen.findByText('Sloupce', { selector: 'summary' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nástup' }));
  expect(await screen.findByRole('columnheader', { name: /Nástup/ })).toBeVisible();
  expect(new URLSearchParams(history.location.search).get('columns')).toContain('starts_on');
});

test('a record is loaded separately, and only changed columns are sent, with version and undo', async () => {
  const { server, history } = await open(`${URL}?page=7&id=${ID}`, saved);
  await userEvent.clear(await title());
  await userEvent.type(await title(), 'Zahradnice');
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  await waitFor(() => expect(snackbars.map(({ text }) => text)).toEqual(['Úpravy uloženy']));
  const [sent] = server.sent(SAVE);
  expect(sent?.body).toEqual({ title: 'Zahradnice' });
  expect(sent?.query.get('version')).toBe('eq.4');
  expect(history.location.search).toBe('?page=7');

  server.on({ 'POST /api/rest/rpc/undo_change': 82 });
  snackbars[0]!.action!.run();
  await waitFor(() => expect(server.sent('POST /api/rest/rpc/undo_change')[0]?.body).toEqual({ p_change: 81 }));
});

test('a new position is sent completely', async () => {
  const { server } = await open(URL, { 'POST /api/rest/job_position': [aPosition()] });
  await userEvent.click(await screen.findByRole('button', { name: 'Nová pozice' }));
  await userEvent.type(await title(), 'Zahradník');
  await userEvent.click(screen.getByRole('button', { name: 'Vytvořit' }));
  await waitFor(() => expect(server.sent('POST /api/rest/job_position')).toHaveLength(1));
  expect(server.sent('POST /api/rest/job_position')[0]?.body).toMatchObject({
    title: 'Zahradník',
    title_en: null,
    perex: '',
    pay_from: null,
    employment: 'full_time',
    benefits: [],
  });
});

test('selected rows are changed in one request', async () => {
  const { server } = await open(URL, { [SAVE]: [{ id: ID }] });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Vybrat všechny na stránce' }));
  const bar = within(screen.getByRole('group', { name: 'Vybrány 2 řádky' }));
  await userEvent.click(bar.getByRole('button', { name: 'Zveřejnit (1)' }));
  await waitFor(() => expect(snackbars[0]?.text).toBe('1 pozice je zveřejněná'));
  expect(server.sent(SAVE)[0]?.query.get('id')).toBe(`in.(${ID})`);
  expect(server.sent(SAVE)[0]?.body).toEqual({ is_public: true });
});

test('arrow keys move between rows, and Enter opens one', async () => {
  const { history } = await open();
  await screen.findByRole('link', { name: 'Zahradník' });
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Řidič' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(history.location.search).toBe(`?id=${ID}`);
});

test('a deleted record is reported', async () => {
  await open(`${URL}?id=${other.id}`, { [LIST]: ({ query }) => (query.has('id') ? [] : replyPage([])) });
  expect(await screen.findByText('Tento záznam už neexistuje')).toBeInTheDocument();
});

test('an error of the list is shown with a retry', async () => {
  await open(URL, { [LIST]: reply(403, { code: 'auth.forbidden', message: '' }) });
  expect(await screen.findByRole('button', { name: 'Zkusit znovu' })).toBeInTheDocument();
});

test('only recruiters see applications', async () => {
  await open(URL, {}, ['sales']);
  await screen.findByRole('link', { name: 'Zahradník' });
  expect(screen.queryByRole('link', { name: 'Přihlášky' })).toBeNull();
});

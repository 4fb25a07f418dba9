import { setWindowWidth } from '@arbora/office/testing';
import { renderPage, replyPage, testServer, type RenderedPage } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { content } from './fake-tables';

const URL = '/cs/manager/audit';
const CHANGES = 'GET /api/rest/audit_list';
const EVENTS = 'GET /api/at-rest/auth_events';
const UNDO = 'POST /api/rest/rpc/undo_change';

const change = {
  id: 7,
  change_id: 6,
  at: '2026-11-01T08:00:00Z',
  person_email: 'alena@arbora.example',
  operation: 'update',
  table_name: 'job_position',
  row_key: 'jjjj',
  document: 'job_position:jjjj',
  undoes: null,
  before: { pay_from: 30000 },
  after: { pay_from: 35000 },
};
const event = {
  id: 3,
  at: '2026-11-01T08:00:00Z',
  event: 'login_failed',
  person_id: null,
  actor_email: null,
  email: 'nobody@arbora.example',
  address: '192.0.2.1',
  user_agent: null,
  details: null,
};

beforeEach(() => {
  setWindowWidth(1440);
  localStorage.clear();
});

function open(url = URL, changes: readonly object[] = [change]): Promise<RenderedPage> {
  const server = testServer({ [CHANGES]: replyPage([...changes]), [EVENTS]: replyPage([event]), [UNDO]: 8 });
  return renderPage(remote, url, { server, person: { acl: ['admin'] }, contributors: [content] });
}

async function openChange(changes: object): Promise<ReturnType<typeof within>> {
  const { server } = await open(`${URL}?id=7`, []);
  server.on({ [CHANGES]: [{ ...change, ...changes }] });
  return within(await screen.findByRole('dialog'));
}

test('a change shows its values before and after, a link to its record, and is undone', async () => {
  const { server } = await open(`${URL}?id=7`);
  server.on({ [CHANGES]: [change] });
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(drawer).toHaveTextContent('30000'));
  expect(drawer).toHaveTextContent('35000');
  expect(await screen.findByRole('heading', { level: 3, name: 'Před' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'jjjj' })).toHaveAttribute('href', '/cs/manager/jobs?id=jjjj');
  await userEvent.click(screen.getByRole('button', { name: 'Vrátit zpět' }));
  await waitFor(() => expect(server.sent(UNDO)[0]?.body).toEqual({ p_change: 6 }));
});

test.each([
  ['a row with a composite key', { row_key: 'j1,n1' }, '/cs/manager/jobs?id=j1'],
  [
    'a row within a document',
    { table_name: 'offer_item', row_key: 'l1', document: 'offer:o1' },
    '/cs/manager/offers/o1',
  ],
  ['the settings', { table_name: 'kejval', row_key: 'arbora-www' }, '/cs/manager/settings'],
])('%s links to the page that shows it', async (_, changes, page) => {
  const drawer = await openChange(changes);
  expect(await drawer.findByRole('link', { name: changes.row_key })).toHaveAttribute('href', page);
});

test.each([
  ['a deleted row', { operation: 'delete' }, 'Před'],
  ['a row of a table without a page', { table_name: 'branch', document: 'branch:Brno' }, 'pay_from'],
])('%s has no link', async (_, changes, column) => {
  const drawer = await openChange(changes);
  expect(await drawer.findByRole('heading', { level: 3, name: column })).toBeVisible();
  expect(drawer.queryByRole('link', { name: change.row_key })).toBeNull();
});

test('columns of a table without a section are named as in the database', async () => {
  const drawer = await openChange({ table_name: 'offer_item' });
  expect(await drawer.findByRole('heading', { level: 3, name: 'pay_from' })).toBeVisible();
});

test('changes are filtered by table, person and time', async () => {
  const { server } = await open(`${URL}?table=product&since=week&person=11111111-0000-4000-8000-000000000001`);
  await screen.findByText('alena@arbora.example');
  const query = server.sent(CHANGES)[0]?.query;
  expect(query?.get('table_name')).toBe('eq.product');
  expect(query?.get('person_id')).toBe('eq.11111111-0000-4000-8000-000000000001');
  expect(query?.get('at')).toMatch(/^gte\.20/);
});

test('failed logins are listed with account and address', async () => {
  await open(`${URL}?list=sign-ins`);
  const row = await screen.findByRole('row', { name: /Neúspěšné přihlášení/ });
  expect(row).toHaveTextContent('nobody@arbora.example');
  expect(row).toHaveTextContent('192.0.2.1');
});

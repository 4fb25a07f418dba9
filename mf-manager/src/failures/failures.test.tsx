import type { FailureKind, SiteInfo } from '@arbora/domain';
import { setWindowWidth } from '@arbora/office/testing';
import { renderPage, reply, replyPage, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const URL = '/cs/manager/failures';
const LIST = 'GET /api/rest/failure_list';
const VERSIONS = 'GET /api/rest/failed_version_list';

const failure = {
  id: '11111111-0000-4000-8000-000000000001',
  kind: 'page' as FailureKind,
  remote: 'mf-shop',
  version: '9bc1',
  build: 'b2',
  route: '/sortiment/:id' as string | null,
  message: 'x is null',
  frames: ['mf-shop/src/plant/plant.page.tsx:12:5 (name)', 'libs/ui/src/button.tsx:3:1'],
  count: 1234,
  first_at: '2026-11-01T08:00:00Z',
  last_at: '2026-11-20T09:30:00Z',
  known_since: '2026-10-01T08:00:00Z',
};
const unknown = {
  ...failure,
  id: '11111111-0000-4000-8000-000000000002',
  kind: 'rejection' as const,
  remote: 'other',
  version: 'other',
  route: null,
  message: '',
  frames: [],
  count: 1,
};

beforeEach(() => {
  setWindowWidth(1440);
  localStorage.clear();
});

function open(url = URL, routes: TestRoutes = {}): Promise<RenderedPage> {
  const versions = [
    { remote: 'mf-shop', version: '9bc1' },
    { remote: 'mf-shop', version: '77aa' },
    { remote: 'other', version: 'other' },
    { remote: 'mf-booking', version: 'c0de' },
  ];
  const server = testServer({
    [LIST]: replyPage([failure, unknown]),
    [VERSIONS]: versions,
    'GET /api/backend/deployments': { build: null, packages: [], published: [], history: [] } satisfies SiteInfo,
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['admin'] } });
}

test('failures are listed with kind, package, version, page, count and last time, the latest first', async () => {
  const { server } = await open();
  const row = await screen.findByRole('row', { name: /x is null/ });
  expect(within(row).getAllByText('x is null')).toHaveLength(1);
  for (const text of ['Stránka se nezobrazila', 'mf-shop', '9bc1', '/sortiment/:id', '1 234', '20. 11. 2026']) {
    expect(row).toHaveTextContent(text);
  }
  const other = screen.getByRole('row', { name: /Bez hlášení/ });
  expect(other).toHaveTextContent('neznámá');
  expect(other).toHaveTextContent('jiná než nasazená');
  expect(server.sent(LIST)[0]?.query.get('order')).toMatch(/^last_at\.desc/);
});

test('the list is filtered by package, version, kind, period and message', async () => {
  const { server } = await open(`${URL}?remote=mf-shop&version=9bc1&kind=server&since=week&q=null&sort=-count`);
  await screen.findByRole('row', { name: /x is null/ });
  const query = server.sent(LIST)[0]?.query;
  expect(query?.get('remote')).toBe('eq.mf-shop');
  expect(query?.get('version')).toBe('eq.9bc1');
  expect(query?.get('kind')).toBe('eq.server');
  expect(query?.get('last_at')).toMatch(/^gte\.20/);
  expect(query?.toString()).toContain('null');
  expect(query?.get('order')).toMatch(/^count\.desc/);
});

test.each([
  ['Část', ['mf-booking', 'mf-shop']],
  ['Verze', ['mf-shop 9bc1', 'mf-shop 77aa', 'mf-booking c0de']],
])('the filter %s offers those that have failures', async (label, options) => {
  await open();
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  for (const name of options) expect(await screen.findByTitle(name)).toBeInTheDocument();
});

test('the drawer shows first and last time, build and the stack, innermost frame first', async () => {
  await open(`${URL}?id=${failure.id}`, { [LIST]: [failure] });
  const drawer = within(await screen.findByRole('dialog'));
  const frames = await drawer.findAllByRole('listitem');
  expect(frames.map(({ textContent }) => textContent)).toEqual(failure.frames);
  expect(drawer.getByText('b2')).toBeVisible();
  expect(drawer.getByText('1. listopadu 2026', { exact: false })).toBeVisible();
  expect(drawer.getByText('20. listopadu 2026', { exact: false })).toBeVisible();
});

test('the drawer of a failure without a stack says so', async () => {
  await open(`${URL}?id=${unknown.id}`, { [LIST]: [unknown] });
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Místo v kódu není známé.')).toBeVisible();
});

test('a site without failures says that nothing was reported', async () => {
  await open(URL, { [LIST]: replyPage([]) });
  expect(await screen.findByText('Prohlížeče ani server nic nenahlásily.')).toBeVisible();
});

test('a list that does not load offers another attempt', async () => {
  const { server } = await open(URL, { [LIST]: reply(400, { code: 'internal', message: '' }) });
  const retry = await screen.findByRole('button', { name: 'Zkusit znovu' });
  server.on({ [LIST]: replyPage([failure]) });
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getByRole('row', { name: /x is null/ })).toBeVisible());
});

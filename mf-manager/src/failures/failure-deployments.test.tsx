import type { FailureKind, LoggedDeployment, SiteInfo } from '@arbora/domain';
import { setWindowWidth } from '@arbora/office/testing';
import { renderPage, reply, replyPage, testServer, type RenderedPage } from '@arbora/testing';
import { screen, within, type BoundFunctions, type queries } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const URL = '/en/manager/failures';
const LIST = 'GET /api/rest/failure_list';
const SITE = 'GET /api/backend/deployments';
const FIRST = '2026-11-26T14:07:00Z';

const failure = {
  id: '11111111-0000-4000-8000-000000000001',
  kind: 'page' as FailureKind,
  remote: 'mf-shop',
  version: 'v3',
  build: 'b3',
  route: '/sortiment/:id' as string | null,
  message: 'x is null',
  frames: [],
  count: 3,
  first_at: FIRST,
  last_at: '2026-11-27T09:30:00Z',
  known_since: FIRST,
};
type Failure = typeof failure;

let deployed = 100;
/** Deployments, the latest first: each brings the version of the key. */
const site = (times: Readonly<Record<string, string>>, change: Partial<LoggedDeployment> = {}): SiteInfo => ({
  build: 'b3',
  packages: [],
  published: [],
  history: Object.entries(times).map(([to, at]) => ({
    number: deployed--,
    at,
    by: 'shop',
    reason: null,
    action: 'deploy mf-shop',
    changes: [{ name: 'mf-shop', from: 'v0', to }],
    ...change,
  })),
});

beforeEach(() => {
  setWindowWidth(1440);
  localStorage.clear();
});

function open(url: string, failures: readonly Failure[], deployments: unknown): Promise<RenderedPage> {
  const list = url === URL ? replyPage(failures) : failures;
  const server = testServer({ [LIST]: list, [SITE]: deployments, 'GET /api/rest/failed_version_list': [] });
  return renderPage(remote, url, { server, person: { acl: ['admin'] } });
}
/** Opens the drawer of the failure. */
async function drawerOf(deployments: unknown, change: Partial<Failure> = {}) {
  const page = await open(`${URL}?id=${failure.id}`, [{ ...failure, ...change }], deployments);
  return { ...page, drawer: within(await screen.findByRole('dialog')) };
}
const deploymentsIn = (drawer: BoundFunctions<typeof queries>) =>
  drawer.queryAllByText(/first seen/).map(({ textContent }) => textContent);

test('the drawer shows when and by whom the versions around the first time were deployed', async () => {
  const { drawer } = await drawerOf(site({ v4: '2026-11-26T17:10:00Z', v3: '2026-11-26T14:03:00Z' }));
  await drawer.findByRole('heading', { name: 'Deployments around the first time' });
  expect(deploymentsIn(drawer)).toEqual([
    'Deployed 26 November 2026, 18:10 by shop, 3 hours after first seen.',
    'Deployed 26 November 2026, 15:03 by shop, 4 minutes before first seen.',
  ]);
  expect(drawer.getByText('v4')).toBeVisible();
});

test('of deployments more than a day away only the latest one before the failure is shown', async () => {
  const { drawer } = await drawerOf(
    site({ v9: '2026-11-28T15:00:00Z', v3: '2026-11-20T14:00:00Z', v2: '2026-11-19T14:00:00Z' }),
  );
  await drawer.findByText(/first seen/);
  expect(deploymentsIn(drawer)).toEqual(['Deployed 20 November 2026, 15:00 by shop, 6 days before first seen.']);
});

test('a deployment shows its reason', async () => {
  const { drawer } = await drawerOf(site({ v3: '2026-11-26T14:06:40Z' }, { reason: 'new prices' }));
  expect(await drawer.findByText('Reason: new prices')).toBeVisible();
  expect(drawer.getByText(/less than a minute before first seen/)).toBeVisible();
});

test('deployments of other parts are not shown', async () => {
  const changes = [{ name: 'mf-booking', from: 'v1', to: 'v2' }];
  const { drawer } = await drawerOf(site({ v2: '2026-11-26T14:03:00Z' }, { changes }));
  expect(await drawer.findByText(/The history has no deployment of this part/)).toBeVisible();
});

test('a failure that an earlier version had shows its first time in any version, and the deployments around it', async () => {
  const { drawer } = await drawerOf(site({ v3: '2026-11-26T14:03:00Z', v1: '2026-11-01T07:00:00Z' }), {
    known_since: '2026-11-01T08:00:00Z',
  });
  expect(await drawer.findByText(/60 minutes before first seen/)).toBeVisible();
  expect(deploymentsIn(drawer)).toHaveLength(1);
  expect(drawer.getByText('First time in any version').nextSibling).toHaveTextContent('1 November 2026, 09:00');
});

test('a failure of an unknown part has no deployments', async () => {
  const { drawer } = await drawerOf(site({}), { remote: 'other', version: 'other' });
  await drawer.findByText('The place in the code is not known.');
  expect(drawer.queryByText('Deployments around the first time')).not.toBeInTheDocument();
});

test('deployments in the drawer that do not load can be loaded again', async () => {
  const { drawer, server } = await drawerOf(reply(400, { code: 'internal', message: '' }));
  const retry = await drawer.findByRole('button', { name: 'Try again' });
  server.on({ [SITE]: site({ v3: '2026-11-26T14:03:00Z' }) });
  await userEvent.click(retry);
  expect(await drawer.findByText(/4 minutes before first seen/)).toBeVisible();
});

test('the list marks failures that began after the newest deployment of their part', async () => {
  const known = {
    ...failure,
    id: failure.id.replace(/1$/, '2'),
    message: 'older',
    known_since: '2026-11-01T08:00:00Z',
  };
  const other = { ...failure, id: failure.id.replace(/1$/, '3'), message: 'other part', remote: 'mf-booking' };
  await open(URL, [failure, known, other], site({ v3: '2026-11-26T14:03:00Z', v2: '2026-10-26T14:03:00Z' }));
  const isMarked = async (name: RegExp) =>
    within(await screen.findByRole('row', { name })).queryByText('New since deployment') !== null;
  await screen.findByText('New since deployment');
  expect(await isMarked(/x is null/)).toBe(true);
  expect(await isMarked(/older/)).toBe(false);
  expect(await isMarked(/other part/)).toBe(false);
});

test('a failure that began before the newest deployment is not marked', async () => {
  const { server } = await open(URL, [failure], site({ v4: '2026-11-26T14:08:00Z', v3: '2026-11-26T14:03:00Z' }));
  expect(await screen.findByRole('row', { name: /x is null/ })).toHaveTextContent('v3');
  expect(server.sent(SITE)).toHaveLength(1);
  expect(screen.queryByText('New since deployment')).not.toBeInTheDocument();
});

test('the list says that its marks are missing when the deployments do not load', async () => {
  const { server } = await open(URL, [failure], reply(400, { code: 'internal', message: '' }));
  const notice = (await screen.findByText('Deployments did not load')).closest('[role=status]') as HTMLElement;
  server.on({ [SITE]: site({ v3: '2026-11-26T14:03:00Z' }) });
  await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('New since deployment')).toBeVisible();
  expect(screen.queryByText('Deployments did not load')).not.toBeInTheDocument();
});

import type { Acl } from '@arbora/domain';
import { on } from '@arbora/event-bus';
import { contribute, dashboardTile } from '@arbora/office/definition';
import type { RemoteDefinition } from '@arbora/remote';
import { renderPage, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { aContributor, aTile, figure, tile } from './fake-contributors';

function open(
  contributors: RemoteDefinition[],
  acl: Acl[] = ['sales'],
  routes: TestRoutes = {},
): Promise<RenderedPage> {
  const server = testServer({ 'POST /api/rest/rpc/get_dashboard': {}, 'GET /api/rest/photo_folder': [], ...routes });
  return renderPage(remote, '/cs/manager', { server, person: { acl }, contributors });
}
const headings = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('tiles and totals of all remotes are shown in their own order, not that of the remotes', async () => {
  await open([
    aContributor('mf-last', tile(aTile('orders', 30)), tile(aTile('events', 10)), figure('plants', 20, 900)),
    aContributor('mf-first', tile(aTile('news', 20)), figure('drafts', 10, 4)),
  ]);
  const figures = await screen.findByRole('navigation', { name: 'Co čeká a kolik toho je' });
  expect(headings()).toEqual(['events', 'news', 'orders']);
  const links = within(figures).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['4drafts', '/cs/manager/drafts'],
    ['900plants', '/cs/manager/plants'],
  ]);
});

test('without contributed totals there is no list of them', async () => {
  await open([aContributor('mf-one', tile(aTile('events', 10)))]);
  await screen.findByRole('heading', { name: 'events' });
  expect(screen.queryByRole('navigation', { name: 'Co čeká a kolik toho je' })).toBeNull();
});

test('a tile of a section that the person may not open is not loaded', async () => {
  const load = jest.fn(() => Promise.resolve({ default: aTile('users', 10) }));
  const contributor = aContributor(
    'mf-one',
    contribute(dashboardTile, { section: 'users', load }),
    tile(aTile('orders', 20), 'orders'),
  );
  const { unmount } = await open([contributor]);
  await screen.findByRole('heading', { name: 'orders' });
  expect(headings()).toEqual(['orders']);
  expect(load).not.toHaveBeenCalled();
  unmount();

  await open([contributor], ['admin']);
  await screen.findByRole('heading', { name: 'orders' });
  expect(headings()).toEqual(['users', 'orders']);
});

test('a tile decides by the session whom it is for, and is not asked about by others', async () => {
  const forRecruiters = aTile('applications', 10, { isFor: ({ user }) => user!.acl.includes('jobs') });
  const contributor = aContributor('mf-one', tile(forRecruiters), tile(aTile('events', 20)));
  const { unmount, server } = await open([contributor]);
  await screen.findByRole('heading', { name: 'events' });
  expect(headings()).toEqual(['events']);
  expect(server.sent('GET /api/rest/photo_folder').map(({ query }) => query.get('id'))).toEqual(['eq.events']);
  unmount();

  await open([contributor], ['jobs']);
  await screen.findByRole('heading', { name: 'events' });
  expect(headings()).toEqual(['applications', 'events']);
});

test('all tiles appear together, when the last query has settled', async () => {
  let respond: (rows: { id: string }[]) => void = () => undefined;
  const events = new Promise<{ id: string }[]>((resolve) => (respond = resolve));
  const { server } = await open(
    [aContributor('mf-one', tile(aTile('news', 20))), aContributor('mf-two', tile(aTile('events', 10)))],
    ['sales'],
    { 'GET /api/rest/photo_folder': ({ query }) => (query.get('id') === 'eq.events' ? events : []) },
  );
  await waitFor(() => expect(server.sent('GET /api/rest/photo_folder')).toHaveLength(2));
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  respond([{ id: 'spring' }]);
  expect(await screen.findByText('spring')).toBeInTheDocument();
  expect(headings()).toEqual(['events', 'news']);
});

test('a tile that throws costs its own corner only, and is reported with its remote', async () => {
  const reported: string[] = [];
  const stop = on('remote:failed', ({ remote: name }) => void reported.push(name));
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = aTile('broken', 10, {
    Component: () => {
      throw new Error('broken tile');
    },
  });
  await open([aContributor('mf-broken', tile(broken)), aContributor('mf-one', tile(aTile('events', 20)))]);
  expect(await screen.findByRole('heading', { name: 'events' })).toBeInTheDocument();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(reported).toEqual(['mf-broken']);
  logged.mockRestore();
  stop();
});

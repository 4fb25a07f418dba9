import { login } from '@arbora/auth';
import { contribute, dashboardTile } from '@arbora/office/definition';
import type { RemoteDefinition } from '@arbora/remote';
import { renderPage, reply, testProfile, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { aContributor, aTile, figure, tile } from './fake-contributors';

const TOTALS = 'POST /api/rest/rpc/get_dashboard';
const one = aContributor('mf-one', tile(aTile('events', 10)), figure('plants', 10, 900));

function open(contributors: RemoteDefinition[] = [one], routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({ [TOTALS]: {}, 'GET /api/rest/photo_folder': [], ...routes });
  return renderPage(remote, '/cs/manager', { server, person: { acl: ['sales'] }, contributors });
}
const retry = async () => userEvent.click(await screen.findByRole('button', { name: 'Zkusit znovu' }));

test('a remote that does not load is named as a gap, and can be loaded again', async () => {
  const load = jest.fn(() => Promise.resolve({ default: aTile('orders', 20) }));
  load.mockRejectedValueOnce(new Error('offline'));
  await open([one, aContributor('mf-two', contribute(dashboardTile, { load }))]);
  expect(await screen.findByText('Část přehledu se nepodařilo načíst')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'events' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'orders' })).toBeNull();
  await retry();
  expect(await screen.findByRole('heading', { name: 'orders' })).toBeInTheDocument();
  expect(screen.queryByText('Část přehledu se nepodařilo načíst')).toBeNull();
});

test('a query that fails shows its error in its tile, beside the loaded ones', async () => {
  const { server } = await open([one, aContributor('mf-two', tile(aTile('orders', 20)))], {
    'GET /api/rest/photo_folder': ({ query }) =>
      query.get('id') === 'eq.orders' ? reply(403, { code: 'auth.forbidden', message: '' }) : [{ id: 'spring' }],
  });
  expect(await screen.findByText('spring')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'orders' })).toBeInTheDocument();
  server.on({ 'GET /api/rest/photo_folder': [{ id: 'autumn' }] });
  await retry();
  expect(await screen.findByText('autumn')).toBeInTheDocument();
});

test('totals that fail to load show an error beside the loaded tiles', async () => {
  const { server } = await open([one], { [TOTALS]: reply(500, { code: 'unknown', message: '' }) });
  expect(await screen.findByRole('heading', { name: 'events' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Co čeká a kolik toho je' })).toBeNull();
  server.on({ [TOTALS]: {} });
  await retry();
  expect(await screen.findByRole('link', { name: '900 plants' })).toBeInTheDocument();
});

test('rights that fail to load are not treated as missing', async () => {
  const { server } = await open();
  server.on({ 'GET /api/rest/user_profile': reply(403, { code: '42501', message: '' }) });
  await act(() => login('jana@arbora.example', 'stromy-a-kere'));
  expect(screen.getByRole('alert')).toHaveTextContent('Nepodařilo se zjistit, které sekce smíte otevřít');
  server.on({ 'GET /api/rest/user_profile': [{ ...testProfile, acl: ['sales'] }] });
  await retry();
  expect(await screen.findByRole('heading', { name: 'events' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

import { configureTransport } from '@arbora/api';
import { getSession, logout, restoreSession, startSession } from '@arbora/auth';
import { createMemoryHistory, createPath } from '@arbora/router';
import type { RemoteEntry, RouteRule } from '@arbora/registry';
import { NavigationGate, type GateOptions } from './navigation-gate';

const rule = (pattern: string, access: RouteRule['access'] = 'public'): RouteRule => ({
  pattern,
  access,
  layout: 'default',
  titleKey: 'title',
  sitemap: false,
});
const registry = {
  remotes: [
    { name: 'mf-content', routes: [rule('/'), rule('/novinky/:slug'), rule('/login')] } as RemoteEntry,
    { name: 'mf-booking', routes: [rule('/rezervace', 'customer')] } as RemoteEntry,
  ],
};

let stop: () => void;
beforeEach(async () => {
  configureTransport({ fetch: () => Promise.resolve(new Response('{}', { status: 200 })) });
  stop = startSession();
  await restoreSession();
});
afterEach(() => stop());

function openGate(...entries: string[]) {
  return openGateWith({}, ...entries);
}

function openGateWith(options: Partial<GateOptions>, ...entries: string[]) {
  const history = createMemoryHistory({ initialEntries: entries });
  const gate = new NavigationGate({ history, registry, detect: () => 'pl', ...options });
  return { history, gate, address: () => createPath(history.location) };
}

test('a path without a language gets the detected one, with its query and hash', () => {
  const { gate, address } = openGate('/novinky/a?x=1#y');
  expect(address()).toBe('/pl/novinky/a?x=1#y');
  expect(gate.getLocation()).toMatchObject({ locale: 'pl', path: '/novinky/a', state: 'show' });
  expect(gate.getLocation().match).toMatchObject({ remote: { name: 'mf-content' }, params: { slug: 'a' } });
});

test('an anonymous visitor is redirected to the login before any listener is notified of the page', () => {
  const { history, gate, address } = openGate('/cs/');
  const notified: string[] = [];
  history.listen(() => notified.push(createPath(history.location)));
  history.push('/cs/rezervace?a=1');
  expect(address()).toBe('/cs/login?return=%2Frezervace%3Fa%3D1');
  expect(new Set(notified)).toEqual(new Set([address()]));
  expect(gate.getLocation()).toMatchObject({ path: '/login', state: 'show', location: history.location });
});

test('a redirect replaces its history entry, so that Back leads to the previous page', () => {
  const { history, address } = openGate('/cs/');
  history.push('/cs/rezervace');
  history.back();
  expect(address()).toBe('/cs/');
});

test('listeners are notified of each navigation after the guard has decided', () => {
  const { history, gate } = openGate('/cs/');
  const paths: string[] = [];
  gate.subscribe(() => paths.push(gate.getLocation().path));
  history.push('/cs/novinky/a');
  history.push('/cs/rezervace');
  expect(paths).toEqual(['/novinky/a', '/login']);
});

test('a page marked as missing stays missing in every language until the next navigation', () => {
  const { history, gate } = openGate('/cs/novinky/a');
  gate.markMissing(history.location);
  expect(gate.getLocation().state).toBe('not-found');
  history.push('/en/novinky/a');
  expect(gate.getLocation().state).toBe('not-found');
  history.push('/en/');
  expect(gate.getLocation().state).toBe('show');
  history.push('/en/novinky/a');
  expect(gate.getLocation().state).toBe('show');
});

test('the 404 screen that the server has rendered is hydrated where the guards redirect to the login', () => {
  const { gate } = openGateWith({ isMissing: true }, '/cs/rezervace/nic#x');
  expect(gate.getRenderedLocation()).toMatchObject({
    state: 'not-found',
    path: '/rezervace/nic',
    location: { pathname: '/cs/rezervace/nic', hash: '' },
  });
  expect(gate.getLocation()).toMatchObject({ state: 'show', path: '/login' });
});

test('an ordinary 404 screen is not rendered again after hydration', () => {
  const { gate } = openGateWith({ isMissing: true }, '/cs/tohle/neni');
  expect(gate.getLocation().state).toBe('not-found');
  expect(gate.getRenderedLocation()).toBe(gate.getLocation());
});

test('the 404 screen stays while the session is being restored', () => {
  stop();
  const { gate } = openGateWith({ isMissing: true }, '/cs/manager/nic');
  expect(getSession().status).toBe('restoring');
  expect(gate.getLocation()).toMatchObject({ state: 'not-found', path: '/manager/nic' });
  expect(gate.getRenderedLocation()).toEqual(gate.getLocation());
});

test('the page is unmounted before the session ends', async () => {
  const order: string[] = [];
  configureTransport({
    fetch: () => {
      order.push('logout');
      return Promise.resolve(new Response(null, { status: 204 }));
    },
  });
  const beforeLogout = async (): Promise<void> => {
    await Promise.resolve();
    order.push('page unmounted');
  };
  const { history, address } = openGateWith({ beforeLogout }, '/cs/');
  await new Promise<void>((resolve) => {
    history.listen(({ location }) => {
      if (location.pathname !== '/cs/logout') resolve();
    });
    history.push('/cs/logout');
  });
  expect(order).toEqual(['page unmounted', 'logout']);
  expect(address()).toBe('/cs/');
});

test('/logout ends the session and leads to the home page', async () => {
  const requests: string[] = [];
  configureTransport({
    fetch: (input) => {
      requests.push(String(input));
      return Promise.resolve(new Response('{}', { status: 200 }));
    },
  });
  const { history, gate, address } = openGate('/cs/novinky/a');
  const home = new Promise<void>((resolve) => {
    gate.subscribe(() => gate.getLocation().path === '/' && resolve());
  });
  history.push('/cs/logout');
  expect(gate.getLocation().state).toBe('wait');
  await home;
  expect(address()).toBe('/cs/');
  expect(requests).toEqual(['/api/auth/logout']);
  await logout();
});

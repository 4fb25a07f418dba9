import { OFFLINE_STORE } from '@arbora/auth';
import { respondOffline, documentKey, type WorkerEnvironment } from './offline-requests';

const ORIGIN = 'https://arbora.example';
const RESERVATION = '/cs/rezervace/33333333-0000-4000-8000-000000000001';
const FILE = '/remotes/mf-booking/0123456789ab/12.abcdef01.js';

/** An environment with cached responses by key, or without a cache for null. */
function environmentWith(stored: Record<string, string> | null, fetch: WorkerEnvironment['fetch'] = offline) {
  const entries = new Map(Object.entries(stored ?? {}));
  const caches = {
    match: async (key: string, { cacheName }: { cacheName: string }) => {
      const text = cacheName === OFFLINE_STORE ? entries.get(key) : undefined;
      return text === undefined ? undefined : new Response(text);
    },
    has: async () => stored !== null,
    open: async () => ({
      put: async (key: string, response: Response) => void entries.set(key, await response.text()),
    }),
  } as unknown as CacheStorage;
  return { entries, environment: { origin: ORIGIN, caches, fetch } };
}
const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const online =
  (status = 200) =>
  () =>
    Promise.resolve(new Response('fresh', { status }));

/** Node refuses to make a request in the mode of a navigation. */
function navigation(path: string): Request {
  return { url: `${ORIGIN}${path}`, method: 'GET', mode: 'navigate' } as Request;
}
const request = (path: string, init?: RequestInit): Request => new Request(new URL(path, ORIGIN), init);
const textOf = async (response: Promise<Response> | null): Promise<string | undefined> => (await response)?.text();

test('reservations share one document, tickets another, and no other page has one', () => {
  expect(documentKey(RESERVATION)).toBe('/cs/rezervace');
  expect(documentKey('/en/services/ticket')).toBe('/en/services/ticket');
  for (const path of ['/cs/', '/cs/rezervace', '/cs/rezervace/udalost/1', '/cs/sortiment', '/services/ticket'])
    expect(documentKey(path)).toBeNull();
});

test('the worker leaves other pages, data and other sites to the browser', () => {
  const { environment } = environmentWith({});
  for (const path of [
    '/api/rest/plant_list',
    '/api/rest/booking_ticket',
    '/remotes/mf-shop/0123456789ab/1.js',
    '/media/1',
  ])
    expect(respondOffline(request(path), environment)).toBeNull();
  expect(respondOffline(navigation('/cs/sortiment'), environment)).toBeNull();
  expect(respondOffline(request('/api/auth/login', { method: 'POST' }), environment)).toBeNull();
  expect(respondOffline(request(`https://elsewhere.example${FILE}`), environment)).toBeNull();
});

test('a document is fetched, and the stored one is used offline or after a gateway error', async () => {
  const stored = { '/cs/rezervace': 'stored' };
  const open = (fetch?: WorkerEnvironment['fetch']) =>
    respondOffline(navigation(RESERVATION), environmentWith(stored, fetch).environment);
  expect(await textOf(open(online()))).toBe('fresh');
  expect(await textOf(open(online(404)))).toBe('fresh');
  expect(await textOf(open())).toBe('stored');
  expect(await textOf(open(online(503)))).toBe('stored');
  await expect(respondOffline(navigation(RESERVATION), environmentWith(null).environment)).rejects.toThrow(
    'Failed to fetch',
  );
});

test('the stored document is used after a timeout', async () => {
  jest.useFakeTimers();
  const slow = () => new Promise<Response>(() => undefined);
  const text = textOf(
    respondOffline(navigation(RESERVATION), environmentWith({ '/cs/rezervace': 'stored' }, slow).environment),
  );
  await jest.advanceTimersByTimeAsync(4000);
  expect(await text).toBe('stored');
  jest.useRealTimers();
});

test('files of a version are served from the cache, and new ones are added only if the cache exists', async () => {
  expect(await textOf(respondOffline(request(FILE), environmentWith({ [FILE]: 'stored' }).environment))).toBe('stored');
  const loggedIn = environmentWith({}, online());
  expect(await textOf(respondOffline(request(FILE), loggedIn.environment))).toBe('fresh');
  expect([...loggedIn.entries.keys()]).toEqual([FILE]);
  const loggedOut = environmentWith(null, online());
  expect(await textOf(respondOffline(request(FILE), loggedOut.environment))).toBe('fresh');
  expect([...loggedOut.entries.keys()]).toEqual([]);
});

test('the session is requested from the server, and the stored one is used only offline', async () => {
  const refresh = () => request('/api/auth/refresh', { method: 'POST' });
  const stored = { '/api/auth/refresh': 'stored' };
  const refused = await respondOffline(refresh(), environmentWith(stored, online(401)).environment);
  expect(refused?.status).toBe(401);
  expect(await textOf(respondOffline(refresh(), environmentWith(stored).environment))).toBe('stored');
  const profile = request('/api/rest/user_profile?id=eq.1');
  expect(await textOf(respondOffline(profile, environmentWith({ '/api/rest/user_profile': 'me' }).environment))).toBe(
    'me',
  );
});

test('a call with the stored token fails as without a network, so that it is sent again', async () => {
  const { environment } = environmentWith({}, online());
  const scans = (token: string) =>
    request('/api/backend/door_scans', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  const refused = await respondOffline(scans('e30.e30.'), environment);
  expect(refused?.type).toBe('error');
  expect(respondOffline(scans('e30.e30.c2ln'), environment)).toBeNull();
});

import { rest, rows } from '@arbora/api';
import { ROLE } from '@arbora/domain';
import { emit, on } from '@arbora/event-bus';
import type { AlertMessage } from '@arbora/event-bus';
import { accessToken, login, logout, reloadProfile, restoreSession, startSession } from './session';
import { getSession, subscribeToSession } from './session-store';
import { PERSON, startAuthServer, tokenOf } from './test-auth-server';
import type { AuthServer } from './test-auth-server';

let server: AuthServer;
let stop: () => void;

/** A browser's cookies, as far as the hint goes. */
function withCookies(cookie: string): void {
  Object.assign(globalThis, { document: { cookie } });
}

beforeEach(() => {
  server = startAuthServer();
  stop = startSession();
  withCookies('other=1; app_session=1');
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
});

const refreshes = (): number => server.requests.filter((request) => request === 'POST /api/auth/refresh').length;

describe('login', () => {
  test('gives the person with rights and profile, and tells the others', async () => {
    server.acl = ['sales'];
    server.claims = { role: ROLE.manager, allowedRoles: [ROLE.manager, ROLE.customer] };
    const heard = jest.fn();
    const leave = on('session:logged-in', heard);
    await login(' Customer@Arbora.example ', 'stromy-a-kere');
    leave();
    expect(getSession()).toMatchObject({
      status: 'authenticated',
      user: { id: PERSON, role: ROLE.manager, acl: ['sales'], isManager: true, isAdmin: false },
    });
    expect(heard).toHaveBeenCalledWith({ personId: PERSON }, 'here');
    expect(server.requests).toEqual(['POST /api/auth/login', 'GET /api/rest/user_profile']);
  });

  test('staff, whose first token is a customer’s, asks for its own role, as after a restart', async () => {
    server.acl = ['admin'];
    server.claims = { role: ROLE.customer, allowedRoles: [ROLE.admin, ROLE.manager, ROLE.customer] };
    await login('a@b', 'x');
    expect(getSession().user).toMatchObject({ role: ROLE.admin, isAdmin: true });
    stop();
    stop = startSession();
    await restoreSession();
    expect(getSession().user).toMatchObject({ role: ROLE.admin, isAdmin: true });
  });

  test('wrong credentials leave everything as it was', async () => {
    server.refusal = { status: 401, code: 'auth.bad_credentials' };
    await restoreSession();
    await expect(login('a@b', 'x')).rejects.toMatchObject({ code: 'auth.bad_credentials' });
    expect(getSession().status).toBe('anonymous');
  });

  test('who is not allowed in this app is logged out again and told', async () => {
    server.claims = { allowedApps: ['another'] };
    const alerts: AlertMessage[] = [];
    const leave = on('alert', (alert) => alerts.push(alert));
    await expect(login('a@b', 'x')).rejects.toMatchObject({ code: 'auth.not_allowed_in_app' });
    leave();
    expect(getSession().status).toBe('anonymous');
    expect(await accessToken()).toBeNull();
    expect(server.requests).toContain('POST /api/auth/logout');
    expect(alerts).toMatchObject([{ type: 'error', code: 'auth.not_allowed_in_app' }]);
  });

  test('a profile that cannot be read does not keep a person out', async () => {
    server.profileFails = true;
    server.claims = { role: ROLE.admin, allowedRoles: [ROLE.admin, ROLE.manager, ROLE.customer] };
    await login('a@b', 'x');
    expect(getSession().user).toMatchObject({ profile: null, isAdmin: true, isManager: true });
  });

  test('a profile that is long in coming does not keep a person waiting, and counts once it is there', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    let bringProfile = (): void => undefined;
    server.profileComes = new Promise((resolve) => (bringProfile = resolve));
    const loggedIn = login('a@b', 'x');
    await jest.advanceTimersByTimeAsync(2900);
    expect(getSession().status).not.toBe('authenticated');
    await jest.advanceTimersByTimeAsync(100);
    expect(getSession()).toMatchObject({ status: 'authenticated', user: { profile: null, isManager: false } });
    bringProfile();
    await loggedIn;
    expect(getSession().user?.profile).not.toBeNull();
  });

  test('staff wait for their profile, without which no section would be theirs', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    let bringProfile = (): void => undefined;
    server.profileComes = new Promise((resolve) => (bringProfile = resolve));
    server.acl = ['editor'];
    server.claims = { allowedRoles: [ROLE.manager, ROLE.customer] };
    const loggedIn = login('a@b', 'x');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(getSession().status).not.toBe('authenticated');
    bringProfile();
    await loggedIn;
    expect(getSession().user).toMatchObject({ acl: ['editor'], isManager: true });
  });
});

describe('restoration', () => {
  test('a visitor without a session causes no request', async () => {
    withCookies('other=1');
    expect((await restoreSession()).status).toBe('anonymous');
    expect(server.requests).toEqual([]);
  });

  test('brings the session back, once for all who ask', async () => {
    const [one, other] = await Promise.all([restoreSession(), restoreSession()]);
    expect(one).toBe(other);
    expect(one.status).toBe('authenticated');
    expect(refreshes()).toBe(1);
  });

  test('a refused cookie leaves nothing behind', async () => {
    server.refusal = { status: 401, code: 'auth.token_invalid' };
    expect((await restoreSession()).status).toBe('anonymous');
    expect(document.cookie).toMatch(/^app_session=;.*Max-Age=0/);
    expect(await accessToken()).toBeNull();
  });

  test('a server that cannot be reached leaves the cookie for another time', async () => {
    server.refusal = { status: 503, code: 'unavailable' };
    expect((await restoreSession()).status).toBe('anonymous');
    expect(document.cookie).toContain('app_session=1');
    server.refusal = null;
    expect((await restoreSession()).status).toBe('authenticated');
  });

  test('a read that starts meanwhile waits for the token', async () => {
    const restored = restoreSession();
    await rows(rest().from('booking_reservation').select());
    expect(server.requests[0]).toBe('POST /api/auth/refresh');
    await restored;
  });
});

describe('tokens', () => {
  test('twenty requests with an expired token make one refresh', async () => {
    await login('a@b', 'x');
    jest.useFakeTimers({ now: Date.now() + 900_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const tokens = await Promise.all(Array.from({ length: 20 }, () => accessToken()));
    expect(new Set(tokens).size).toBe(1);
    expect(refreshes()).toBe(1);
  });

  test('a token is expired from the second of its exp on', async () => {
    const start = Date.UTC(2026, 10, 21, 12);
    jest.useFakeTimers({ now: start, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    await login('a@b', 'x');
    jest.setSystemTime(start + 900_000 - 1);
    await accessToken();
    expect(refreshes()).toBe(0);
    jest.setSystemTime(start + 900_000);
    await accessToken();
    expect(refreshes()).toBe(1);
  });

  test('a token of another role is refreshed into that role', async () => {
    server.claims = { role: ROLE.admin, allowedRoles: [ROLE.admin, ROLE.customer] };
    await login('a@b', 'x');
    expect(await accessToken(ROLE.admin)).toBe(tokenOf({ ...server.claims, iat: 1 }));
    expect(refreshes()).toBe(0);
    const customer = await accessToken(ROLE.customer);
    expect(customer).toBe(tokenOf({ ...server.claims, role: ROLE.customer, iat: 2 }));
    expect(refreshes()).toBe(1);
  });

  test('a session that the server has ended is over here too', async () => {
    await login('a@b', 'x');
    server.refusal = { status: 401, code: 'auth.token_invalid' };
    const heard = jest.fn();
    const leave = on('session:logged-out', heard);
    expect(await accessToken(ROLE.manager)).toBeNull();
    leave();
    expect(getSession().status).toBe('anonymous');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('a refresh that could not be asked for keeps the session', async () => {
    await login('a@b', 'x');
    server.refusal = { status: 503, code: 'unavailable' };
    await expect(accessToken(ROLE.manager)).rejects.toMatchObject({ status: 503 });
    expect(getSession().status).toBe('authenticated');
  });

  test('what a refresh brings after the logout is dropped', async () => {
    await login('a@b', 'x');
    const late = accessToken(ROLE.manager);
    await logout();
    expect(await late).toBeNull();
    expect(getSession().status).toBe('anonymous');
  });
});

test('logout clears person, token and hint, even when the server is gone', async () => {
  await login('a@b', 'x');
  server.refusal = { status: 503, code: 'unavailable' };
  await logout();
  expect(getSession()).toEqual({ status: 'anonymous', user: null });
  expect(await accessToken()).toBeNull();
  expect(document.cookie).toContain('Max-Age=0');
});

test('a changed profile is read again', async () => {
  await login('a@b', 'x');
  server.acl = ['editor'];
  const changed = new Promise<void>((resolve) => subscribeToSession(resolve));
  emit('profile:changed', { personId: PERSON });
  await changed;
  expect(getSession().user).toMatchObject({ acl: ['editor'], isManager: true });
  server.acl = [];
  await reloadProfile();
  expect(getSession().user?.isManager).toBe(false);
});

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

/** A browser's cookies, reduced to the session hint. */
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
  test('provides the user with permissions and profile, and emits session:logged-in', async () => {
    server.acl = ['sales'];
    server.claims = { role: ROLE.manager, allowedRoles: [ROLE.manager, ROLE.customer] };
    const listener = jest.fn();
    const unsubscribe = on('session:logged-in', listener);
    await login(' Customer@Arbora.example ', 'stromy-a-kere');
    unsubscribe();
    expect(getSession()).toMatchObject({
      status: 'authenticated',
      user: { id: PERSON, role: ROLE.manager, acl: ['sales'], isManager: true, isAdmin: false },
    });
    expect(listener).toHaveBeenCalledWith({ personId: PERSON }, 'here');
    expect(server.requests).toEqual(['POST /api/auth/login', 'GET /api/rest/user_profile']);
  });

  test('gives staff, whose first token has the customer role, their own role, also after a restart', async () => {
    server.acl = ['admin'];
    server.claims = { role: ROLE.customer, allowedRoles: [ROLE.admin, ROLE.manager, ROLE.customer] };
    await login('a@b', 'x');
    expect(getSession().user).toMatchObject({ role: ROLE.admin, isAdmin: true });
    stop();
    stop = startSession();
    await restoreSession();
    expect(getSession().user).toMatchObject({ role: ROLE.admin, isAdmin: true });
  });

  test('with wrong credentials leaves the session unchanged', async () => {
    server.errorResponse = { status: 401, code: 'auth.bad_credentials' };
    await restoreSession();
    await expect(login('a@b', 'x')).rejects.toMatchObject({ code: 'auth.bad_credentials' });
    expect(getSession().status).toBe('anonymous');
  });

  test('of a user not allowed in this app logs out again with an alert', async () => {
    server.claims = { allowedApps: ['another'] };
    const alerts: AlertMessage[] = [];
    const unsubscribe = on('alert', (alert) => alerts.push(alert));
    await expect(login('a@b', 'x')).rejects.toMatchObject({ code: 'auth.not_allowed_in_app' });
    unsubscribe();
    expect(getSession().status).toBe('anonymous');
    expect(await accessToken()).toBeNull();
    expect(server.requests).toContain('POST /api/auth/logout');
    expect(alerts).toMatchObject([{ type: 'error', code: 'auth.not_allowed_in_app' }]);
  });

  test('succeeds if the profile cannot be read', async () => {
    server.profileFails = true;
    server.claims = { role: ROLE.admin, allowedRoles: [ROLE.admin, ROLE.manager, ROLE.customer] };
    await login('a@b', 'x');
    expect(getSession().user).toMatchObject({ profile: null, isAdmin: true, isManager: true });
  });

  test('does not wait for a slow profile, which is added once it is loaded', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    let resolveProfile = (): void => undefined;
    server.profileReady = new Promise((resolve) => (resolveProfile = resolve));
    const loggedIn = login('a@b', 'x');
    await jest.advanceTimersByTimeAsync(2900);
    expect(getSession().status).not.toBe('authenticated');
    await jest.advanceTimersByTimeAsync(100);
    expect(getSession()).toMatchObject({ status: 'authenticated', user: { profile: null, isManager: false } });
    resolveProfile();
    await loggedIn;
    expect(getSession().user?.profile).not.toBeNull();
  });

  test('of staff waits for the profile, which lists their sections', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    let resolveProfile = (): void => undefined;
    server.profileReady = new Promise((resolve) => (resolveProfile = resolve));
    server.acl = ['editor'];
    server.claims = { allowedRoles: [ROLE.manager, ROLE.customer] };
    const loggedIn = login('a@b', 'x');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(getSession().status).not.toBe('authenticated');
    resolveProfile();
    await loggedIn;
    expect(getSession().user).toMatchObject({ acl: ['editor'], isManager: true });
  });
});

describe('restoration', () => {
  test('makes no request for a visitor without a session', async () => {
    withCookies('other=1');
    expect((await restoreSession()).status).toBe('anonymous');
    expect(server.requests).toEqual([]);
  });

  test('runs once for concurrent calls', async () => {
    const [first, second] = await Promise.all([restoreSession(), restoreSession()]);
    expect(first).toBe(second);
    expect(first.status).toBe('authenticated');
    expect(refreshes()).toBe(1);
  });

  test('with a rejected cookie clears the session', async () => {
    server.errorResponse = { status: 401, code: 'auth.token_invalid' };
    expect((await restoreSession()).status).toBe('anonymous');
    expect(document.cookie).toMatch(/^app_session=;.*Max-Age=0/);
    expect(await accessToken()).toBeNull();
  });

  test('with an unreachable server keeps the cookie for later', async () => {
    server.errorResponse = { status: 503, code: 'unavailable' };
    expect((await restoreSession()).status).toBe('anonymous');
    expect(document.cookie).toContain('app_session=1');
    server.errorResponse = null;
    expect((await restoreSession()).status).toBe('authenticated');
  });

  test('delays concurrent reads until the token is known', async () => {
    const restored = restoreSession();
    await rows(rest().from('booking_reservation').select());
    expect(server.requests[0]).toBe('POST /api/auth/refresh');
    await restored;
  });
});

describe('tokens', () => {
  test('are refreshed once for twenty requests with an expired token', async () => {
    await login('a@b', 'x');
    jest.useFakeTimers({ now: Date.now() + 900_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const tokens = await Promise.all(Array.from({ length: 20 }, () => accessToken()));
    expect(new Set(tokens).size).toBe(1);
    expect(refreshes()).toBe(1);
  });

  test('expire in the second of their exp', async () => {
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

  test('of another role are refreshed into the requested role', async () => {
    server.claims = { role: ROLE.admin, allowedRoles: [ROLE.admin, ROLE.customer] };
    await login('a@b', 'x');
    expect(await accessToken(ROLE.admin)).toBe(tokenOf({ ...server.claims, iat: 1 }));
    expect(refreshes()).toBe(0);
    const customer = await accessToken(ROLE.customer);
    expect(customer).toBe(tokenOf({ ...server.claims, role: ROLE.customer, iat: 2 }));
    expect(refreshes()).toBe(1);
  });

  test('rejected because the server has ended the session end it here too', async () => {
    await login('a@b', 'x');
    server.errorResponse = { status: 401, code: 'auth.token_invalid' };
    const listener = jest.fn();
    const unsubscribe = on('session:logged-out', listener);
    expect(await accessToken(ROLE.manager)).toBeNull();
    unsubscribe();
    expect(getSession().status).toBe('anonymous');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('of staff who lack a newly required second factor are refreshed into a customer', async () => {
    server.acl = ['admin'];
    server.claims = { role: ROLE.admin, allowedRoles: [ROLE.admin, ROLE.customer] };
    await login('a@b', 'x');
    server.requiresSecondFactor = true;
    jest.useFakeTimers({ now: Date.now() + 900_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const changed = new Promise<void>((resolve) => subscribeToSession(resolve));
    expect(await accessToken()).not.toBeNull();
    await changed;
    expect(getSession()).toMatchObject({
      status: 'authenticated',
      user: { needsSecondFactor: true, isManager: false, isAdmin: false, acl: [] },
    });
  });

  test('that cannot be refreshed because the server is unreachable keep the session', async () => {
    await login('a@b', 'x');
    server.errorResponse = { status: 503, code: 'unavailable' };
    await expect(accessToken(ROLE.manager)).rejects.toMatchObject({ status: 503 });
    expect(getSession().status).toBe('authenticated');
  });

  test('refreshed after the logout are dropped', async () => {
    await login('a@b', 'x');
    const late = accessToken(ROLE.manager);
    await logout();
    expect(await late).toBeNull();
    expect(getSession().status).toBe('anonymous');
  });
});

test('logout clears user, token and hint, even if the server is unreachable', async () => {
  await login('a@b', 'x');
  server.errorResponse = { status: 503, code: 'unavailable' };
  await logout();
  expect(getSession()).toEqual({ status: 'anonymous', user: null });
  expect(await accessToken()).toBeNull();
  expect(document.cookie).toContain('Max-Age=0');
});

test('a changed profile is reloaded', async () => {
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

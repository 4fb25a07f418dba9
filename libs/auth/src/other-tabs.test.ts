import type { EventName } from '@arbora/event-bus';
import { login, startSession } from './session';
import { getSession, subscribeToSession } from './session-store';
import { PERSON, startAuthServer } from './test-auth-server';
import type { AuthServer } from './test-auth-server';

let server: AuthServer;
let otherTab: BroadcastChannel;
let stop: () => void;

beforeEach(() => {
  server = startAuthServer();
  stop = startSession();
  otherTab = new BroadcastChannel('arbora');
  document.cookie = 'app_session=1; Path=/';
});
afterEach(() => {
  otherTab.close();
  stop();
});

/** Resolves when the session has the status. */
function sessionStatus(status: string): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = subscribeToSession(() => {
      if (getSession().status !== status) return;
      unsubscribe();
      resolve();
    });
  });
}
const post = (name: EventName, payload: unknown): void => otherTab.postMessage({ name, payload });

test('a logout in another tab logs out here, without another request', async () => {
  await login('a@b', 'x');
  const before = server.requests.length;
  const loggedOut = sessionStatus('anonymous');
  post('session:logged-out', {});
  await loggedOut;
  expect(server.requests).toHaveLength(before);
  expect(document.cookie).not.toContain('app_session');
});

test('a login in another tab logs in here', async () => {
  const loggedIn = sessionStatus('authenticated');
  post('session:logged-in', { personId: PERSON });
  await loggedIn;
  expect(getSession().user?.id).toBe(PERSON);
  expect(server.requests[0]).toBe('POST /api/auth/refresh');
});

import { renderPage, reply, testServer, type TestRoutes } from '@arbora/testing';
import { act, screen, waitFor } from '@testing-library/react';
import account from '../remote';

const BEGIN = 'POST /api/auth/login/passkey/begin';
const LOGIN = 'POST /api/auth/login/passkey';
const MINUTE = 60_000;

const isConditionalMediationAvailable = jest.fn();
const get = jest.fn();
beforeEach(() => {
  isConditionalMediationAvailable.mockReset().mockResolvedValue(true);
  // Nobody chooses a passkey.
  get.mockReset().mockReturnValue(new Promise(() => undefined));
  Object.assign(window, { PublicKeyCredential: Object.assign(jest.fn(), { isConditionalMediationAvailable }) });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  jest.restoreAllMocks();
});

const open = (routes: TestRoutes) => renderPage(account, '/cs/login', { server: testServer(routes) });

/** Leaves the login page for another one, and comes back. */
async function reopen(history: { push: (url: string) => void }): Promise<void> {
  const calls = isConditionalMediationAvailable.mock.calls.length;
  act(() => history.push('/cs/registrace'));
  await screen.findByRole('heading', { level: 1, name: 'Registrace' });
  act(() => history.push('/cs/login'));
  await waitFor(() => expect(isConditionalMediationAvailable).toHaveBeenCalledTimes(calls + 1));
}

const chosen = {
  id: 'AA',
  rawId: new ArrayBuffer(1),
  type: 'public-key',
  response: {
    authenticatorData: new ArrayBuffer(1),
    clientDataJSON: new ArrayBuffer(1),
    signature: new ArrayBuffer(1),
    userHandle: null,
  },
  getClientExtensionResults: () => ({}),
};

test('the login page offers passkeys each time it is opened, with one request for all', async () => {
  const { server, history } = await open({ [BEGIN]: { challenge: 'YQ' } });
  await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  await reopen(history);
  await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  expect(get.mock.calls[1]![0]).toMatchObject({ mediation: 'conditional' });
  expect(server.sent(BEGIN)).toHaveLength(1);
});

test('an offer that the server no longer accepts is requested anew', async () => {
  const { server, history } = await open({ [BEGIN]: { challenge: 'YQ' } });
  await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  const later = Date.now() + 10 * MINUTE;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await reopen(history);
  await waitFor(() => expect(server.sent(BEGIN)).toHaveLength(2));
});

test('a browser without passkeys in its autofill requests none', async () => {
  isConditionalMediationAvailable.mockResolvedValue(false);
  const { server, history } = await open({ [BEGIN]: { challenge: 'YQ' } });
  await reopen(history);
  expect(await screen.findByRole('button', { name: 'Použít přístupový klíč' })).toBeVisible();
  expect(server.sent(BEGIN)).toEqual([]);
  expect(get).not.toHaveBeenCalled();
});

test('too many requests are neither shown nor reported, and none follows', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const { server, history } = await open({ [BEGIN]: reply(429, { code: 'request.limited', message: '' }) });
  await waitFor(() => expect(server.sent(BEGIN)).toHaveLength(1));
  await reopen(history);
  expect(await screen.findByRole('button', { name: 'Použít přístupový klíč' })).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.sent(BEGIN)).toHaveLength(1);
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});

test('after a refused passkey the offer is requested anew, because it is used up', async () => {
  get.mockResolvedValueOnce(chosen);
  const { server } = await open({
    [BEGIN]: { challenge: 'YQ' },
    [LOGIN]: reply(401, { code: 'auth.passkey_invalid', message: '' }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Přístupový klíč jsme neověřili.');
  await waitFor(() => expect(server.sent(BEGIN)).toHaveLength(2));
  expect(server.sent(LOGIN)).toHaveLength(1);
});

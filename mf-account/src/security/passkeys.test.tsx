import type { AccountSecurity, Passkey } from '@arbora/domain';
import { enter, renderPage, reply, testServer, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import account from '../remote';

const READ = 'GET /api/auth/user/security';
const BEGIN = 'POST /api/auth/user/security/passkeys/begin';
const phone: Passkey = {
  id: 'phone',
  name: 'Telefon',
  is_synced: true,
  created_at: '2026-11-20T08:00:00Z',
  last_used_at: '2026-11-23T09:30:00Z',
};
const withoutPasskey: AccountSecurity = {
  has_one_time_code: false,
  is_one_time_code_offered: true,
  passkeys: [],
  is_passkey_offered: true,
  recovery_codes_left: 0,
  email_change: null,
};
const withPasskey: AccountSecurity = { ...withoutPasskey, passkeys: [phone], recovery_codes_left: 10 };
const options = { challenge: 'YQ', rp: { name: 'Arbora' }, user: { id: 'YQ', name: 'a', displayName: '' } };

const open = (routes: TestRoutes) =>
  renderPage(account, '/cs/ucet/zabezpeceni', { server: testServer(routes), person: {} });
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
async function enterPassword(): Promise<void> {
  await userEvent.click(dialog().getByLabelText('Současné heslo'));
  await userEvent.paste('dub letni');
}

const create = jest.fn();
const get = jest.fn();
beforeEach(() => {
  Object.assign(globalThis, { PublicKeyCredential: jest.fn() });
  Object.defineProperty(navigator, 'credentials', { value: { create, get }, configurable: true });
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));

test('a passkey is listed with its age, last use and kind', async () => {
  await open({ [READ]: withPasskey });
  const [row] = await within(await screen.findByRole('list', { name: 'Přístupové klíče' })).findAllByRole('listitem');
  expect(row).toHaveTextContent(/Telefon.*Přidaný 20\. listopadu 2026, naposledy použitý 23\. listopadu 2026/);
  expect(row).toHaveTextContent('Synchronizuje se mezi zařízeními');
  expect(screen.getByRole('heading', { name: 'Obnovovací kódy' })).toBeVisible();
});

test('a passkey is renamed', async () => {
  const RENAME = 'PATCH /api/auth/user/security/passkeys/phone';
  const { server } = await open({ [READ]: withPasskey, [RENAME]: reply(204) });
  await userEvent.click(await screen.findByRole('button', { name: 'Přejmenovat klíč Telefon' }));
  await userEvent.clear(dialog().getByLabelText('Název klíče'));
  await userEvent.type(dialog().getByLabelText('Název klíče'), 'Tablet');
  server.on({ [READ]: { ...withPasskey, passkeys: [{ ...phone, name: 'Tablet' }] } });
  await press('Uložit název');
  expect(await screen.findByText('Tablet')).toBeVisible();
  expect(server.sent(RENAME)[0]?.body).toEqual({ name: 'Tablet' });
});

const REMOVE = 'DELETE /api/auth/user/security/passkeys/phone';

test('a passkey is removed with the password and a recovery code', async () => {
  const { server } = await open({ [READ]: withPasskey, [REMOVE]: reply(204) });
  await userEvent.click(await screen.findByRole('button', { name: 'Odebrat klíč Telefon' }));
  await enterPassword();
  await enter(dialog().getByLabelText(/^Obnovovací kód/), 'IJKL-MNOP-QRST-UVWX');
  server.on({ [READ]: withoutPasskey });
  await press('Odebrat');
  await waitFor(() => expect(screen.queryByText('Telefon')).not.toBeInTheDocument());
  expect(server.sent(REMOVE)[0]?.body).toEqual({ password: 'dub letni', code: 'IJKL-MNOP-QRST-UVWX' });
});

test('without a code, a passkey confirms the removal, and the browser’s dialog can be reopened', async () => {
  const CHALLENGE = 'POST /api/auth/login/passkey/begin';
  get.mockRejectedValueOnce(Object.assign(new Error(), { name: 'NotAllowedError' }));
  const { server } = await open({ [READ]: withPasskey, [CHALLENGE]: { challenge: 'YQ' }, [REMOVE]: reply(204) });
  await userEvent.click(await screen.findByRole('button', { name: 'Odebrat klíč Telefon' }));
  await enterPassword();
  await press('Odebrat');
  const code = () => dialog().getByLabelText(/^Obnovovací kód/);
  await waitFor(() => expect(code()).toHaveAccessibleDescription(/Přístupový klíč jsme neověřili/));
  expect(server.sent(REMOVE)).toEqual([]);
  const empty = new ArrayBuffer(1);
  get.mockResolvedValue({
    id: 'AA',
    rawId: empty,
    type: 'public-key',
    response: { authenticatorData: empty, clientDataJSON: empty, signature: empty, userHandle: null },
    getClientExtensionResults: () => ({}),
  });
  server.on({ [READ]: withoutPasskey });
  await press('Odebrat');
  await waitFor(() => expect(screen.queryByText('Telefon')).not.toBeInTheDocument());
  expect(server.sent(REMOVE)[0]?.body).toMatchObject({ password: 'dub letni', passkey: { id: 'AA' } });
});

test.each([
  ['NotAllowedError', /Klíč se nevytvořil/],
  ['InvalidStateError', /Toto zařízení už klíč k účtu má/],
])('the browser’s dialog can be reopened after %s', async (name, text) => {
  create.mockRejectedValue(Object.assign(new Error(), { name }));
  const { server } = await open({ [READ]: withoutPasskey, [BEGIN]: options });
  await userEvent.click(await screen.findByRole('button', { name: 'Přidat klíč' }));
  await enterPassword();
  await press('Pokračovat');
  await waitFor(() => expect(dialog().getByLabelText('Název klíče')).toBeVisible());
  await press('Vytvořit klíč');
  expect(await dialog().findByText(text)).toBeVisible();
  expect(dialog().getByRole('button', { name: 'Vytvořit klíč' })).toBeEnabled();
  expect(server.sent(BEGIN)[0]?.body).toEqual({ password: 'dub letni' });
});

test('missing support by browser or site is reported', async () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  await open({ [READ]: withoutPasskey });
  expect(await screen.findByText(/Tento prohlížeč přístupové klíče neumí/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Přidat klíč' })).not.toBeInTheDocument();
});

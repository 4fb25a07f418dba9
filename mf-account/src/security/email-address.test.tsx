import type { AccountSecurity } from '@arbora/domain';
import { renderPage, reply, testServer, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import account from '../remote';

const READ = 'GET /api/auth/user/security';
const CHANGE = 'POST /api/auth/user/email_change';
const none: AccountSecurity = {
  has_one_time_code: false,
  is_one_time_code_offered: true,
  passkeys: [],
  is_passkey_offered: true,
  recovery_codes_left: 0,
  email_change: null,
};
const pending: AccountSecurity = {
  ...none,
  email_change: {
    new_email: 'nova@arbora.example',
    is_old_confirmed: true,
    is_new_confirmed: false,
    expires_at: '2026-11-25T08:00:00Z',
  },
};

const open = (routes: TestRoutes) =>
  renderPage(account, '/cs/ucet/zabezpeceni', { server: testServer(routes), person: {} });
const dialog = () => within(screen.getByRole('dialog'));

async function requestChange(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Změnit e-mail' }));
  await userEvent.type(dialog().getByLabelText('Nový e-mail'), 'Nova@Arbora.example');
  await userEvent.type(dialog().getByLabelText('Současné heslo'), 'dub letni');
  await userEvent.click(dialog().getByRole('button', { name: 'Změnit e-mail' }));
}

test('a change of address requires the password and awaits both confirmations', async () => {
  const { server } = await open({ [READ]: none, [CHANGE]: () => reply(204) });
  server.on({ [CHANGE]: () => (server.on({ [READ]: pending }), reply(204)) });
  await requestChange();
  expect(await screen.findByText('Čeká se na potvrzení adresy nova@arbora.example')).toBeVisible();
  expect(screen.getByText(/Dosavadní adresa: potvrzeno\. Nová adresa: čeká na potvrzení\./)).toBeVisible();
  expect(server.sent(CHANGE)[0]?.body).toEqual({ new_email: 'nova@arbora.example', password: 'dub letni' });
});

test.each([
  [401, 'auth.bad_credentials', 'Současné heslo', 'Nesprávné heslo.'],
  [409, 'auth.user_exists', 'Nový e-mail', /Uživatel se stejným e-mailem již existuje\./],
])('%s %s is reported at its field', async (status, code, label, text) => {
  await open({ [READ]: none, [CHANGE]: reply(status, { code, message: '' }) });
  await requestChange();
  await waitFor(() => expect(dialog().getByLabelText(label)).toHaveAccessibleDescription(text));
});

test('a pending change is cancelled', async () => {
  const { server } = await open({ [READ]: pending, 'DELETE /api/auth/user/email_change': reply(204) });
  const button = await screen.findByRole('button', { name: 'Zrušit změnu' });
  server.on({ [READ]: none });
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByText(/Čeká se na potvrzení/)).not.toBeInTheDocument());
});

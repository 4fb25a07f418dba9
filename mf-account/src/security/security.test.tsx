import type { AccountSecurity } from '@arbora/domain';
import { enter, renderPage, reply, testServer, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import account from '../remote';

const READ = 'GET /api/auth/user/security';
const BEGIN = 'POST /api/auth/user/security/one_time_code';
const CONFIRM = 'POST /api/auth/user/security/one_time_code/confirm';
const off: AccountSecurity = {
  has_one_time_code: false,
  is_one_time_code_offered: true,
  passkeys: [],
  is_passkey_offered: true,
  recovery_codes_left: 0,
  email_change: null,
};
const on: AccountSecurity = { ...off, has_one_time_code: true, recovery_codes_left: 3 };
const app = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Arbora:jana?secret=JBSWY3DPEHPK3PXP' };

const open = (routes: TestRoutes) =>
  renderPage(account, '/cs/ucet/zabezpeceni', { server: testServer(routes), person: {} });
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const field = (label: string) => dialog().getByLabelText(label);

test('codes are enabled by password and a code, and recovery codes are shown', async () => {
  const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
  const { server } = await open({ [READ]: off, [BEGIN]: app, [CONFIRM]: { recovery_codes: codes } });
  await userEvent.click(await screen.findByRole('button', { name: 'Zapnout kódy' }));
  await enter(field('Současné heslo'), 'dub letni');
  await press('Pokračovat');
  expect(await dialog().findByRole('img', { name: 'QR kód pro ověřovací aplikaci' })).toBeVisible();
  expect(dialog().getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await enter(field('Kód z aplikace'), '123456');
  server.on({ [READ]: { ...on, recovery_codes_left: 2 } });
  await press('Potvrdit kód');
  const list = await dialog().findByRole('list', { name: 'Obnovovací kódy' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(codes);
  await press('Mám je uložené');
  expect(await screen.findByText('Zapnuto')).toBeVisible();
  expect(screen.getByText(/Zbývají 2 kódy\./)).toBeVisible();
  expect(server.sent(BEGIN)[0]?.body).toEqual({ password: 'dub letni' });
  expect(server.sent(CONFIRM)[0]?.body).toEqual({ code: '123456' });
});

test('a wrong password and a wrong code are reported at their fields', async () => {
  const { server } = await open({ [READ]: off, [BEGIN]: reply(401, { code: 'auth.bad_credentials', message: '' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Zapnout kódy' }));
  await enter(field('Současné heslo'), 'buk');
  await press('Pokračovat');
  await waitFor(() => expect(field('Současné heslo')).toHaveAccessibleDescription('Nesprávné heslo.'));
  server.on({ [BEGIN]: app, [CONFIRM]: reply(401, { code: 'auth.code_invalid', message: '' }) });
  await press('Pokračovat');
  await dialog().findByLabelText('Kód z aplikace');
  await enter(field('Kód z aplikace'), '000000');
  await press('Potvrdit kód');
  expect(await dialog().findByRole('alert')).toHaveTextContent('Tento kód neplatí.');
});

test('disabling codes requires the password and a code', async () => {
  const REMOVE = 'DELETE /api/auth/user/security/one_time_code';
  const { server } = await open({ [READ]: on, [REMOVE]: reply(204) });
  await userEvent.click(await screen.findByRole('button', { name: 'Vypnout kódy' }));
  await enter(field('Současné heslo'), 'dub letni');
  await press('Vypnout kódy');
  await waitFor(() => expect(field('Kód')).toBeInvalid());
  expect(server.sent(REMOVE)).toEqual([]);
  server.on({ [REMOVE]: reply(401, { code: 'auth.code_invalid', message: '' }) });
  await enter(field('Kód'), '000000');
  await press('Vypnout kódy');
  await waitFor(() => expect(field('Kód')).toHaveAccessibleDescription(/Tento kód neplatí\./));
  server.on({ [READ]: off, [REMOVE]: reply(204) });
  await userEvent.clear(field('Kód'));
  await enter(field('Kód'), '123456');
  await press('Vypnout kódy');
  await waitFor(() => expect(screen.getAllByText('Vypnuto')).toHaveLength(2));
  expect(screen.queryByRole('heading', { name: 'Obnovovací kódy' })).not.toBeInTheDocument();
  expect(server.sent(REMOVE).at(-1)?.body).toEqual({ password: 'dub letni', code: '123456' });
});

test('new recovery codes replace the earlier ones', async () => {
  const RENEW = 'POST /api/auth/user/security/recovery_codes';
  const { server } = await open({ [READ]: on, [RENEW]: { recovery_codes: ['AAAA-BBBB-CCCC-DDDD'] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Vytvořit nové kódy' }));
  await enter(field('Současné heslo'), 'dub letni');
  await enter(field('Kód'), 'IJKL-MNOP-QRST-UVWX');
  await press('Vytvořit nové kódy');
  expect(await dialog().findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
  expect(server.sent(RENEW)[0]?.body).toEqual({ password: 'dub letni', code: 'IJKL-MNOP-QRST-UVWX' });
});

test('a site without one-time codes shows a message instead of the setting', async () => {
  await open({ [READ]: { ...off, is_one_time_code_offered: false } });
  expect(await screen.findByText(/zatím nenabízíme/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zapnout kódy' })).not.toBeInTheDocument();
});

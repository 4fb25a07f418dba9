import type { UserSession } from '@arbora/domain';
import { enter, renderPage, reply, testServer, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import account from '../remote';

const READ = 'GET /api/auth/user/sessions';
const session = (id: string, more: Partial<UserSession> = {}): UserSession => ({
  id,
  created_at: '2026-11-20T08:00:00Z',
  last_used_at: '2026-11-23T09:30:00Z',
  expires_at: '2026-11-30T09:30:00Z',
  address: '192.0.2.7',
  user_agent: null,
  is_current: false,
  ...more,
});
const current = session('current', {
  is_current: true,
  user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
});
const phone = session('phone', {
  user_agent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
});

async function open(routes: TestRoutes) {
  const page = await renderPage(account, '/cs/ucet', { server: testServer(routes), person: {} });
  await screen.findByRole('region', { name: 'Kde jste přihlášeni' });
  return page;
}
const list = () => screen.getByRole('region', { name: 'Kde jste přihlášeni' });
const dialog = () => within(screen.getByRole('dialog'));
async function confirm(name: string, password = 'dub letni'): Promise<void> {
  await enter(dialog().getByLabelText('Současné heslo'), password);
  await userEvent.click(dialog().getByRole('button', { name }));
}

test('devices are listed with their last use, and the current one has no logout button', async () => {
  await open({ [READ]: [current, phone] });
  const rows = await within(list()).findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Firefox, Windows Toto zařízení');
  expect(within(rows[0]!).queryByRole('button')).not.toBeInTheDocument();
  expect(rows[1]).toHaveTextContent(/Chrome, Android.*Naposledy 23\. listopadu 2026.*192\.0\.2\.7/);
});

test('a device is logged out by the password and removed from the list', async () => {
  const END = 'DELETE /api/auth/user/sessions/phone';
  const { server } = await open({ [READ]: [current, phone], [END]: reply(204) });
  await userEvent.click(await screen.findByRole('button', { name: 'Odhlásit zařízení Chrome, Android' }));
  server.on({ [READ]: [current] });
  await confirm('Odhlásit');
  await waitFor(() => expect(screen.queryByText(/Chrome, Android/)).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Odhlásit všechna ostatní' })).not.toBeInTheDocument();
  expect(server.sent(END)[0]?.body).toEqual({ password: 'dub letni' });
});

test('a wrong password is reported at its field and logs out nothing', async () => {
  const wrong = reply(401, { code: 'auth.bad_credentials', message: '' });
  await open({ [READ]: [current, phone], 'DELETE /api/auth/user/sessions': wrong });
  await userEvent.click(await screen.findByRole('button', { name: 'Odhlásit všechna ostatní' }));
  await confirm('Odhlásit všechna ostatní', 'buk');
  await waitFor(() =>
    expect(dialog().getByLabelText('Současné heslo')).toHaveAccessibleDescription('Nesprávné heslo.'),
  );
  expect(screen.getByText(/Chrome, Android/)).toBeVisible();
});

test('a device that logged out meanwhile is removed too', async () => {
  const notFound = reply(404, { code: 'not_found', message: '' });
  const { server } = await open({ [READ]: [current, phone], 'DELETE /api/auth/user/sessions/phone': notFound });
  await userEvent.click(await screen.findByRole('button', { name: 'Odhlásit zařízení Chrome, Android' }));
  server.on({ [READ]: [current] });
  await confirm('Odhlásit');
  await waitFor(() => expect(screen.queryByText(/Chrome, Android/)).not.toBeInTheDocument());
});

test('all other devices are logged out at once, and an error is reported', async () => {
  const OTHERS = 'DELETE /api/auth/user/sessions';
  const { server } = await open({ [READ]: [current, phone], [OTHERS]: reply(500, { code: 'internal', message: '' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Odhlásit všechna ostatní' }));
  await confirm('Odhlásit všechna ostatní');
  expect(await screen.findByRole('alert')).toHaveTextContent('Došlo k neočekávané chybě.');
  server.on({ [OTHERS]: reply(204), [READ]: [current] });
  await userEvent.click(dialog().getByRole('button', { name: 'Odhlásit všechna ostatní' }));
  await waitFor(() => expect(screen.queryByText(/Chrome, Android/)).not.toBeInTheDocument());
  expect(server.sent(OTHERS)).toHaveLength(2);
});

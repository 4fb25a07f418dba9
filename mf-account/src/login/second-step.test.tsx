import { renderPage, reply, testServer, type TestRoutes } from '@arbora/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import account from '../remote';

const SECOND = 'POST /api/auth/login/second_factor';
const secondFactorRequired = reply(401, {
  code: 'auth.second_factor_required',
  message: '',
  details: { challenge: 'abc', methods: ['code', 'recovery'] },
});
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Přihlásit se' }));

async function logIn(routes: TestRoutes) {
  const page = await renderPage(account, '/cs/login', {
    server: testServer({ 'POST /api/auth/login': secondFactorRequired, ...routes }),
  });
  await userEvent.click(screen.getByRole('textbox', { name: 'E-mail' }));
  await userEvent.paste('jana@arbora.example');
  await userEvent.click(screen.getByLabelText('Heslo'));
  await userEvent.paste('dub letni');
  await submit();
  await screen.findByRole('heading', { name: 'Ještě druhý krok' });
  return page;
}

test('a correct password opens the code field and focuses it', async () => {
  const { server } = await logIn({ [SECOND]: reply(401, { code: 'auth.code_invalid', message: '' }) });
  const code = screen.getByRole('textbox', { name: 'Kód' });
  await waitFor(() => expect(code).toHaveFocus());
  await userEvent.paste('123 456');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Tento kód neplatí.');
  expect(server.sent(SECOND)[0]?.body).toEqual({ challenge: 'abc', code: '123 456' });
});

test('an expired second step restarts with the password', async () => {
  await logIn({ [SECOND]: reply(410, { code: 'auth.challenge_expired', message: '' }) });
  await userEvent.click(screen.getByRole('textbox', { name: 'Kód' }));
  await userEvent.paste('123456');
  await submit();
  expect(await screen.findByText('Vypršel čas. Začněte, prosím, znovu.')).toBeVisible();
  expect(screen.getByLabelText('Heslo')).toBeVisible();
});

test('a login link also requires the code', async () => {
  const server = testServer({ 'POST /api/auth/login_link': secondFactorRequired });
  await renderPage(account, '/cs/login?link=xyz', { server });
  await submit();
  expect(await screen.findByRole('textbox', { name: 'Kód' })).toBeVisible();
});

test('a passkey is offered to its owner, beside a recovery code', async () => {
  Object.assign(globalThis, { PublicKeyCredential: jest.fn() });
  const get = jest.fn().mockRejectedValue(Object.assign(new Error(), { name: 'NotAllowedError' }));
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  await logIn({
    'POST /api/auth/login': reply(401, {
      code: 'auth.second_factor_required',
      message: '',
      details: { challenge: 'abc', methods: ['passkey', 'recovery'] },
    }),
    'POST /api/auth/login/passkey/begin': { challenge: 'YQ', rpId: 'localhost' },
  });
  expect(screen.getByRole('textbox', { name: 'Obnovovací kód' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Použít přístupový klíč' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Přihlášení klíčem se nedokončilo.');
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
});

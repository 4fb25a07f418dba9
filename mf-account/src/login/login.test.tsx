import { enter, renderPage, reply, testServer } from '@arbora/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import account from '../remote';

const LOGIN = 'POST /api/auth/login';

const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText('Heslo');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Přihlásit se' }));

async function tryToLogIn(response: unknown): Promise<void> {
  await renderPage(account, '/cs/login', { server: testServer({ [LOGIN]: response }) });
  await enter(email(), 'Jana@Arbora.example');
  await enter(password(), 'spatne-heslo');
  await submit();
}

test('the form sends the input, with the e-mail in lower case', async () => {
  const server = testServer({ [LOGIN]: reply(401, { code: 'auth.bad_credentials', message: '' }) });
  await renderPage(account, '/cs/login', { server });
  await enter(email(), ' Jana@Arbora.example ');
  await userEvent.type(password(), 'Spravne heslo{Enter}');
  await waitFor(() => expect(server.sent(LOGIN)).toHaveLength(1));
  expect(server.sent(LOGIN)[0]?.body).toEqual({
    username: 'jana@arbora.example',
    password: 'Spravne heslo',
    bucket_id: 'arbora',
  });
});

test('missing input is reported, and nothing is sent', async () => {
  const { server } = await renderPage(account, '/cs/login');
  await submit();
  expect(await screen.findAllByText('Toto pole nesmí být prázdné.')).toHaveLength(2);
  await enter(email(), 'jana');
  expect(await screen.findByText('Neplatný e-mail.')).toBeVisible();
  expect(server.requests).toHaveLength(0);
});

test.each([
  ['bad credentials', 401, 'auth.bad_credentials', 'Nesprávné heslo, email nebo uživatel.'],
  ['a bad request', 400, 'request.invalid', 'Nesprávné heslo, email nebo uživatel.'],
  ['not allowed', 403, 'auth.not_allowed_in_app', 'Nemáte oprávnění pro přístup do této aplikace.'],
  ['blocked', 403, 'auth.blocked', 'Tento účet je zablokovaný. Ozvěte se nám, prosím.'],
  ['a failed server', 500, 'internal', 'Při pokusu o přihlášení došlo k chybě.'],
])('a failed login is explained: %s', async (_, status, code, text) => {
  await tryToLogIn(reply(status, { code, message: '' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(email()).toHaveValue('Jana@Arbora.example');
  expect(password()).toHaveValue('spatne-heslo');
});

test('a wrong password moves the focus back to its field', async () => {
  await tryToLogIn(reply(401, { code: 'auth.bad_credentials', message: '' }));
  await screen.findByRole('alert');
  await waitFor(() => expect(password()).toHaveFocus());
});

test.each([
  [60, 'Další pokus bude možný za 1 minutu.'],
  [61, 'Další pokus bude možný za 2 minuty.'],
  [2520, 'Další pokus bude možný za 42 minut.'],
])('the rate limit states the waiting time: %d s', async (seconds, wait) => {
  await tryToLogIn(reply(429, { code: 'auth.rate_limited', message: '' }, { 'retry-after': String(seconds) }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Překročen počet pokusů (10 za hodinu), opakujte prosím později.');
  expect(alert).toHaveTextContent(wait);
});

test('a pending registration is shown as information, not as an error', async () => {
  await tryToLogIn(reply(403, { code: 'auth.awaiting_approval', message: '' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Vaše registrace zatím čeká na schválení.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a lost connection is reported', async () => {
  await tryToLogIn(() => Promise.reject(new TypeError('Failed to fetch')));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Při pokusu o přihlášení došlo k chybě.');
  expect(alert).toHaveTextContent('Nepodařilo se spojit se serverem.');
});

test('the message disappears on the next attempt', async () => {
  await tryToLogIn(reply(401, { code: 'auth.bad_credentials', message: '' }));
  await screen.findByRole('alert');
  await userEvent.clear(password());
  await submit();
  await screen.findByText('Toto pole nesmí být prázdné.');
  await enter(password(), 'jine-heslo');
  await submit();
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
});

test('the page links to registration, and explains a redirect', async () => {
  await renderPage(account, '/cs/login?return=%2Frezervace');
  expect(screen.getByText(/Přihlaste se, prosím/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zaregistrujte se' })).toHaveAttribute(
    'href',
    '/cs/registrace?return=%2Frezervace',
  );
});

test('fields have autocomplete attributes for password managers', async () => {
  await renderPage(account, '/en/login');
  expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveAttribute('autocomplete', 'username webauthn');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

describe('a login link', () => {
  const BY_LINK = 'POST /api/auth/login_link';
  const open = (response: unknown) =>
    renderPage(account, '/cs/login?link=abc&return=%2Frezervace', { server: testServer({ [BY_LINK]: response }) });

  test('is removed from the URL, and used only on a click', async () => {
    const { server, history } = await open(reply(503, { code: 'unavailable', message: '' }));
    expect(server.sent(BY_LINK)).toHaveLength(0);
    await waitFor(() => expect(history.location.search).toBe('?return=%2Frezervace'));
    await submit();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(server.sent(BY_LINK)[0]?.body).toEqual({ token: 'abc' });
  });

  test('is replaced by the password form once it has expired', async () => {
    await open(reply(410, { code: 'auth.link_expired', message: '' }));
    await submit();
    expect(await screen.findByText(/Tenhle odkaz už neplatí/)).toBeVisible();
    expect(password()).toBeVisible();
  });
});

test('the page shows the event that the visitor was about to reserve', async () => {
  const returnPath = '/rezervace/udalost/11111111-0000-4000-8000-000000000001?slot=1';
  const { shell } = await renderPage(account, `/cs/login?${new URLSearchParams({ return: returnPath })}`);
  expect(shell.slots).toEqual([{ name: 'intended-event', input: returnPath }]);
});

test('the page names no event if the return path is another page', async () => {
  const { shell } = await renderPage(account, '/cs/login?return=%2Fucet');
  expect(shell.slots).toEqual([]);
});

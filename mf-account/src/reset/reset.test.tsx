import { getSession } from '@arbora/auth';
import { createPath } from '@arbora/router';
import { enter, renderPage, reply, testServer, type PageTestOptions, type TestRoutes } from '@arbora/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import account from '../remote';

const MAIL = 'POST /api/auth/user/reset_mail';
const CHECK = 'POST /api/auth/user/reset_check';
const SET = 'POST /api/auth/user/reset_set';
const REF = 'r'.repeat(43);
const EMAIL = 'jana@arbora.example';

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 1 });

function open(routes: TestRoutes, url: string, options: PageTestOptions = {}) {
  return renderPage(account, url, { server: testServer(routes), ...options });
}

describe('requesting a link', () => {
  const requestLink = async (email = ` ${EMAIL.toUpperCase()} `): Promise<void> => {
    await enter(field('E-mail'), email);
    await press('Poslat odkaz');
  };

  test('confirms the mail, and can be repeated with the same address', async () => {
    const { server } = await open({ [MAIL]: reply(204) }, '/cs/heslo');
    expect(heading()).toHaveTextContent('Zapomenuté heslo');
    await requestLink();
    expect(await screen.findByText('E-mail s odkazem k nastavení nového hesla byl odeslán.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByText(/jana@arbora\.example.* platí 15 minut/)).toBeVisible();
    expect(server.sent(MAIL)[0]?.body).toEqual({ email: EMAIL, bucket_id: 'arbora' });
    await press('Poslat znovu');
    expect(field('E-mail')).toHaveValue(EMAIL);
    expect(field('E-mail')).toHaveFocus();
  });

  test('reports an unknown address at the field', async () => {
    await open({ [MAIL]: reply(404, { code: 'auth.user_unknown', message: '' }) }, '/cs/heslo');
    await requestLink();
    await waitFor(() => expect(field('E-mail')).toHaveFocus());
    expect(field('E-mail')).toHaveAccessibleDescription('Uživatel s tímto e-mailem nenalezen.');
  });

  test.each([
    [
      'too many requests',
      reply(429, { code: 'request.limited', message: '' }),
      /Žádostí o nový odkaz přišlo příliš mnoho/,
    ],
    ['a server error', reply(500, { code: 'internal', message: '' }), /Došlo k neočekávané chybě/],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), /Nepodařilo se spojit se serverem/],
  ])('reports the error and keeps the address after %s', async (_, response, text) => {
    await open({ [MAIL]: response }, '/cs/heslo');
    await requestLink(EMAIL);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field('E-mail')).toHaveValue(EMAIL);
  });

  test('starts with the address typed at the login, which is not in the URL', async () => {
    const { history } = await open({}, '/cs/login');
    await enter(field('E-mail'), EMAIL);
    await userEvent.click(screen.getByRole('link', { name: 'Zapomenuté heslo?' }));
    expect(await screen.findByRole('heading', { name: 'Zapomenuté heslo' })).toBeVisible();
    expect(field('E-mail')).toHaveValue(EMAIL);
    expect(createPath(history.location)).toBe('/cs/heslo');
  });
});

describe('the mailed link', () => {
  const save = async (password = 'javor mleč', repeated = password): Promise<void> => {
    await enter(field('Nové heslo'), password);
    await enter(field('Heslo znovu'), repeated);
    await press('Uložit nové heslo');
  };
  const openLink = (response: unknown, options?: PageTestOptions) =>
    open({ [CHECK]: reply(204), [SET]: response }, `/cs/heslo?ref=${REF}`, options);

  test('sets a new password and links to the login', async () => {
    const { server, shell } = await openLink(reply(204));
    expect(heading()).toHaveTextContent('Nové heslo');
    expect(shell.titles.at(-1)).toBe('Nové heslo');
    await save();
    expect(await screen.findByText('Nové heslo bylo úspěšně uloženo.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Přihlásit se' })).toHaveAttribute('href', '/cs/login');
    expect(server.sent(SET)[0]?.body).toEqual({ ref: REF, new_password: 'javor mleč' });
  });

  test('is removed from URL and history at once, and survives a change of language', async () => {
    const { history, server } = await openLink(reply(204));
    expect(createPath(history.location)).toBe('/cs/heslo');
    act(() => history.back());
    expect(createPath(history.location)).toBe('/cs/heslo');
    await enter(field('Nové heslo'), 'javor mleč');
    act(() => history.push('/en/heslo'));
    expect(await screen.findByLabelText('New password', { selector: 'input' })).toHaveValue('javor mleč');
    await enter(field('Password again'), 'javor mleč');
    await press('Save the new password');
    await waitFor(() => expect(server.sent(SET)[0]?.body).toEqual({ ref: REF, new_password: 'javor mleč' }));
  });

  test('reports that it is used or expired, and offers another one', async () => {
    await openLink(reply(410, { code: 'auth.reset_expired', message: '' }));
    await save();
    expect(await screen.findByText('platnost odkazu vypršela')).toBeVisible();
    expect(screen.queryByLabelText('Nové heslo', { selector: 'input' })).not.toBeInTheDocument();
    await press('Poslat nový odkaz');
    expect(heading()).toHaveTextContent('Zapomenuté heslo');
    expect(field('E-mail')).toHaveFocus();
  });

  test('that is used or expired is reported before a password is typed', async () => {
    await open({ [CHECK]: reply(410, { code: 'auth.reset_expired', message: '' }) }, `/cs/heslo?ref=${REF}`);
    expect(await screen.findByText('platnost odkazu vypršela')).toBeVisible();
    expect(screen.queryByLabelText('Nové heslo', { selector: 'input' })).not.toBeInTheDocument();
  });

  test('rejects an invalid password before sending, and keeps one that the server rejects', async () => {
    const { server } = await openLink(
      reply(400, { code: 'auth.password_weak', message: '', fields: { new_password: 'password_common' } }),
    );
    await save('krátké');
    expect(await screen.findByText('Heslo musí mít alespoň 8 znaků.')).toBeVisible();
    await enter(field('Nové heslo'), ' ale už ne');
    expect(await screen.findByText('Hesla se neshodují.')).toBeVisible();
    expect(server.sent(SET)).toHaveLength(0);
    await enter(field('Heslo znovu'), ' ale už ne');
    await press('Uložit nové heslo');
    expect(await screen.findByText('Toto heslo lze snadno uhodnout, zvolte jiné.')).toBeVisible();
    expect(field('Nové heslo')).toHaveValue('krátké ale už ne');
  });

  test.each([
    ['too many requests', reply(429, { code: 'request.limited', message: '' }), /Příliš mnoho požadavků/],
    ['a server error', reply(500, { code: 'internal', message: '' }), /Došlo k neočekávané chybě/],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), /Nepodařilo se spojit se serverem/],
  ])('stays usable after %s', async (_, response, text) => {
    const { server } = await openLink(response);
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    server.on({ [SET]: reply(204) });
    await press('Uložit nové heslo');
    expect(await screen.findByText('Nové heslo bylo úspěšně uloženo.')).toBeVisible();
  });

  test('ends a session in this browser, as the server did', async () => {
    await openLink(reply(204), { person: {} });
    await save();
    await screen.findByText('Nové heslo bylo úspěšně uloženo.');
    expect(getSession().status).toBe('anonymous');
  });
});

test.each([
  ['/en/heslo', 'Forgotten password'],
  ['/pl/heslo', 'Odzyskiwanie hasła'],
  [`/en/heslo?ref=${REF}`, 'New password'],
  [`/pl/heslo?ref=${REF}`, 'Nowe hasło'],
])('the page %s is in its language', async (url, title) => {
  await open({ [CHECK]: reply(204) }, url);
  expect(heading()).toHaveTextContent(title);
});

import { APP_KEY } from '@arbora/domain';
import { enter, renderPage, reply, testServer } from '@arbora/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import account from '../remote';
import { CREATE, EXISTS, field, fill, NEWSLETTERS, OFFERED, open, submit } from './test-registration';

test('registration creates an account that awaits approval', async () => {
  const page = await open();
  await fill();
  await submit();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Děkujeme, registrace čeká na schválení');
  expect(screen.getByText(/Na petr@skolka\.example jsme vám poslali potvrzení/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(page.server.sent(CREATE)[0]?.body).toEqual({
    apiKey: APP_KEY,
    locale: 'cs',
    email: 'petr@skolka.example',
    password: 'buk lesni',
    name: 'Petr Habr',
    nickname: '',
    phone: '',
    country: 'CZ',
    ico: '',
    dic: '',
    company: '',
    company_type: null,
    street: '',
    city: '',
    zip: '',
    region: null,
    subscriptions: [],
  });
});

test('the return path is sent with the registration', async () => {
  const { server } = await open({}, '/cs/registrace?return=%2Frezervace%2Fudalost%2F7');
  await fill();
  await submit();
  await screen.findByText(/jsme vám poslali potvrzení/);
  expect(server.sent(CREATE)[0]?.body).toMatchObject({ return_path: '/rezervace/udalost/7' });
});

test('a return path of another site is ignored', async () => {
  const { server } = await open({}, '/cs/registrace?return=%2F%2Fevil.example');
  await fill();
  await submit();
  await screen.findByText(/jsme vám poslali potvrzení/);
  expect(server.sent(CREATE)[0]?.body).not.toHaveProperty('return_path');
});

test('the phone number is validated', async () => {
  const { server } = await open();
  await fill();
  await enter(field(/^Telefon/), 'abc');
  await submit();
  expect(await screen.findByText(/Zkontrolujte, prosím, telefonní číslo/)).toBeVisible();
  expect(server.sent(CREATE)).toHaveLength(0);
});

test('invalid input is reported at its fields, and nothing is sent', async () => {
  const { server } = await open();
  await submit();
  expect(await screen.findAllByText('Toto pole nesmí být prázdné.')).toHaveLength(4);
  await enter(field('Heslo'), 'krátké');
  await enter(field('Jméno a příjmení'), 'Jo');
  expect(await screen.findByText('Heslo musí mít alespoň 8 znaků.')).toBeVisible();
  expect(await screen.findByText('Musí obsahovat alespoň 3 znaky')).toBeVisible();
  expect(server.sent(CREATE)).toHaveLength(0);
});

test('different passwords are reported until either is corrected', async () => {
  await open();
  await enter(field('Heslo'), 'buk lesni');
  await enter(field('Heslo znovu'), 'buk lesnik');
  await userEvent.tab();
  expect(await screen.findByText('Hesla se neshodují.')).toBeVisible();
  // Pasting appends to the value.
  await enter(field('Heslo'), 'k');
  expect(field('Heslo')).toHaveValue('buk lesnik');
  await waitFor(() => expect(screen.queryByText('Hesla se neshodují.')).not.toBeInTheDocument());
});

describe('newsletters', () => {
  test('three are offered unticked, and ticked ones are requested', async () => {
    const { server } = await open();
    await fill();
    const boxes = await screen.findAllByRole('checkbox', { name: /^(Novinky|Nabídky|Akce|Kariéra)$/ });
    expect(boxes).toHaveLength(3);
    for (const box of boxes) expect(box).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Akce' }));
    await submit();
    await waitFor(() => expect(server.sent(CREATE)).toHaveLength(1));
    expect(server.sent(CREATE)[0]?.body).toMatchObject({ subscriptions: ['list-2'] });
  });

  test('have names in the language of the page', async () => {
    await open({}, '/pl/registrace');
    expect(await screen.findByRole('checkbox', { name: 'Novinky pl' })).toHaveAccessibleDescription(
      'Raz w\u00a0miesiącu',
    );
  });

  test('are omitted if they fail to load', async () => {
    const { server } = await open({ [NEWSLETTERS]: reply(500, { code: 'internal', message: '' }) });
    await fill();
    await submit();
    await waitFor(() => expect(server.sent(CREATE)).toHaveLength(1));
    expect(server.sent(CREATE)[0]?.body).toMatchObject({ subscriptions: [] });
  });
});

describe('the e-mail of an existing account', () => {
  test('is reported on blur without blocking the form', async () => {
    const { server } = await open({ [EXISTS]: true });
    await fill();
    expect(await screen.findByText(/Uživatel se stejným e-mailem již existuje\./)).toBeVisible();
    expect(server.sent(EXISTS)[0]?.body).toEqual({ bucket_id: 'arbora', email: 'petr@skolka.example' });
    await submit();
    await waitFor(() => expect(server.sent(CREATE)).toHaveLength(1));
  });

  test.each([
    ['noticed on blur', { [EXISTS]: true, [CREATE]: reply(500, { code: 'internal', message: '' }) }],
    [
      'rejected by the server',
      { [CREATE]: reply(409, { code: 'auth.user_exists', message: '', fields: { email: 'taken' } }) },
    ],
  ])('links to the login and prefills the e-mail when it is %s', async (_, routes) => {
    const page = await open(routes);
    await fill();
    await submit();
    const [, link] = await screen.findAllByRole('link', { name: 'Přihlaste se' });
    await userEvent.click(link!);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Přihlášení');
    expect(field('E-mail')).toHaveValue('Petr@Skolka.example');
    expect(page.history.location.search).toBe('');
  });

  test('is not looked up while it is invalid, and a failed lookup is not shown', async () => {
    const { server } = await open({ [EXISTS]: reply(429, { code: 'request.limited', message: '' }) });
    await enter(field('E-mail'), 'petr');
    await userEvent.tab();
    await screen.findByText('Neplatný e-mail.');
    expect(server.sent(EXISTS)).toHaveLength(0);
    await enter(field('E-mail'), '@skolka.example');
    await userEvent.tab();
    await waitFor(() => expect(server.sent(EXISTS)).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test.each([
  ['auth.user_exists', 'E-mail', 'Uživatel se stejným e-mailem již existuje.'],
  ['profile.nickname_taken', /^Přezdívka/, 'Tuto přezdívku už má někdo jiný.'],
])('the error %s is reported at its field, and the input is kept', async (code, label, text) => {
  await open({
    [CREATE]: reply(409, { code, message: '', fields: { [label === 'E-mail' ? 'email' : 'nickname']: 'taken' } }),
  });
  await fill();
  await submit();
  await waitFor(() => expect(field(label)).toHaveFocus());
  expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(screen.getAllByText(text)).toHaveLength(1);
  expect(field('Heslo')).toHaveValue('buk lesni');
  expect(field('Jméno a příjmení')).toHaveValue('Petr Habr');
});

test.each([
  [
    'a common password',
    reply(400, { code: 'auth.password_weak', message: '', fields: { password: 'password_common' } }),
    /snadno uhodnout/,
  ],
  ['too many requests', reply(429, { code: 'request.limited', message: '' }), /příliš mnoho registrací/],
  ['a server error', reply(500, { code: 'internal', message: '' }), /Došlo k neočekávané chybě/],
])('the error is reported and the input is kept after %s', async (_, response, text) => {
  await open({ [CREATE]: response });
  await fill();
  await submit();
  expect(await screen.findByText(text)).toBeVisible();
  expect(field('E-mail')).toHaveValue('Petr@Skolka.example');
});

test('input and messages survive a change of language', async () => {
  const page = await open();
  await enter(field('E-mail'), 'petr@skolka.example');
  await submit();
  await screen.findAllByText('Toto pole nesmí být prázdné.');
  act(() => page.history.push('/en/registrace'));
  expect(await screen.findByLabelText('E-mail address')).toHaveValue('petr@skolka.example');
  expect(screen.getAllByText('This field cannot be blank.').length).toBeGreaterThan(0);
});

test('the page about personal data is linked if it is deployed', async () => {
  const server = testServer({ [NEWSLETTERS]: OFFERED });
  const { unmount } = await renderPage(account, '/cs/registrace', { server });
  expect(screen.queryByRole('link', { name: /osobními údaji/ })).not.toBeInTheDocument();
  unmount();
  await renderPage(account, '/cs/registrace', { server, deployed: ['/gdpr'] });
  expect(screen.getByRole('link', { name: /osobními údaji/ })).toHaveAttribute('href', '/cs/gdpr');
});

test('a logged-in person sees a link to the account instead of the form', async () => {
  await renderPage(account, '/cs/registrace', { person: {} });
  expect(screen.getByText('Už jste přihlášeni')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Můj účet' })).toHaveAttribute('href', '/cs/ucet');
  expect(screen.queryByLabelText('Heslo')).not.toBeInTheDocument();
});

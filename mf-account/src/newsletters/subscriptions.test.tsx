import { on, type SnackbarMessage } from '@arbora/event-bus';
import { logInAs, renderPage, reply, testProfile, testServer, type TestRoutes } from '@arbora/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import account from '../remote';

const OFFER = 'GET /api/mailing/postman_subscription_public';
const READ = 'GET /api/mailing/public/subscriber-subscriptions';
const CREATE = 'POST /api/mailing/public/subscriber-create';
const UPDATE = 'POST /api/mailing/public/subscriber-update';
const ID = '0b0e4f0c-0d0b-4c62-9d5e-6a1c7f3a0999';
const DELETE = `DELETE /api/mailing/public/subscriber-delete/${ID}`;

const OFFERED = ['Novinky', 'Nabídky', 'Akce', 'Kariéra'].map((name, index) => ({
  id: `list-${index}`,
  name,
  name_en: `${name} en`,
  name_pl: `${name} pl`,
  perex: `O čem jsou ${name}`,
  perex_en: 'What it is about',
  perex_pl: 'O czym to jest',
}));
const EMAIL = 'petr@skolka.example';
const subscriber = { id: ID, email: EMAIL, subscriptions: ['list-2'] };
const unknown = reply(404, { code: 'mailing.subscriber_unknown', message: '' });

const snackbars: SnackbarMessage[] = [];
let end: () => void;
beforeEach(() => {
  snackbars.length = 0;
  end = on('snackbar', (message) => void snackbars.push(message));
});
afterEach(() => end());

const box = (name: string) => screen.findByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const PATH = '/cs/services/subscriptions';

function open(routes: TestRoutes = {}, path = PATH, isLoggedIn = false) {
  const server = testServer({ [OFFER]: OFFERED, [CREATE]: reply(202, { pending: true }), ...routes });
  return renderPage(account, path, { server, ...(isLoggedIn ? { person: { email: EMAIL } } : {}) });
}
async function ask(name = 'Akce'): Promise<void> {
  await userEvent.click(screen.getByLabelText('E-mail'));
  await userEvent.paste(EMAIL.toUpperCase());
  await userEvent.click(await box(name));
  await userEvent.click(button('Odebírat novinky'));
}

describe('a visitor', () => {
  test('is offered all newsletters in their order, none of them ticked', async () => {
    const { shell, server } = await open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Novinky e-mailem');
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes.map((each) => each.parentElement?.textContent)).toEqual(['Novinky', 'Nabídky', 'Akce', 'Kariéra']);
    for (const each of boxes) expect(each).not.toBeChecked();
    expect(screen.getByText(/Odesláním souhlasíte/)).toBeVisible();
    expect(shell.titles).toEqual(['Novinky e-mailem']);
    expect(server.sent(READ)).toHaveLength(0);
  });

  test('reads them in the language of the page, and is written to in it', async () => {
    const { server } = await open({}, '/pl/services/subscriptions');
    expect(await box('Akce pl')).toHaveAccessibleDescription('O\u00a0czym to jest');
    await userEvent.click(screen.getByLabelText('Adres e-mail'));
    await userEvent.paste(EMAIL);
    await userEvent.click(await box('Akce pl'));
    await userEvent.click(button('Subskrybuj'));
    await screen.findByText(/wysłaliśmy link/);
    expect(server.sent(CREATE)[0]?.body).toMatchObject({ locale: 'pl' });
  });

  test('asks for some, is told of the mail, and can come back to what was typed', async () => {
    const { server } = await open();
    await ask();
    expect(await screen.findByText(/Na petr@skolka\.example jsme poslali odkaz, .* Platí 48 hodin/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(server.sent(CREATE).map(({ body }) => body)).toEqual([
      { email: EMAIL, subscriptions: ['list-2'], locale: 'cs' },
    ]);
    await userEvent.click(button('Upravit a poslat znovu'));
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(screen.getByLabelText('E-mail')).toHaveValue(EMAIL.toUpperCase());
    expect(await box('Akce')).toBeChecked();
  });

  test('is told at once what is missing, and nothing is sent', async () => {
    const { server } = await open();
    await box('Akce');
    await userEvent.click(button('Odebírat novinky'));
    expect(await screen.findByText('Toto pole nesmí být prázdné.')).toBeVisible();
    const group = screen.getByRole('group', { name: 'O čem vám máme psát' });
    expect(group).toHaveAccessibleDescription('Vyberte alespoň jednu z možností.');
    await userEvent.click(screen.getByLabelText('E-mail'));
    await userEvent.paste(EMAIL);
    await userEvent.click(button('Odebírat novinky'));
    await waitFor(() => expect(screen.getAllByRole('checkbox')[0]).toHaveFocus());
    await userEvent.click(await box('Nabídky'));
    expect(screen.queryByText('Vyberte alespoň jednu z možností.')).not.toBeInTheDocument();
    expect(server.sent(CREATE)).toHaveLength(0);
  });

  test.each([
    [reply(429, { code: 'request.limited', message: '' }), /^Žádostí přišlo za krátkou dobu příliš mnoho/],
    [reply(500, { code: 'internal', message: '' }), /^Došlo k neočekávané chybě/],
    [() => Promise.reject(new TypeError('offline')), /^Nepodařilo se spojit se serverem/],
  ])('is told of a failure, and nothing typed is lost', async (answer, text) => {
    await open({ [CREATE]: answer });
    await ask();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue(EMAIL.toUpperCase());
    expect(await box('Akce')).toBeChecked();
  });

  test('sees where no newsletters are offered', async () => {
    await open({ [OFFER]: [] });
    expect(await screen.findByText('Teď žádné novinky e-mailem nerozesíláme')).toBeVisible();
    expect(screen.queryByLabelText('E-mail')).not.toBeInTheDocument();
  });

  test('can try again where they cannot be had', async () => {
    const { server } = await open({ [OFFER]: reply(400, { code: 'internal', message: '' }) });
    const retry = await screen.findByRole('button', { name: 'Zkusit znovu' });
    server.on({ [OFFER]: OFFERED });
    await userEvent.click(retry);
    expect(await box('Akce')).toBeVisible();
  });
});

describe('who comes by the link of a mail', () => {
  const arrive = (routes: TestRoutes = {}, search = `?confirmed=yes&id=${ID}`) =>
    open({ [READ]: subscriber, ...routes }, PATH + search);

  test('is thanked, and sees what the address gets', async () => {
    const { server } = await arrive();
    expect(await screen.findByText('Děkujeme, odběr je potvrzený')).toBeVisible();
    expect(screen.getByText('Na petr@skolka.example chodí to, co je zaškrtnuté.')).toBeVisible();
    expect(await box('Akce')).toBeChecked();
    expect(await box('Novinky')).not.toBeChecked();
    expect(server.sent(READ)[0]?.query.toString()).toBe(`id=${ID}`);
  });

  test('changes it at once', async () => {
    const { server } = await arrive({ [UPDATE]: { ...subscriber, subscriptions: ['list-0'] } }, `?id=${ID}`);
    await userEvent.click(await box('Novinky'));
    await userEvent.click(await box('Akce'));
    await userEvent.click(button('Uložit změny'));
    await waitFor(() => expect(snackbars).toMatchObject([{ type: 'success', text: 'Změny v odběru jsou uložené' }]));
    expect(server.sent(UPDATE)[0]?.body).toEqual({ id: ID, subscriptions: ['list-0'] });
    expect(await box('Novinky')).toBeChecked();
    expect(screen.queryByText('Děkujeme, odběr je potvrzený')).not.toBeInTheDocument();
  });

  test('keeps what was ticked where it could not be saved', async () => {
    await arrive({ [UPDATE]: unknown });
    await userEvent.click(await box('Novinky'));
    await userEvent.click(button('Uložit změny'));
    expect(await screen.findByText(/^Tento odkaz už neplatí/)).toBeVisible();
    expect(await box('Novinky')).toBeChecked();
    expect(snackbars).toHaveLength(0);
  });

  test('gives up everything, having been asked', async () => {
    const { server } = await arrive({ [DELETE]: reply(204) });
    await box('Akce');
    await userEvent.click(button('Zrušit všechny odběry'));
    expect(server.sent(DELETE)).toHaveLength(0);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zrušit odběry' }));
    expect(await screen.findByText('Všechny odběry jsou zrušené')).toBeVisible();
    expect(screen.getByText('Všechny odběry jsou zrušené').closest('[role=status]')).toHaveFocus();
    expect(server.sent(DELETE)).toHaveLength(1);
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
    expect(screen.queryByText('Děkujeme, odběr je potvrzený')).not.toBeInTheDocument();
  });

  test('and has given up everything keeps what is typed afterwards when the link is asked for again', async () => {
    const { server, queryClient } = await arrive({ [DELETE]: reply(204) });
    await box('Akce');
    await userEvent.click(button('Zrušit všechny odběry'));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zrušit odběry' }));
    await userEvent.type(await screen.findByLabelText('E-mail'), 'eva@');
    server.on({ [READ]: unknown });
    await act(() => queryClient.refetchQueries({ queryKey: ['subscriber'] }));
    expect(server.sent(READ)).toHaveLength(2);
    expect(screen.getByLabelText('E-mail')).toHaveValue('eva@');
    expect(screen.getByText('Všechny odběry jsou zrušené')).toBeVisible();
    expect(screen.queryByText(/^Tento odkaz už neplatí/)).not.toBeInTheDocument();
  });

  test.each([unknown, reply(400, { code: 'request.invalid', message: '' })])(
    'that is too old can ask anew',
    async (answer) => {
      await arrive({ [READ]: answer });
      expect(await screen.findByText(/^Tento odkaz už neplatí/)).toBeVisible();
      expect(screen.getByLabelText('E-mail')).toBeVisible();
    },
  );

  test('that is too old, while it is asked who is there, can ask for the own address then', async () => {
    const server = testServer({ [OFFER]: OFFERED, [READ]: unknown });
    await renderPage(account, `${PATH}?id=${ID}`, { server });
    await screen.findByLabelText('E-mail');
    await act(() => logInAs(server, { email: EMAIL }));
    expect(await screen.findByLabelText('E-mail')).toHaveValue(EMAIL);
  });

  test('that no longer confirms is told so, and can ask anew', async () => {
    await arrive({}, '?confirmed=expired');
    expect(await screen.findByText('Odkaz z e-mailu už neplatí')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toBeVisible();
  });
});

describe('somebody logged in', () => {
  const nothing = { id: null, email: null, subscriptions: [] };

  test('who gets nothing asks for the own address', async () => {
    const { server } = await open({ [READ]: nothing }, PATH, true);
    expect(await screen.findByLabelText('E-mail')).toHaveValue(EMAIL);
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');
    await userEvent.click(await box('Kariéra'));
    await userEvent.click(button('Odebírat novinky'));
    await screen.findByText(/jsme poslali odkaz/);
    const [request] = server.sent(CREATE);
    expect(request?.body).toEqual({
      email: EMAIL,
      subscriptions: ['list-3'],
      account_id: testProfile.id,
      locale: 'cs',
    });
    expect(request?.headers.get('authorization')).toMatch(/^Bearer /);
  });

  test('sees and changes what the account gets', async () => {
    const { server } = await open({ [READ]: subscriber, [UPDATE]: { ...subscriber, subscriptions: [] } }, PATH, true);
    expect(await box('Akce')).toBeChecked();
    expect(server.sent(READ)[0]?.query.toString()).toBe(`account_id=${testProfile.id}`);
    await userEvent.click(await box('Akce'));
    await userEvent.click(button('Uložit změny'));
    await waitFor(() => expect(server.sent(UPDATE)[0]?.body).toEqual({ id: ID, subscriptions: [] }));
  });

  test('is shown what another window has saved, but not over what is being ticked', async () => {
    const { server, queryClient } = await open({ [READ]: subscriber }, PATH, true);
    await box('Akce');
    const refresh = async (subscriptions: string[]) => {
      server.on({ [READ]: { ...subscriber, subscriptions } });
      await act(() => queryClient.refetchQueries({ queryKey: ['subscriber'] }));
    };
    await refresh(['list-0']);
    await waitFor(async () => expect(await box('Novinky')).toBeChecked());
    expect(await box('Akce')).not.toBeChecked();
    await userEvent.click(await box('Kariéra'));
    await refresh([]);
    expect(await box('Novinky')).toBeChecked();
    expect(await box('Kariéra')).toBeChecked();
  });

  test('can try again where it cannot be read', async () => {
    const { server } = await open({ [READ]: reply(400, { code: 'internal', message: '' }) }, PATH, true);
    const retry = await screen.findByRole('button', { name: 'Zkusit znovu' });
    server.on({ [READ]: subscriber });
    await userEvent.click(retry);
    expect(await box('Akce')).toBeChecked();
  });
});

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
const unknownSubscriber = reply(404, { code: 'mailing.subscriber_unknown', message: '' });

const snackbars: SnackbarMessage[] = [];
let unsubscribe: () => void;
beforeEach(() => {
  snackbars.length = 0;
  unsubscribe = on('snackbar', (message) => void snackbars.push(message));
});
afterEach(() => unsubscribe());

const checkbox = (name: string) => screen.findByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const PATH = '/cs/services/subscriptions';

function open(routes: TestRoutes = {}, path = PATH, isLoggedIn = false) {
  const server = testServer({ [OFFER]: OFFERED, [CREATE]: reply(202, { pending: true }), ...routes });
  return renderPage(account, path, { server, ...(isLoggedIn ? { person: { email: EMAIL } } : {}) });
}
async function subscribe(name = 'Akce'): Promise<void> {
  await userEvent.click(screen.getByLabelText('E-mail'));
  await userEvent.paste(EMAIL.toUpperCase());
  await userEvent.click(await checkbox(name));
  await userEvent.click(button('Odebírat novinky'));
}

describe('an anonymous visitor', () => {
  test('sees all newsletters in order, none ticked', async () => {
    const { shell, server } = await open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Novinky e-mailem');
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes.map((box) => box.parentElement?.textContent)).toEqual(['Novinky', 'Nabídky', 'Akce', 'Kariéra']);
    for (const box of boxes) expect(box).not.toBeChecked();
    expect(screen.getByText(/Odesláním souhlasíte/)).toBeVisible();
    expect(shell.titles).toEqual(['Novinky e-mailem']);
    expect(server.sent(READ)).toHaveLength(0);
  });

  test('sees them in the language of the page, and is mailed in it', async () => {
    const { server } = await open({}, '/pl/services/subscriptions');
    expect(await checkbox('Akce pl')).toHaveAccessibleDescription('O\u00a0czym to jest');
    await userEvent.click(screen.getByLabelText('Adres e-mail'));
    await userEvent.paste(EMAIL);
    await userEvent.click(await checkbox('Akce pl'));
    await userEvent.click(button('Subskrybuj'));
    await screen.findByText(/wysłaliśmy link/);
    expect(server.sent(CREATE)[0]?.body).toMatchObject({ locale: 'pl' });
  });

  test('subscribes, sees that a mail was sent, and can return to the input', async () => {
    const { server } = await open();
    await subscribe();
    expect(await screen.findByText(/Na petr@skolka\.example jsme poslali odkaz, .* Platí 48 hodin/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(server.sent(CREATE).map(({ body }) => body)).toEqual([
      { email: EMAIL, subscriptions: ['list-2'], locale: 'cs' },
    ]);
    await userEvent.click(button('Upravit a poslat znovu'));
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(screen.getByLabelText('E-mail')).toHaveValue(EMAIL.toUpperCase());
    expect(await checkbox('Akce')).toBeChecked();
  });

  test('sees errors of missing input, and nothing is sent', async () => {
    const { server } = await open();
    await checkbox('Akce');
    await userEvent.click(button('Odebírat novinky'));
    expect(await screen.findByText('Toto pole nesmí být prázdné.')).toBeVisible();
    const group = screen.getByRole('group', { name: 'O čem vám máme psát' });
    expect(group).toHaveAccessibleDescription('Vyberte alespoň jednu z možností.');
    await userEvent.click(screen.getByLabelText('E-mail'));
    await userEvent.paste(EMAIL);
    await userEvent.click(button('Odebírat novinky'));
    await waitFor(() => expect(screen.getAllByRole('checkbox')[0]).toHaveFocus());
    await userEvent.click(await checkbox('Nabídky'));
    expect(screen.queryByText('Vyberte alespoň jednu z možností.')).not.toBeInTheDocument();
    expect(server.sent(CREATE)).toHaveLength(0);
  });

  test.each([
    [reply(429, { code: 'request.limited', message: '' }), /^Žádostí přišlo za krátkou dobu příliš mnoho/],
    [reply(500, { code: 'internal', message: '' }), /^Došlo k neočekávané chybě/],
    [() => Promise.reject(new TypeError('offline')), /^Nepodařilo se spojit se serverem/],
  ])('sees an error, and the input is kept', async (response, text) => {
    await open({ [CREATE]: response });
    await subscribe();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue(EMAIL.toUpperCase());
    expect(await checkbox('Akce')).toBeChecked();
  });

  test('sees that no newsletters are offered', async () => {
    await open({ [OFFER]: [] });
    expect(await screen.findByText('Teď žádné novinky e-mailem nerozesíláme')).toBeVisible();
    expect(screen.queryByLabelText('E-mail')).not.toBeInTheDocument();
  });

  test('can retry if they fail to load', async () => {
    const { server } = await open({ [OFFER]: reply(400, { code: 'internal', message: '' }) });
    const retry = await screen.findByRole('button', { name: 'Zkusit znovu' });
    server.on({ [OFFER]: OFFERED });
    await userEvent.click(retry);
    expect(await checkbox('Akce')).toBeVisible();
  });
});

describe('a visitor who follows a mailed link', () => {
  const openByLink = (routes: TestRoutes = {}, search = `?confirmed=yes&id=${ID}`) =>
    open({ [READ]: subscriber, ...routes }, PATH + search);

  test('sees a confirmation and the newsletters of the address', async () => {
    const { server } = await openByLink();
    expect(await screen.findByText('Děkujeme, odběr je potvrzený')).toBeVisible();
    expect(screen.getByText('Na petr@skolka.example chodí to, co je zaškrtnuté.')).toBeVisible();
    expect(await checkbox('Akce')).toBeChecked();
    expect(await checkbox('Novinky')).not.toBeChecked();
    expect(server.sent(READ)[0]?.query.toString()).toBe(`id=${ID}`);
  });

  test('changes them without confirmation', async () => {
    const { server } = await openByLink({ [UPDATE]: { ...subscriber, subscriptions: ['list-0'] } }, `?id=${ID}`);
    await userEvent.click(await checkbox('Novinky'));
    await userEvent.click(await checkbox('Akce'));
    await userEvent.click(button('Uložit změny'));
    await waitFor(() => expect(snackbars).toMatchObject([{ type: 'success', text: 'Změny v odběru jsou uložené' }]));
    expect(server.sent(UPDATE)[0]?.body).toEqual({ id: ID, subscriptions: ['list-0'] });
    expect(await checkbox('Novinky')).toBeChecked();
    expect(screen.queryByText('Děkujeme, odběr je potvrzený')).not.toBeInTheDocument();
  });

  test('keeps the ticks after an error', async () => {
    await openByLink({ [UPDATE]: unknownSubscriber });
    await userEvent.click(await checkbox('Novinky'));
    await userEvent.click(button('Uložit změny'));
    expect(await screen.findByText(/^Tento odkaz už neplatí/)).toBeVisible();
    expect(await checkbox('Novinky')).toBeChecked();
    expect(snackbars).toHaveLength(0);
  });

  test('ends all subscriptions after a confirmation', async () => {
    const { server } = await openByLink({ [DELETE]: reply(204) });
    await checkbox('Akce');
    await userEvent.click(button('Zrušit všechny odběry'));
    expect(server.sent(DELETE)).toHaveLength(0);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zrušit odběry' }));
    expect(await screen.findByText('Všechny odběry jsou zrušené')).toBeVisible();
    expect(screen.getByText('Všechny odběry jsou zrušené').closest('[role=status]')).toHaveFocus();
    expect(server.sent(DELETE)).toHaveLength(1);
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
    expect(screen.queryByText('Děkujeme, odběr je potvrzený')).not.toBeInTheDocument();
  });

  test('keeps the input after ending all subscriptions, when the link is requested again', async () => {
    const { server, queryClient } = await openByLink({ [DELETE]: reply(204) });
    await checkbox('Akce');
    await userEvent.click(button('Zrušit všechny odběry'));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zrušit odběry' }));
    await userEvent.type(await screen.findByLabelText('E-mail'), 'eva@');
    server.on({ [READ]: unknownSubscriber });
    await act(() => queryClient.refetchQueries({ queryKey: ['mf-account', 'subscriber'] }));
    expect(server.sent(READ)).toHaveLength(2);
    expect(screen.getByLabelText('E-mail')).toHaveValue('eva@');
    expect(screen.getByText('Všechny odběry jsou zrušené')).toBeVisible();
    expect(screen.queryByText(/^Tento odkaz už neplatí/)).not.toBeInTheDocument();
  });

  test.each([unknownSubscriber, reply(400, { code: 'request.invalid', message: '' })])(
    'can subscribe again if the link has expired',
    async (response) => {
      await openByLink({ [READ]: response });
      expect(await screen.findByText(/^Tento odkaz už neplatí/)).toBeVisible();
      expect(screen.getByLabelText('E-mail')).toBeVisible();
    },
  );

  test('can use the account’s address if the link has expired and the session is restored', async () => {
    const server = testServer({ [OFFER]: OFFERED, [READ]: unknownSubscriber });
    await renderPage(account, `${PATH}?id=${ID}`, { server });
    await screen.findByLabelText('E-mail');
    await act(() => logInAs(server, { email: EMAIL }));
    expect(await screen.findByLabelText('E-mail')).toHaveValue(EMAIL);
  });

  test('sees a message if the confirmation has expired, and can subscribe again', async () => {
    await openByLink({}, '?confirmed=expired');
    expect(await screen.findByText('Odkaz z e-mailu už neplatí')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toBeVisible();
  });
});

describe('a logged-in person', () => {
  const noSubscriptions = { id: null, email: null, subscriptions: [] };

  test('without subscriptions subscribes with the account’s address', async () => {
    const { server } = await open({ [READ]: noSubscriptions }, PATH, true);
    expect(await screen.findByLabelText('E-mail')).toHaveValue(EMAIL);
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');
    await userEvent.click(await checkbox('Kariéra'));
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

  test('sees and changes the newsletters of the account', async () => {
    const { server } = await open({ [READ]: subscriber, [UPDATE]: { ...subscriber, subscriptions: [] } }, PATH, true);
    expect(await checkbox('Akce')).toBeChecked();
    expect(server.sent(READ)[0]?.query.toString()).toBe(`account_id=${testProfile.id}`);
    await userEvent.click(await checkbox('Akce'));
    await userEvent.click(button('Uložit změny'));
    await waitFor(() => expect(server.sent(UPDATE)[0]?.body).toEqual({ id: ID, subscriptions: [] }));
  });

  test('sees changes of another window unless there are unsaved ticks', async () => {
    const { server, queryClient } = await open({ [READ]: subscriber }, PATH, true);
    await checkbox('Akce');
    const refresh = async (subscriptions: string[]) => {
      server.on({ [READ]: { ...subscriber, subscriptions } });
      await act(() => queryClient.refetchQueries({ queryKey: ['mf-account', 'subscriber'] }));
    };
    await refresh(['list-0']);
    await waitFor(async () => expect(await checkbox('Novinky')).toBeChecked());
    expect(await checkbox('Akce')).not.toBeChecked();
    await userEvent.click(await checkbox('Kariéra'));
    await refresh([]);
    expect(await checkbox('Novinky')).toBeChecked();
    expect(await checkbox('Kariéra')).toBeChecked();
  });

  test('can retry if the subscriptions fail to load', async () => {
    const { server } = await open({ [READ]: reply(400, { code: 'internal', message: '' }) }, PATH, true);
    const retry = await screen.findByRole('button', { name: 'Zkusit znovu' });
    server.on({ [READ]: subscriber });
    await userEvent.click(retry);
    expect(await checkbox('Akce')).toBeChecked();
  });
});

import { on } from '@arbora/event-bus';
import { renderPage, reply, replyPage, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { anEvent, aReservation, aSlot, EVENT_ID, inDays, RESERVATION_ID, SLOT_ID, TICKET_ID } from '../../test-data';
import { setWindowWidth } from '@arbora/office/testing';

const LIST = 'GET /api/rest/reservation_ticket_list';
const URL = `/cs/manager/booking?event=${EVENT_ID}&slot=${SLOT_ID}`;

const snackbars: string[] = [];
on('snackbar', ({ type, text }) => void snackbars.push(`${type}: ${text}`));

beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
});

function open(routes: TestRoutes = {}, url = URL): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/booking_event': [anEvent()],
    'GET /api/rest/booking_event_slot': [aSlot()],
    'GET /api/rest/event_slots_capacity': [{ id: SLOT_ID, event_id: EVENT_ID, used: 2, togo: 18 }],
    'GET /api/rest/waiting_list': [],
    [LIST]: replyPage([aReservation()]),
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['sales'] } });
}
const button = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });
/** Opens the reservation in its drawer. */
const openRecord = async (): Promise<void> => {
  await userEvent.click(within(await screen.findByRole('table')).getByRole('link', { name: 'Karel Zahradník' }));
  await screen.findByRole('dialog', { name: 'Karel Zahradník' });
};
async function confirm(name: RegExp, button: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name });
  await userEvent.click(within(dialog).getByRole('button', { name: button }));
}

test('the list shows holder, price and due date', async () => {
  const { shell } = await open();
  const row = await screen.findByRole('row', { name: /Karel Zahradník/ });
  for (const text of ['karel@arbora.example', '2705000042', '2', /900\sKč/, 'Nezaplacená', /^splatná \d/]) {
    expect(within(row).getByText(text)).toBeInTheDocument();
  }
  expect(shell.titles).toContain('Dopoledne · Řez ovocných stromů');
});

test('blocked and erased holders are marked, and an erased one has the variable symbol for a name', async () => {
  const erased = { person_name: null, person_email: 'erased-1@erased.invalid', person_state: 'erased' } as const;
  await open({
    [LIST]: replyPage([
      aReservation({ person_state: 'blocked' }),
      aReservation({ ...erased, id: TICKET_ID, variable_symbol: '2705000043' }),
    ]),
  });
  expect(await screen.findByRole('row', { name: /Karel Zahradník/ })).toHaveTextContent('zablokovaný účet');
  const row = screen.getByRole('row', { name: /2705000043 smazaný účet/ });
  expect(row).toHaveTextContent('smazaný účet');
  expect(row).not.toHaveTextContent('erased.invalid');
});

test('search and payment filter of the URL are requested', async () => {
  const { server } = await open({}, `${URL}&q=Karel+ZAHRADN%C3%8DK&paid=unpaid`);
  await screen.findByRole('row', { name: /Karel/ });
  const [request] = server.sent(LIST);
  expect(request?.query.getAll('search')).toEqual(['like.%karel%', 'like.%zahradnik%']);
  expect(request?.query.get('is_paid')).toBe('eq.false');
  expect(request?.query.get('event_slot_id')).toBe(`eq.${SLOT_ID}`);
});

test('an empty result links to the unfiltered list', async () => {
  await open({ [LIST]: replyPage([]) }, `${URL}&q=nikdo`);
  expect(await screen.findByText('Nic takového jsme nenašli')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zobrazit vše' })).toHaveAttribute('href', URL);
});

test('resending a mail shows its address, or the rate limit', async () => {
  const RESEND = 'POST /api/backend/reservation_mail';
  const { server } = await open({ [RESEND]: { recipient: 'karel@arbora.example' } });
  await openRecord();
  await userEvent.click(await button('Poslat znovu'));
  await waitFor(() => expect(snackbars).toEqual(['success: E-mail odchází na karel@arbora.example.']));
  expect(server.sent(RESEND)[0]?.body).toEqual({ id: RESERVATION_ID });
  server.on({ [RESEND]: reply(429, { code: 'request.limited', message: '' }) });
  await openRecord();
  await userEvent.click(await button('Poslat znovu'));
  await waitFor(() => expect(snackbars.at(-1)).toMatch(/^error: Za hodinu lze e-mail poslat nejvýš třikrát/));
});

test('a reservation is marked paid, and the list is refetched', async () => {
  const { server } = await open({ 'POST /api/backend/reservation_paid': { id: RESERVATION_ID } });
  const paid = await button('Označit jako zaplacené: Karel Zahradník');
  server.on({ [LIST]: replyPage([aReservation({ is_paid: true, paid_at: inDays(0), due_at: null })]) });
  await userEvent.click(paid);
  expect(await screen.findByText('Zaplacená')).toBeInTheDocument();
  expect(server.sent('POST /api/backend/reservation_paid')[0]?.body).toEqual({ id: RESERVATION_ID, is_paid: true });
  expect(snackbars).toEqual(['success: Rezervace je označená jako zaplacená.']);
});

test('a payment is undone only after a confirmation', async () => {
  const { server } = await open({
    [LIST]: replyPage([aReservation({ is_paid: true, paid_at: inDays(0) })]),
    'POST /api/backend/reservation_paid': { id: RESERVATION_ID },
  });
  await openRecord();
  await userEvent.click(await button('Zrušit platbu'));
  expect(server.sent('POST /api/backend/reservation_paid')).toHaveLength(0);
  await confirm(/jako nezaplacenou/, 'Zrušit platbu');
  await waitFor(() => expect(server.sent('POST /api/backend/reservation_paid')).toHaveLength(1));
  expect(server.sent('POST /api/backend/reservation_paid')[0]?.body).toEqual({ id: RESERVATION_ID, is_paid: false });
});

test('a cancellation asks for confirmation, and its failure is explained', async () => {
  const notFound = reply(404, { code: 'booking.reservation_unknown', message: '' });
  const { server } = await open({ 'DELETE /api/backend/booking_reservation': notFound });
  await userEvent.click(await button('Stornovat: Karel Zahradník'));
  expect(await screen.findByText(/Uvolní se 2 místa/)).toBeInTheDocument();
  await confirm(/Zrušit rezervaci/, 'Stornovat');
  await waitFor(() => expect(snackbars).toEqual(['error: Tato rezervace neexistuje nebo byla zrušena.']));
  expect(server.sent('DELETE /api/backend/booking_reservation')[0]?.body).toEqual({ id: RESERVATION_ID });
});

describe('tickets', () => {
  const paid = aReservation({ is_paid: true, paid_at: inDays(0) });
  test('are checked in for this event', async () => {
    const { server } = await open({
      [LIST]: replyPage([paid]),
      'POST /api/backend/ticket_check_in': reply(409, { code: 'booking.ticket_used', message: '' }),
    });
    await openRecord();
    await userEvent.click(await button('Odbavit: Karel Zahradník'));
    await waitFor(() => expect(snackbars).toEqual(['error: Vstupenka už byla použita.']));
    expect(server.sent('POST /api/backend/ticket_check_in')[0]?.body).toEqual({
      id: TICKET_ID,
      event_id: EVENT_ID,
      slot_id: SLOT_ID,
    });
  });

  test('of another day link to their page, which allows an exception', async () => {
    await open({
      [LIST]: replyPage([paid]),
      'POST /api/backend/ticket_check_in': reply(409, { code: 'booking.ticket_other_day', message: '' }),
    });
    await openRecord();
    await userEvent.click(await button('Odbavit: Karel Zahradník'));
    await waitFor(() => expect(snackbars).toEqual([expect.stringContaining('Termín není dnes.')]));
    const tickets = within(screen.getByRole('list', { name: 'Vstupenky' }));
    expect(tickets.getByRole('link', { name: 'Karel Zahradník' })).toHaveAttribute(
      'href',
      `/cs/services/ticket?id=${TICKET_ID}`,
    );
  });

  describe('are edited:', () => {
    const TICKET = 'GET /api/rest/booking_ticket';
    const COMPANY = 'PATCH /api/rest/booking_ticket';
    const RENAME = 'PATCH /api/backend/booking_ticket';
    const stored = {
      id: TICKET_ID,
      name_on_ticket: 'Karel Zahradník',
      custom_email: 'karel@sady.example',
      custom_company: null,
      version: 4,
    };
    async function edit(routes: TestRoutes = {}): Promise<RenderedPage> {
      const page = await open({ [TICKET]: [stored], [COMPANY]: [{ ...stored, version: 5 }], [RENAME]: {}, ...routes });
      await openRecord();
      await userEvent.click(await button('Upravit: Karel Zahradník'));
      await screen.findByLabelText('Jméno na vstupence');
      return page;
    }
    async function retype(label: RegExp, text: string): Promise<void> {
      const form = within(screen.getByRole('form'));
      await userEvent.clear(form.getByLabelText(label));
      if (text !== '') await userEvent.type(form.getByLabelText(label), text);
    }
    const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));

    test('a corrected name keeps the e-mail', async () => {
      const { server } = await edit();
      expect(screen.getByLabelText(/^E-mail účastníka/)).toHaveValue('karel@sady.example');
      await retype(/^Jméno na vstupence/, 'Karel Zahradníček');
      await save();
      await waitFor(() => expect(snackbars).toEqual(['success: Úpravy uloženy']));
      expect(server.sent(RENAME).map(({ body }) => body)).toEqual([
        { id: TICKET_ID, version: 4, name: 'Karel Zahradníček', email: 'karel@sady.example' },
      ]);
      expect(server.sent(COMPANY)).toEqual([]);
    });

    test('a company alone is saved without passing the ticket on', async () => {
      const { server } = await edit();
      await retype(/^Firma/, 'Sady s.r.o.');
      await save();
      await waitFor(() => expect(snackbars).toEqual(['success: Úpravy uloženy']));
      expect(server.sent(COMPANY)[0]?.body).toEqual({ custom_company: 'Sady s.r.o.' });
      expect(server.sent(COMPANY)[0]?.query.get('version')).toBe('eq.4');
      expect(server.sent(RENAME)).toEqual([]);
    });

    test('a removed e-mail and a company are both saved, by consecutive versions', async () => {
      const { server } = await edit();
      await retype(/^E-mail účastníka/, '');
      await retype(/^Firma/, 'Sady s.r.o.');
      await save();
      await waitFor(() => expect(server.sent(RENAME)).toHaveLength(1));
      expect(server.sent(RENAME)[0]?.body).toEqual({ id: TICKET_ID, version: 5, name: 'Karel Zahradník', email: '' });
    });

    test('an invalid e-mail is reported at its field, a concurrent change at the changed one', async () => {
      const conflict = reply(409, { code: 'content.changed_meanwhile', message: '' });
      const { server } = await edit({ [RENAME]: conflict });
      await retype(/^E-mail účastníka/, 'bez zavináče');
      await save();
      expect(await screen.findByText('Neplatný e-mail')).toBeInTheDocument();
      expect(server.sent(RENAME)).toEqual([]);
      await retype(/^E-mail účastníka/, 'karel@arbora.example');
      server.on({ [TICKET]: [{ ...stored, custom_email: 'eva@arbora.example', version: 7 }] });
      await save();
      expect(await screen.findByText(/eva@arbora\.example/)).toBeInTheDocument();
      expect(screen.getByLabelText(/^E-mail účastníka/)).toHaveValue('karel@arbora.example');
    });

    test('one that is gone is reported', async () => {
      await open({ [TICKET]: [] });
      await openRecord();
      await userEvent.click(await button('Upravit: Karel Zahradník'));
      expect(await screen.findByText('Tento záznam už neexistuje')).toBeInTheDocument();
    });
  });

  test('of an unpaid reservation cannot be checked in', async () => {
    await open();
    await openRecord();
    expect(await button('Smazat: Eva Zahradníková')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Odbavit/ })).toBeNull();
  });

  test('are deleted with the reservation if they are the last, after a warning', async () => {
    const last = aReservation({ tickets: paid.tickets.slice(0, 1), places: 1 });
    await open({
      [LIST]: replyPage([last]),
      'DELETE /api/backend/booking_ticket': { reservation_id: RESERVATION_ID, places: 0 },
    });
    await openRecord();
    await userEvent.click(await button('Smazat: Karel Zahradník'));
    expect(await screen.findByText(/zruší se s ní celá rezervace/)).toBeInTheDocument();
    await confirm(/Smazat vstupenku/, 'Smazat');
    await waitFor(() => expect(snackbars).toEqual(['success: Rezervace je zrušená.']));
  });
});

test('an empty reservation is created, or an existing one reported', async () => {
  const { server } = await open({
    'POST /api/backend/booking_reservation': reply(409, {
      result: 'capacity',
      code: 'booking.capacity',
      reason: 'already_reserved',
    }),
  });
  await userEvent.click(await button('Prázdná rezervace'));
  await confirm(/Založit rezervaci na sebe/, 'Založit');
  await waitFor(() => expect(snackbars).toEqual(['error: Na tento termín už rezervaci máte.']));
  expect(server.sent('POST /api/backend/booking_reservation')[0]?.body).toEqual({
    event_slot_id: SLOT_ID,
    custom_data: { places: [], invoice: null },
  });
});

test('a narrow window shows cards with the same actions', async () => {
  setWindowWidth(390);
  await open();
  const list = await screen.findByRole('list', { name: 'Rezervace' });
  expect(within(list).getByText('2705000042')).toBeInTheDocument();
  expect(within(list).getByRole('button', { name: 'Označit jako zaplacené: Karel Zahradník' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});

describe('the invoice', () => {
  const SAVE = 'POST /api/backend/reservation_invoice';
  const invoice = {
    name: 'Karel Zahradník',
    ico: '',
    company: 'Sady s.r.o.',
    country: 'SK',
    dic: '',
    street: 'Polní 3',
    city: 'Nitra',
    zip: '949 01',
  };
  test('is editable until the reservation is paid', async () => {
    const { server } = await open({ [LIST]: replyPage([aReservation({ invoice })]), [SAVE]: {} });
    await openRecord();
    expect(screen.getByText(/Polní 3, 949\s01 Nitra, Slovensko/)).toBeInTheDocument();
    await userEvent.click(await button('Upravit údaje: Karel Zahradník'));
    const form = within(await screen.findByRole('dialog', { name: 'Fakturační údaje' }));
    await userEvent.type(form.getByLabelText(/^Firma/), ' a syn');
    await userEvent.click(form.getByRole('button', { name: 'Uložit změny' }));
    await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
    expect(server.sent(SAVE)[0]?.body).toEqual({
      id: RESERVATION_ID,
      version: 1,
      invoice: { ...invoice, company: 'Sady s.r.o. a syn' },
    });
  });

  test('of a paid reservation is read-only', async () => {
    await open({ [LIST]: replyPage([aReservation({ invoice, is_paid: true, paid_at: inDays(0) })]) });
    await openRecord();
    expect(screen.getByText('Sady s.r.o.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Upravit údaje/ })).toBeNull();
  });
});

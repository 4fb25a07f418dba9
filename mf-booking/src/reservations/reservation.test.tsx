import { pragueDay, pragueDayBounds, type ReservationPayment } from '@arbora/domain';
import { on } from '@arbora/event-bus';
import {
  renderPage,
  reply,
  replyPage,
  testServer,
  type RenderedPage,
  type TestRequest,
  type TestRoutes,
} from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { aReservation, aTicket, inDays, RESERVATION_ID, TICKET_ID } from '../test-data';

const PAYMENT_URL = `GET /api/backend/booking_reservation/${RESERVATION_ID}/payment`;
const RENAME = 'PATCH /api/backend/booking_ticket';
const PAYMENT: ReservationPayment = {
  qr: 'data:image/svg+xml;base64,PHN2Zy8+',
  descriptor: 'SPD*1.0*ACC:CZ0801000000192000145399*AM:900.00*CC:CZK',
  accountPrefix: '19',
  accountNumber: '2000145399',
  bankCode: '0100',
  iban: 'CZ0801000000192000145399',
  amount: 900,
  currency: 'CZK',
  message: 'REZERVACE',
  vs: '2026000042',
  due_at: '2026-11-25T22:59:00Z',
};
const other = aTicket({ id: TICKET_ID.replace(/1$/, '2'), name_on_ticket: 'Petr Javor' });
const tickets = [aTicket(), other];

function open(routes: TestRoutes = {}, reservation = aReservation()): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/booking_reservation': ({ query }: TestRequest) => (query.has('id') ? [reservation] : replyPage([])),
    'GET /api/rest/booking_event': () => replyPage([]),
    'GET /api/rest/booking_ticket': tickets,
    'GET /api/rest/own_cancelled_reservation': [],
    'GET /api/rest/tax_document': [],
    [PAYMENT_URL]: PAYMENT,
    ...routes,
  });
  return renderPage(remote, `/cs/rezervace/${RESERVATION_ID}`, { server, person: {} });
}
const paid = aReservation({ is_paid: true, paid_at: inDays(-1), due_at: null });

test('an unpaid reservation shows QR code, account, symbol and due time, with copy buttons', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await open();
  expect(await screen.findByRole('img', { name: 'QR kód s platebními údaji' })).toHaveAttribute('src', PAYMENT.qr);
  expect(screen.getByText('19-2000145399/0100')).toBeInTheDocument();
  expect(screen.getByText('2026000042')).toBeInTheDocument();
  expect(screen.getByText('CZ08 0100 0000 1920 0014 5399')).toBeInTheDocument();
  expect(screen.getByText(/^Na platbu máte čas do/)).toHaveTextContent('25. listopadu 2026 v 23:59');
  expect(screen.getByText('Rezervace č. 2611000042')).toBeInTheDocument();
  expect(screen.getByText('Čeká na platbu')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Kopírovat: Variabilní symbol' }));
  expect(copied).toHaveBeenCalledWith('2026000042');
  expect(await screen.findByText('Zkopírováno')).toBeInTheDocument();
});

test('a paid reservation shows no payment', async () => {
  const { server } = await open({}, paid);
  expect(await screen.findByRole('heading', { level: 3, name: 'Petr Javor' })).toBeInTheDocument();
  expect(screen.getAllByText('Zaplaceno').length).toBeGreaterThan(0);
  expect(screen.queryByText('Variabilní symbol')).toBeNull();
  expect(server.requests.some(({ path }) => path.endsWith('/payment'))).toBe(false);
});

describe('the downloads', () => {
  const fileAt = (file: string) => `GET /api/backend/booking_reservation/${RESERVATION_ID}/${file}`;
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = () => 'blob:file';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });

  test('of a paid reservation are all tickets and a calendar entry', async () => {
    const { server } = await open({ [fileAt('tickets')]: {}, [fileAt('calendar')]: {} }, paid);
    await userEvent.click(await screen.findByRole('button', { name: 'Všechny vstupenky v PDF' }));
    await waitFor(() => expect(saved).toEqual(['vstupenky.pdf']));
    await userEvent.click(screen.getByRole('button', { name: 'Do kalendáře' }));
    await waitFor(() => expect(saved).toEqual(['vstupenky.pdf', 'kalendar.ics']));
    expect(server.sent(fileAt('tickets'))[0]?.query.get('locale')).toBe('cs');
  });

  test('of a reservation whose payment was taken back are its tax document and the credit note', async () => {
    const documents = [
      { id: 'd-1', kind: 'payment', label: 'PD202600012', buyer: {} },
      { id: 'd-2', kind: 'credit_note', label: 'DB202600003', buyer: {} },
    ] as const;
    const PDF = 'GET /api/backend/tax_document/d-2';
    const { server } = await open({ 'GET /api/rest/tax_document': documents, [PDF]: {} });
    expect(await screen.findByRole('button', { name: 'Daňový doklad PD202600012' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Opravný doklad DB202600003' }));
    await waitFor(() => expect(saved).toEqual(['DB202600003.pdf']));
    expect(server.sent(PDF)[0]?.query.get('locale')).toBe('cs');
  });

  test('of a company are its tax documents in ISDOC too, those of a person are not', async () => {
    const ISDOC = 'GET /api/backend/tax_document/d-1/isdoc';
    const documents = [
      { id: 'd-1', kind: 'payment', label: 'PD202600012', buyer: { company: 'Školka Haná s.r.o.', ico: '27082440' } },
      { id: 'd-2', kind: 'payment', label: 'PD202600013', buyer: { name: 'Eva Malá' } },
    ] as const;
    const { server } = await open({ 'GET /api/rest/tax_document': documents, [ISDOC]: {} });
    await userEvent.click(await screen.findByRole('button', { name: 'PD202600012 pro účetní program (ISDOC)' }));
    await waitFor(() => expect(saved).toEqual(['PD202600012.isdoc']));
    expect(server.sent(ISDOC)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Daňový doklad PD202600013' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^PD202600013/ })).toBeNull();
  });

  test('of an unpaid reservation contain no tickets', async () => {
    await open();
    expect(await screen.findByRole('button', { name: 'Do kalendáře' })).toBeInTheDocument();
    await screen.findByRole('heading', { level: 3, name: 'Petr Javor' });
    expect(screen.queryByRole('button', { name: 'Všechny vstupenky v PDF' })).toBeNull();
  });

  test('report an error', async () => {
    const messages: string[] = [];
    const unsubscribe = on('snackbar', ({ text }) => void messages.push(text));
    await open({ [fileAt('calendar')]: reply(400, { code: 'internal', message: '' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Do kalendáře' }));
    await waitFor(() => expect(messages).toEqual(['Došlo k neočekávané chybě.']));
    expect(saved).toEqual([]);
    unsubscribe();
  });
});

test('each ticket has its code and a link to its check-in page', async () => {
  await open();
  expect(await screen.findByRole('img', { name: 'QR kód vstupenky: Petr Javor' })).toBeInTheDocument();
  const links = screen.getAllByRole('link', { name: 'Jak vstupenku uvidí u vchodu' });
  expect(links[0]).toHaveAttribute('href', `/cs/services/ticket?id=${TICKET_ID}`);
});

test('on the last day the payment is marked as due today', async () => {
  // Due in the last minute of the day, so that the test passes at any time of the day.
  const { end } = pragueDayBounds(pragueDay(Date.now()));
  const due_at = new Date(Date.parse(end) - 1).toISOString();
  await open({ [PAYMENT_URL]: { ...PAYMENT, due_at } }, aReservation({ due_at }));
  expect(await screen.findByText(/^Zaplaťte ještě dnes, nejpozději/)).toBeInTheDocument();
  expect(screen.getByText('Zaplaťte dnes')).toBeInTheDocument();
});

test('start and end are shown, also on the ticket', async () => {
  const reservation = aReservation();
  const { slot } = reservation;
  slot.date_start = '2027-12-01T08:00:00Z';
  slot.event = { ...slot.event, date_end: '2027-12-01T15:00:00Z', slots: [{ date_start: slot.date_start }] };
  await open({}, reservation);
  await screen.findByRole('heading', { level: 3, name: 'Petr Javor' });
  expect(screen.getAllByText(/^1\. prosince 2027 od\s9:00 do\s16:00$/)).toHaveLength(1 + tickets.length);
  expect(screen.getByRole('link', { name: 'Podrobnosti o akci' })).toHaveAttribute(
    'href',
    `/cs/services/public-booking/${slot.event.id}`,
  );
});

test('the name on a ticket is corrected', async () => {
  const { server } = await open({ [RENAME]: {} });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Opravit jméno' }))[0]!);
  const dialog = screen.getByRole('dialog', { name: 'Opravit jméno' });
  const field = within(dialog).getByLabelText('Jméno a příjmení');
  await userEvent.clear(field);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Uložit jméno' }));
  expect(await within(dialog).findByText('Bez toho to nepůjde.')).toBeInTheDocument();
  await userEvent.type(field, 'Eva Buková');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Uložit jméno' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(RENAME)[0]?.body).toEqual({ id: TICKET_ID, version: 1, name: 'Eva Buková', email: '' });
});

test('a correction does not change the holder of the ticket', async () => {
  const { server } = await open({
    'GET /api/rest/booking_ticket': [aTicket({ custom_email: 'petr.dub@example.com' })],
    [RENAME]: {},
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Opravit jméno' }));
  await userEvent.type(screen.getByLabelText('Jméno a příjmení'), 'ová');
  await userEvent.click(screen.getByRole('button', { name: 'Uložit jméno' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(RENAME)[0]?.body).toMatchObject({ name: 'Jana Lípováová', email: 'petr.dub@example.com' });
});

test('passing a ticket on requires a name and a different e-mail', async () => {
  const former = aTicket({ custom_email: 'petr.dub@example.com' });
  const { server } = await open({ 'GET /api/rest/booking_ticket': [former], [RENAME]: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Předat vstupenku' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Předat vstupenku' }));
  expect(dialog.getByText(/^Na petr\.dub@example\.com pošleme zprávu, že vstupenku má někdo jiný/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Jméno nového držitele'), 'Marie Nováková');
  await userEvent.click(dialog.getByRole('button', { name: 'Předat vstupenku' }));
  expect(await dialog.findByText('Bez toho to nepůjde.')).toBeInTheDocument();
  const email = dialog.getByLabelText('E-mail nového držitele');
  await userEvent.type(email, 'Petr.Dub@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Předat vstupenku' }));
  expect(await dialog.findByText(/^Na tuto adresu vstupenka chodí už teď\./)).toBeInTheDocument();
  expect(server.sent(RENAME)).toHaveLength(0);
  await userEvent.clear(email);
  await userEvent.type(email, 'Marie@Example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Předat vstupenku' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(RENAME)[0]?.body).toEqual({
    id: TICKET_ID,
    version: 1,
    name: 'Marie Nováková',
    email: 'marie@example.com',
  });
});

test('a name changed by staff meanwhile is shown, and is overwritten only after a confirmation', async () => {
  const { server } = await open({ [RENAME]: reply(409, { code: 'content.changed_meanwhile', message: '' }) });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Opravit jméno' }))[0]!);
  const dialog = within(screen.getByRole('dialog', { name: 'Opravit jméno' }));
  await userEvent.clear(dialog.getByLabelText('Jméno a příjmení'));
  await userEvent.type(dialog.getByLabelText('Jméno a příjmení'), 'Marie Nováková');
  server.on({ 'GET /api/rest/booking_ticket': [aTicket({ name_on_ticket: 'Jan Buk', version: 4 }), other] });
  await userEvent.click(dialog.getByRole('button', { name: 'Uložit jméno' }));
  expect(await dialog.findByText('Někdo jiný tu mezitím uložil: Jan Buk')).toBeInTheDocument();
  expect(dialog.getByLabelText('Jméno a příjmení')).toHaveValue('Marie Nováková');
  server.on({ [RENAME]: {} });
  await userEvent.click(dialog.getByRole('button', { name: 'Uložit jméno' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(RENAME)[1]?.body).toEqual({ id: TICKET_ID, version: 4, name: 'Marie Nováková', email: '' });
});

test('a rejected change of a name is reported', async () => {
  await open({ [RENAME]: reply(409, { code: 'booking.event_started', message: '' }) });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Opravit jméno' }))[0]!);
  await userEvent.click(screen.getByRole('button', { name: 'Uložit jméno' }));
  expect(await screen.findByText('Termín už začal, rezervaci nelze změnit.')).toBeInTheDocument();
});

test('a ticket is deleted after a confirmation, and the reservation stays', async () => {
  const { server, history } = await open({
    'DELETE /api/backend/booking_ticket': () => {
      server.on({ 'GET /api/rest/booking_ticket': [tickets[0]!] });
      return { reservation_id: RESERVATION_ID, places: 1 };
    },
  });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Smazat' }))[1]!);
  expect(server.sent('DELETE /api/backend/booking_ticket')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Smazat vstupenku' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent('DELETE /api/backend/booking_ticket')[0]?.body).toEqual({ id: tickets[1]?.id });
  expect(history.location.pathname).toBe(`/cs/rezervace/${RESERVATION_ID}`);
  // The deleted ticket had the focus.
  await waitFor(() => expect(screen.getByRole('list', { name: 'Vstupenky' })).toHaveFocus());
});

test('deleting the last ticket deletes the reservation, which is not requested again', async () => {
  const { server, history } = await open({
    'GET /api/rest/booking_ticket': [aTicket()],
    'DELETE /api/backend/booking_ticket': { reservation_id: RESERVATION_ID, places: 0 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Smazat' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('spolu s ní se zruší celá rezervace');
  const payments = server.sent(PAYMENT_URL).length;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zrušit rezervaci' }));
  await waitFor(() => expect(history.location.pathname).toBe('/cs/rezervace'));
  expect(server.sent(PAYMENT_URL)).toHaveLength(payments);
});

test('a cancellation asks for confirmation, warns about a payment, and notifies other remotes', async () => {
  const changes: unknown[] = [];
  const unsubscribe = on('reservations:changed', (payload) => changes.push(payload));
  const { server, history } = await open({ 'DELETE /api/backend/booking_reservation': { id: RESERVATION_ID } }, paid);
  await userEvent.click(await screen.findByRole('button', { name: 'Zrušit rezervaci' }));
  const dialog = screen.getByRole('dialog', { name: 'Zrušit celou rezervaci?' });
  expect(dialog).toHaveTextContent('Vstupné se nevrací.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zrušit rezervaci' }));
  await waitFor(() => expect(history.location.pathname).toBe('/cs/rezervace'));
  expect(server.sent('DELETE /api/backend/booking_reservation')[0]?.body).toEqual({ id: RESERVATION_ID });
  expect(changes).toEqual([{ reservationId: RESERVATION_ID }]);
  unsubscribe();
});

test('a cancellation aborts a pending request for the payment', async () => {
  const { server, history } = await open({
    [PAYMENT_URL]: () => new Promise(() => undefined),
    'DELETE /api/backend/booking_reservation': { id: RESERVATION_ID },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Zrušit rezervaci' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zrušit rezervaci' }));
  await waitFor(() => expect(history.location.pathname).toBe('/cs/rezervace'));
  const payments = server.requests.filter(({ path }) => path.endsWith('/payment'));
  expect(payments.map(({ signal }) => signal?.aborted)).toEqual([true]);
});

test('a rejected cancellation shows the reason and changes nothing', async () => {
  const { history } = await open({
    'DELETE /api/backend/booking_reservation': reply(409, { code: 'booking.ticket_used', message: '' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Zrušit rezervaci' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zrušit rezervaci' }));
  expect(await screen.findByText('Vstupenka už byla použita.')).toBeInTheDocument();
  expect(history.location.pathname).toBe(`/cs/rezervace/${RESERVATION_ID}`);
});

test('after the start of the slot nothing can be changed', async () => {
  const begun = aReservation({ is_paid: true, due_at: null });
  await open({}, { ...begun, slot: { ...begun.slot, date_start: inDays(-1) } });
  await screen.findByRole('heading', { level: 3, name: 'Petr Javor' });
  expect(screen.queryByRole('button', { name: 'Zrušit rezervaci' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Opravit jméno' })).toBeNull();
});

test('after a check-in the reservation cannot be cancelled', async () => {
  await open({ 'GET /api/rest/booking_ticket': [aTicket({ is_checked: true, checked_at: inDays(-1) }), other] }, paid);
  expect(await screen.findByRole('button', { name: 'Opravit jméno' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Zrušit rezervaci' })).toBeNull();
});

test('another person’s reservation is not found', async () => {
  const page = await open({ 'GET /api/rest/booking_reservation': [] });
  await waitFor(() => expect(page.shell.notFound).toEqual([`/cs/rezervace/${RESERVATION_ID}`]));
});

describe('resending mails', () => {
  const RESEND = 'POST /api/backend/reservation_mail';
  const sent: string[] = [];
  on('snackbar', ({ type, text }) => void sent.push(`${type}: ${text}`));
  beforeEach(() => void (sent.length = 0));

  test('mails the reservation to its holder and a ticket to its current holder', async () => {
    const guest = aTicket({ custom_email: 'petr@jinde.test', name_on_ticket: 'Petr Javor' });
    const { server } = await open(
      {
        'GET /api/rest/booking_ticket': [guest],
        [RESEND]: ({ body }: TestRequest) => ({
          recipient: (body as { ticket_id?: string }).ticket_id ? 'petr@jinde.test' : 'jana@arbora.example',
        }),
      },
      paid,
    );
    await userEvent.click(await screen.findByText('Nepřišel vám e-mail?'));
    await userEvent.click(screen.getByRole('button', { name: 'Poslat znovu na jana@arbora.example' }));
    await waitFor(() => expect(sent).toEqual(['success: E-mail odchází na jana@arbora.example.']));
    await userEvent.click(
      screen.getByRole('button', { name: 'Poslat vstupenku znovu: Petr Javor na petr@jinde.test' }),
    );
    await waitFor(() => expect(sent.at(-1)).toBe('success: E-mail odchází na petr@jinde.test.'));
    expect(server.sent(RESEND).map(({ body }) => body)).toEqual([
      { id: RESERVATION_ID },
      { id: RESERVATION_ID, ticket_id: TICKET_ID },
    ]);
  });

  test('explains the rate limit', async () => {
    await open({ [RESEND]: reply(429, { code: 'request.limited', message: '' }) });
    await userEvent.click(await screen.findByText('Nepřišel vám e-mail?'));
    await userEvent.click(screen.getByRole('button', { name: /^Poslat znovu na/ }));
    await waitFor(() => expect(sent).toEqual([expect.stringMatching(/^error: Tolikrát za hodinu/)]));
  });
});

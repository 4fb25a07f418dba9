import { enter, reply, replyPage } from '@arbora/testing';
import { setWindowWidth } from '@arbora/office/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReservation, inDays, RESERVATION_ID, SLOT_ID, TICKET_ID } from '../../test-data';
import { button, confirm, LIST, open, openRecord, snackbars, URL } from './test-reservations';

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
    await enter(form.getByLabelText(/^Firma/), ' a syn');
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

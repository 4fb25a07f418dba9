import type { Row } from '@arbora/domain';
import { on, type SnackbarMessage } from '@arbora/event-bus';
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
import { aReservation, EVENT_ID, RESERVATION_ID, SLOT_ID } from '../test-data';
import { setWindowWidth } from '@arbora/office/testing';

const URL = '/cs/manager/booking/payments';
const PAYMENT_ID = '99999999-0000-4000-8000-000000000001';
const STATEMENT_ID = '99999999-0000-4000-8000-000000000002';
const LINK = `POST /api/backend/bank_transaction/${PAYMENT_ID}/link`;

const snackbars: SnackbarMessage[] = [];
on('snackbar', (message) => void snackbars.push(message));

beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
});

function aPayment(changes: Partial<Row<'bank_transaction_list'>> = {}): Row<'bank_transaction_list'> {
  return {
    search: '',
    id: PAYMENT_ID,
    statement_id: STATEMENT_ID,
    line: 2,
    account: 'CZ0801000000192000145399',
    amount: 900,
    currency: 'CZK',
    booked_on: '2026-11-20',
    counter_account: '1000000003/0800',
    counter_name: 'Karel Zahradník',
    vs: '77',
    message: 'vstupné',
    suggested_vs: null,
    outcome: 'unknown_symbol',
    reason: null,
    difference: null,
    reservation_id: null,
    linked_at: null,
    created_at: '2026-11-20T18:00:00Z',
    reservation_symbol: null,
    reservation_is_paid: null,
    reservation_cancelled_at: null,
    event_slot_id: null,
    event_id: null,
    event_title: null,
    person_email: null,
    person_name: null,
    person_state: null,
    aside_note: null,
    aside_at: null,
    ...changes,
  };
}
const underpaid = aPayment({
  id: PAYMENT_ID.replace(/1$/, '3'),
  counter_name: 'Eva',
  outcome: 'amount_differs',
  difference: -50,
  reservation_id: RESERVATION_ID,
  reservation_symbol: '2705000042',
  event_id: EVENT_ID,
  event_slot_id: SLOT_ID,
});
const paid = aPayment({ id: PAYMENT_ID.replace(/1$/, '4'), counter_name: 'Jan', outcome: 'paid' });

function open(url = URL, routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/bank_transaction_list': ({ query }) =>
      query.has('id') ? [underpaid] : replyPage([aPayment(), underpaid, paid], 3),
    'GET /api/rest/cancelled_reservation_list': [],
    'GET /api/rest/reservation_ticket_list': [aReservation()],
    'GET /api/rest/history_list': [],
    'GET /api/rest/bank_statement_line': [],
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['sales'] } });
}

test('payments show their outcome, and open ones can be linked', async () => {
  await open();
  const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
  expect((await row('Karel')).getByText('Neznámý symbol')).toBeInTheDocument();
  expect((await row('Eva')).getByText(/chybí 50/)).toBeInTheDocument();
  expect((await row('Karel')).getByRole('button', { name: /Přiřadit/ })).toBeInTheDocument();
  expect((await row('Jan')).queryByRole('button', { name: /Přiřadit/ })).toBeNull();
});

test('the filter requests payments that need a decision', async () => {
  const { server } = await open(`${URL}?waits=yes&statement=${STATEMENT_ID}`);
  await screen.findByRole('row', { name: /Karel/ });
  const { query } = server.sent('GET /api/rest/bank_transaction_list')[0]!;
  expect(query.get('outcome')).toBe('in.(amount_differs,unknown_symbol,doubtful,pending)');
  expect(query.get('statement_id')).toBe(`eq.${STATEMENT_ID}`);
});

test('a payment is linked to a reservation found by the payer’s name', async () => {
  const { server } = await open(URL, { [LINK]: aPayment({ outcome: 'paid' }) });
  const row = within(await screen.findByRole('row', { name: /Karel/ }));
  await userEvent.click(row.getByRole('button', { name: /Přiřadit/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Přiřadit platbu k rezervaci' }));
  await userEvent.click(await dialog.findByRole('button', { name: /2705000042/ }));
  await waitFor(() => expect(snackbars.map(({ text }) => text)).toEqual(['Platba je přiřazená: Zaplaceno']));
  expect(server.sent(LINK)[0]?.body).toEqual({ reservation_id: RESERVATION_ID });
  expect(server.sent('GET /api/rest/reservation_ticket_list')[0]?.query.getAll('search')).toEqual([
    'like.%karel%',
    'like.%zahradnik%',
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a payment is linked from its drawer, which closes', async () => {
  const { server } = await open(`${URL}?id=${PAYMENT_ID}`, {
    'GET /api/rest/bank_transaction_list': ({ query }: TestRequest) =>
      query.has('id') ? [aPayment()] : replyPage([aPayment()], 1),
    [LINK]: aPayment({ outcome: 'paid' }),
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Karel Zahradník' }));
  expect(await drawer.findByRole('button', { name: 'Odložit' })).toBeInTheDocument();
  await userEvent.click(drawer.getByRole('button', { name: 'Přiřadit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Přiřadit platbu k rezervaci' }));
  await userEvent.click(await dialog.findByRole('button', { name: /2705000042/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(LINK)[0]?.body).toEqual({ reservation_id: RESERVATION_ID });
});

test('a reservation whose number the payment contains is suggested, and linked only by a person', async () => {
  const suggested = aPayment({ vs: null, reason: 'no_symbol', suggested_vs: '2705000042' });
  const { server } = await open(URL, {
    'GET /api/rest/bank_transaction_list': replyPage([suggested], 1),
    [LINK]: aPayment({ outcome: 'paid' }),
  });
  const row = within(await screen.findByRole('row', { name: /Karel.*2705000042/ }));
  await userEvent.click(row.getByRole('button', { name: /Přiřadit/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Přiřadit platbu k rezervaci' }));
  expect(dialog.getByText('V textu platby je číslo rezervace 2705000042.')).toBeInTheDocument();
  expect(dialog.getByRole('searchbox')).toHaveValue('2705000042');
  await userEvent.click(await dialog.findByRole('button', { name: /2705000042/ }));
  await waitFor(() => expect(server.sent(LINK)).toHaveLength(1));
});

test('a doubtful payment tells why it waits, and can be linked or set aside', async () => {
  await open(URL, {
    'GET /api/rest/bank_transaction_list': replyPage([aPayment({ outcome: 'doubtful', reason: 'same_id' })], 1),
  });
  const row = within(await screen.findByRole('row', { name: /Karel/ }));
  expect(row.getByText('K posouzení')).toBeInTheDocument();
  expect(row.getByText('číslo pohybu už má jiná platba')).toBeInTheDocument();
  expect(row.getByRole('button', { name: /Přiřadit/ })).toBeInTheDocument();
  expect(row.getByRole('button', { name: /Odložit/ })).toBeInTheDocument();
});

test('a payment that somebody else has settled is reported, and the dialog stays open', async () => {
  await open(URL, { [LINK]: reply(409, { code: 'payment.transaction_settled', message: '' }) });
  const row = within(await screen.findByRole('row', { name: /Karel/ }));
  await userEvent.click(row.getByRole('button', { name: /Přiřadit/ }));
  await userEvent.click(await screen.findByRole('button', { name: /2705000042/ }));
  await waitFor(() => expect(snackbars[0]?.text).toBe('Tato platba je už vyřízená.'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a payment links to its reservation', async () => {
  await open(`${URL}?id=${underpaid.id}`);
  expect(await screen.findByRole('link', { name: '2705000042' })).toHaveAttribute(
    'href',
    `/cs/manager/booking?event=${EVENT_ID}&slot=${SLOT_ID}&q=2705000042`,
  );
});

test('a filter shows payments received after a cancellation', async () => {
  const { server } = await open(`${URL}?list=cancelled&money=came`);
  await screen.findByText(/Žádná zrušená rezervace|Nic/);
  expect(server.sent('GET /api/rest/cancelled_reservation_list')[0]?.query.get('paid_at')).toBe('not.is.null');
});

test('each statement links to its transactions', async () => {
  const statement = { id: STATEMENT_ID, format: 'csv' as const, file_name: 'pohyby.csv', lines: 1, result: null };
  await open(`${URL}?list=statements`, { 'GET /api/rest/bank_statement': replyPage([statement], 1) });
  expect(await screen.findByRole('link', { name: 'pohyby.csv' })).toHaveAttribute(
    'href',
    `${URL}?statement=${STATEMENT_ID}`,
  );
  expect(screen.getByText('Nedokončeno, nahrajte výpis znovu')).toBeInTheDocument();
});

test('a payment without a reservation is set aside with a note, and the snackbar can undo it', async () => {
  const table = 'set_aside_payment';
  const { server } = await open(URL, {
    [`POST /api/rest/${table}`]: [{ transaction_id: PAYMENT_ID }],
    [`DELETE /api/rest/${table}`]: [{ transaction_id: PAYMENT_ID }],
  });
  const row = await screen.findByRole('row', { name: /Karel Zahradník/ });
  await userEvent.click(within(row).getByRole('button', { name: /Odložit/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Odložit platbu' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Odložit' }));
  expect(server.sent(`POST /api/rest/${table}`)).toHaveLength(0);
  await userEvent.type(dialog.getByRole('textbox', { name: /Poznámka/ }), 'Vráceno dodavateli');
  await userEvent.click(dialog.getByRole('button', { name: 'Odložit' }));
  await waitFor(() => expect(snackbars[0]?.text).toBe('1 platba je odložená'));
  expect(server.sent(`POST /api/rest/${table}`)[0]?.body).toEqual([
    { transaction_id: PAYMENT_ID, note: 'Vráceno dodavateli' },
  ]);
  snackbars[0]!.action!.run();
  await waitFor(() => expect(server.sent(`DELETE /api/rest/${table}`)).toHaveLength(1));
});

test('payments set aside have a separate filter and are not open', async () => {
  const { server } = await open(`${URL}?waits=aside`, {
    'GET /api/rest/bank_transaction_list': replyPage([
      aPayment({ aside_note: 'Vráceno', aside_at: '2026-11-21T08:00:00Z' }),
    ]),
  });
  const row = await screen.findByRole('row', { name: /Karel Zahradník.*Odložená/ });
  expect(within(row).queryByRole('button', { name: /Přiřadit/ })).not.toBeInTheDocument();
  expect(within(row).getByRole('button', { name: /Vrátit mezi čekající/ })).toBeVisible();
  expect(server.sent('GET /api/rest/bank_transaction_list')[0]?.query.get('aside_at')).toBe('not.is.null');
});

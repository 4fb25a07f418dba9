import type { OpenItemListItem, TaxDocument } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { bankClient, movement, unpaid, type BankClient } from '../../tests/bank-client';
import { mailsTo, ticketsOf } from '../../tests/booking-client';
import { makePerson } from '../../tests/booking-fixtures';

let api: TestApp;
let bank: BankClient;
beforeAll(async () => {
  api = await testApp();
  bank = await bankClient(api);
});
afterAll(() => api.close());

type Unpaid = Awaited<ReturnType<typeof unpaid>>;
const COUNTER = '19-2000145399/0800';
const IBAN = 'CZ6508000000192000145399';

const itemsOf = ({ reservation }: Unpaid) =>
  bank.get<OpenItemListItem>(`open_item_list?reservation_id=eq.${reservation.id}&order=created_at`);
const pay = (made: Unpaid, amount: string) => bank.book(movement(made.vs, amount, { counter: COUNTER }));
const documentsOf = ({ reservation }: Unpaid) =>
  bank.get<TaxDocument>(`tax_document?reservation_id=eq.${reservation.id}&order=created_at`);
const rpc = async (name: string, body: object, who = bank.sales) =>
  api.call('POST', `/api/rest/rpc/${name}`, body, { token: await api.tokenFor(who) });

async function cancel({ person, reservation }: Unpaid): Promise<void> {
  const answer = await api.call(
    'DELETE',
    '/api/backend/booking_reservation',
    { id: reservation.id },
    { token: await api.tokenFor(person) },
  );
  expect(answer.statusCode).toBe(200);
}
async function deleteTicket({ person, reservation }: Unpaid): Promise<void> {
  const [ticket] = await ticketsOf(api, person, reservation.id);
  const token = await api.tokenFor(person);
  expect((await api.call('DELETE', '/api/backend/booking_ticket', { id: ticket?.id }, { token })).statusCode).toBe(200);
}
/** Decides that an item is refunded, and orders it. */
async function order(id: string): Promise<string> {
  expect((await rpc('refund_open_item', { p_item: id, p_account: COUNTER, p_holder: 'Eva' })).statusCode).toBe(200);
  const answer = await rpc('order_refunds', { p_items: [id], p_due: '2026-12-01' });
  expect(answer.statusCode).toBe(200);
  return answer.json<string>();
}

test('a second payment opens an item with the account that it came from', async () => {
  const made = await unpaid(api);
  await pay(made, '450,00');
  expect(await itemsOf(made)).toEqual([]);
  await pay(made, '450,00');
  expect(await itemsOf(made)).toMatchObject([
    {
      reason: 'paid_twice',
      state: 'open',
      amount: 450,
      currency: 'CZK',
      vs: made.vs,
      account: IBAN,
      person_email: made.person.email,
    },
  ]);
});

test('a payment beyond the amount due pays the reservation and opens an item for the rest', async () => {
  const made = await unpaid(api);
  await pay(made, '100,00');
  expect((await pay(made, '400,00')).outcomes).toEqual({ paid: 1 });
  expect(await bank.isPaid(made.reservation.id)).toBe(true);
  expect(await itemsOf(made)).toMatchObject([{ reason: 'overpaid', amount: 50 }]);
  expect(await documentsOf(made)).toMatchObject([{ kind: 'payment', total: 450 }]);
});

test('a paid reservation that is cancelled opens an item of what was paid, without tickets deleted before', async () => {
  const made = await unpaid(api);
  await pay(made, '450,00');
  await deleteTicket(made);
  await cancel(made);
  expect(await itemsOf(made)).toMatchObject([
    { reason: 'fewer_tickets', amount: 150, account: IBAN },
    { reason: 'cancelled', amount: 300, account: IBAN },
  ]);
});

test('a part payment of a reservation that staff marked paid is not owed twice', async () => {
  const made = await unpaid(api);
  await pay(made, '100,00');
  const token = await api.tokenFor(bank.sales);
  await api.call('POST', '/api/backend/reservation_paid', { id: made.reservation.id, is_paid: true }, { token });
  await cancel(made);
  expect(await itemsOf(made)).toMatchObject([{ reason: 'cancelled', amount: 450, account: IBAN }]);
});

test('payments that were too small are open once their reservation is cancelled, until a late one completes them', async () => {
  const made = await unpaid(api);
  await pay(made, '100,00');
  expect(await itemsOf(made)).toEqual([]);
  await api.database.asOwner("update booking_reservation set due_at = now() - interval '1 hour' where id = $1", [
    made.reservation.id,
  ]);
  await api.database.service.query('select app_private.expire_reservations(1000)');
  expect(await itemsOf(made)).toMatchObject([{ reason: 'gone', amount: 100 }]);
  await pay(made, '50,00');
  expect(await itemsOf(made)).toMatchObject([{ amount: 100 }, { reason: 'gone', amount: 50 }]);
  expect((await pay(made, '300,00')).outcomes).toEqual({ revived: 1 });
  expect(await itemsOf(made)).toEqual([]);
});

test('a payment for a cancelled reservation is open until it is linked to another one', async () => {
  const made = await unpaid(api);
  const other = await unpaid(api);
  await cancel(made);
  await pay(made, '450,00');
  expect(await itemsOf(made)).toMatchObject([{ reason: 'gone', amount: 450 }]);
  const [payment] = await bank.transactions(made.vs);
  const link = async () =>
    api.call(
      'POST',
      `/api/backend/bank_transaction/${payment!.id}/link`,
      { reservation_id: other.reservation.id },
      { token: await api.tokenFor(bank.sales) },
    );
  const [item] = await itemsOf(made);
  const ordered = await order(item!.id);
  expect((await link()).json()).toMatchObject({ code: 'payment.transaction_settled' });
  expect((await rpc('cancel_payment_order', { p_order: ordered })).statusCode).toBe(200);
  expect((await link()).json()).toMatchObject({ outcome: 'paid' });
  expect(await itemsOf(made)).toEqual([]);
});

test('the outgoing movement of a refund closes its item and issues the credit note', async () => {
  const made = await unpaid(api);
  await pay(made, '450,00');
  await deleteTicket(made);
  await cancel(made);
  const [ticket, rest] = await itemsOf(made);
  await order(ticket!.id);
  expect(
    (await rpc('refund_open_item', { p_item: ticket!.id, p_account: COUNTER, p_holder: '' })).json(),
  ).toMatchObject({ message: 'payment.item_settled' });
  await bank.book(movement(made.vs, '-149,00'));
  expect(await itemsOf(made)).toMatchObject([{ state: 'ordered' }, { state: 'open' }]);
  await bank.book(movement(made.vs, '-150,00'));
  expect(await itemsOf(made)).toMatchObject([{ state: 'refunded', refunded_on: '2026-11-20' }, { state: 'open' }]);
  await order(rest!.id);
  await bank.book(movement(made.vs, '-300,00'));
  expect((await mailsTo(api, made.person.email)).filter((kind) => kind === 'refund')).toHaveLength(2);
  const documents = await documentsOf(made);
  expect(documents).toMatchObject([
    { kind: 'payment', total: 450, rates: [{ base: 371.9, tax: 78.1 }] },
    {
      kind: 'credit_note',
      corrects: documents[0]!.id,
      total: -150,
      lines: [{ amount: -1, price: 150 }],
      rates: [{ base: -123.97, tax: -26.03, total: -150 }],
    },
    {
      kind: 'credit_note',
      corrects: documents[0]!.id,
      total: -300,
      lines: [{ amount: -2, price: 150 }],
      rates: [{ base: -247.93, tax: -52.07, total: -300 }],
    },
  ]);
});

test('of two orders of one item at once, one is made', async () => {
  const made = await unpaid(api);
  await pay(made, '450,00');
  await pay(made, '450,00');
  const [item] = await itemsOf(made);
  await rpc('refund_open_item', { p_item: item!.id, p_account: IBAN, p_holder: 'Eva' });
  const answers = await Promise.all(
    [1, 2, 3].map(() => rpc('order_refunds', { p_items: [item!.id], p_due: '2026-12-01' })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
});

test('a bank that books an order as one movement closes all of its items', async () => {
  const made = [await unpaid(api), await unpaid(api)];
  const ids: string[] = [];
  for (const one of made) {
    await pay(one, '450,00');
    await pay(one, '450,00');
    const [item] = await itemsOf(one);
    ids.push(item!.id);
    await rpc('refund_open_item', { p_item: item!.id, p_account: IBAN, p_holder: 'Eva' });
  }
  expect((await rpc('order_refunds', { p_items: ids, p_due: '2026-12-01' })).statusCode).toBe(200);
  await bank.book(movement('', '-900,00'));
  for (const one of made) expect(await itemsOf(one)).toMatchObject([{ state: 'refunded' }]);
  // The second payments had no documents.
  expect(await documentsOf(made[0]!)).toHaveLength(1);
});

test('an item is closed with a note, and taken back unless money was returned', async () => {
  const made = await unpaid(api);
  await pay(made, '450,00');
  await cancel(made);
  const [{ id }] = (await itemsOf(made)) as [OpenItemListItem];
  await rpc('close_open_item', { p_item: id, p_refunded: false, p_note: 'Storno po lhůtě' });
  expect(await itemsOf(made)).toMatchObject([{ state: 'dismissed', note: 'Storno po lhůtě' }]);
  expect(await documentsOf(made)).toHaveLength(1);
  await rpc('reopen_open_item', { p_item: id });
  await rpc('close_open_item', { p_item: id, p_refunded: true, p_note: 'Vráceno v hotovosti' });
  expect((await rpc('reopen_open_item', { p_item: id })).json()).toMatchObject({ message: 'payment.item_settled' });
  expect(await documentsOf(made)).toMatchObject([{ total: 450 }, { total: -450 }]);
});

test('accounts with wrong check digits are refused, and customers decide nothing', async () => {
  const made = await unpaid(api);
  await pay(made, '450,00');
  await cancel(made);
  const [{ id }] = (await itemsOf(made)) as [OpenItemListItem];
  for (const wrong of ['19-2000145398/0800', 'CZ6508000000192000145398', 'DE00', '', '1/0800'])
    expect((await rpc('refund_open_item', { p_item: id, p_account: wrong, p_holder: 'Eva' })).json()).toMatchObject({
      message: 'payment.account_invalid',
    });
  for (const right of [
    COUNTER,
    'CZ65 0800 0000 1920 0014 5399',
    'SK31 1200 0000 1987 4263 7541',
    'PL61 1090 1014 0000 0712 1981 2874',
  ])
    expect((await rpc('refund_open_item', { p_item: id, p_account: right, p_holder: 'Eva' })).statusCode).toBe(200);
  const customer = await makePerson(api.database);
  expect((await rpc('refund_open_item', { p_item: id, p_account: IBAN, p_holder: 'Eva' }, customer)).statusCode).toBe(
    403,
  );
  expect(await bank.get('open_item_list', made.person)).toMatchObject({ code: '42501' });
});

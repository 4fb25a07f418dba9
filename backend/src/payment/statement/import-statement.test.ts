import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BankStatementResult, BankTransaction } from '@arbora/domain';
import { testApp, type TestApp } from '../../../tests/app';
import { bankClient, csv, movement, unpaid, type BankClient } from '../../../tests/bank-client';
import { mailsTo } from '../../../tests/booking-client';
import { makePerson } from '../../../tests/booking-fixtures';

let api: TestApp;
let bank: BankClient;
beforeAll(async () => {
  api = await testApp();
  bank = await bankClient(api);
});
afterAll(() => api.close());

const reserved = (...options: [names?: string[], price?: number]) => unpaid(api, ...options);
const fixture = (name: string): Buffer => readFileSync(path.join(__dirname, 'fixtures', name));
const expire = async (id: string) => {
  await api.database.asOwner("update booking_reservation set due_at = now() - interval '1 hour' where id = $1", [id]);
  await api.database.service.query('select app_private.expire_reservations(1000)');
};

test('an exact payment marks the reservation paid and sends the mail', async () => {
  const { person, reservation, vs } = await reserved();
  const result = await bank.book(movement(`000${vs}`.slice(-10), '450,00'));
  expect(result).toMatchObject({ lines: 1, repeated: 0, outcomes: { paid: 1 } });
  expect(await bank.isPaid(reservation.id)).toBe(true);
  expect(await mailsTo(api, person.email)).toEqual(['reservation-create', 'reservation-payment']);
  expect(await bank.transactions(vs)).toEqual([
    expect.objectContaining({
      outcome: 'paid',
      amount: 450,
      difference: null,
      reservation_id: reservation.id,
      reservation_symbol: vs,
      reservation_is_paid: true,
      person_email: person.email,
    }),
  ]);
});

test('the symbol may be in the message only', async () => {
  const { reservation, vs } = await reserved();
  await bank.book(movement('', '450,00', { message: `/VS${vs}/SS/KS0308` }));
  expect(await bank.isPaid(reservation.id)).toBe(true);
});

test('a symbol with the number of a reservation and the mask of another event pays nothing', async () => {
  const { reservation, vs } = await reserved();
  expect((await bank.book(movement(`1999${vs.slice(-6)}`, '450,00'))).outcomes).toEqual({ unknown_symbol: 1 });
  expect(await bank.isPaid(reservation.id)).toBe(false);
});

test('part payments are added up, and the last one marks all of them as paid', async () => {
  const { person, reservation, vs } = await reserved();
  expect((await bank.book(movement(vs, '100,10'))).outcomes).toEqual({ amount_differs: 1 });
  expect((await bank.book(movement(vs, '200,20'))).outcomes).toEqual({ amount_differs: 1 });
  expect((await bank.transactions(vs)).map(({ difference }) => difference)).toEqual([-349.9, -149.7]);
  expect(await bank.isPaid(reservation.id)).toBe(false);
  expect((await bank.book(movement(vs, '149,70'))).outcomes).toEqual({ paid: 1 });
  expect((await bank.transactions(vs)).map(({ outcome }) => outcome)).toEqual(['paid', 'paid', 'paid']);
  expect(await mailsTo(api, person.email)).toEqual(['reservation-create', 'reservation-payment']);
});

test('an overpayment pays the reservation, and what exceeds the amount due is an open item', async () => {
  const { reservation, vs } = await reserved();
  expect((await bank.book(movement(vs, '500,00'))).outcomes).toEqual({ paid: 1 });
  expect(await bank.transactions(vs)).toEqual([
    expect.objectContaining({ outcome: 'paid', difference: null, reservation_is_paid: true }),
  ]);
  expect(await bank.get(`open_item?reservation_id=eq.${reservation.id}`)).toMatchObject([
    { reason: 'overpaid', amount: 50 },
  ]);
});

test('an underpayment does not prevent the expiry; the rest revives the reservation', async () => {
  const { reservation, vs } = await reserved();
  await bank.book(movement(vs, '400,00'));
  await expire(reservation.id);
  expect(await bank.isPaid(reservation.id)).toBeUndefined();
  expect((await bank.book(movement(vs, '40,00'))).outcomes).toEqual({ amount_differs: 1 });
  expect((await bank.book(movement(vs, '10,00'))).outcomes).toEqual({ revived: 1 });
  expect(await bank.isPaid(reservation.id)).toBe(true);
  expect((await bank.transactions(vs)).map(({ outcome }) => outcome)).toEqual(['paid', 'paid', 'revived']);
});

test('a payment of a paid reservation is reported as such', async () => {
  const { vs } = await reserved();
  expect((await bank.book(movement(vs, '450,00'), movement(vs, '450,00'))).outcomes).toEqual({
    paid: 1,
    already_paid: 1,
  });
});

test('a late payment revives the reservation, unless its places are gone or it was cancelled by a person', async () => {
  const late = await reserved();
  await expire(late.reservation.id);
  expect((await bank.book(movement(late.vs, '450,00'))).outcomes).toEqual({ revived: 1 });
  expect(await bank.isPaid(late.reservation.id)).toBe(true);

  const gone = await reserved();
  await expire(gone.reservation.id);
  await api.database.asOwner('update booking_event_slot set capacity_total = 2 where id = $1', [gone.slot.id]);
  expect((await bank.book(movement(gone.vs, '450,00'))).outcomes).toEqual({ places_gone: 1 });
  expect(await bank.transactions(gone.vs)).toEqual([
    expect.objectContaining({
      outcome: 'places_gone',
      reason: 'togo',
      reservation_id: gone.reservation.id,
      reservation_symbol: gone.vs,
      reservation_is_paid: null,
      reservation_cancelled_at: expect.any(String),
    }),
  ]);
  const [noted] = await bank.get<{ paid_at: string | null }>(`cancelled_reservation_list?id=eq.${gone.reservation.id}`);
  expect(noted?.paid_at).not.toBeNull();

  const own = await reserved();
  const token = await api.tokenFor(own.person);
  await api.call('DELETE', '/api/backend/booking_reservation', { id: own.reservation.id }, { token });
  expect((await bank.book(movement(own.vs, '450,00'))).outcomes).toEqual({ cancelled: 1 });
  expect(await bank.transactions(own.vs)).toEqual([expect.objectContaining({ reason: 'customer' })]);
});

test('movements that are not payments to us are ignored with a reason', async () => {
  const { reservation, vs } = await reserved();
  const { id, outcomes } = await bank.book(
    movement(vs, '0,00'),
    movement(vs, '-450,00'),
    movement(vs, '450,00', { currency: 'EUR' }),
  );
  expect(outcomes).toEqual({ ignored: 3 });
  const rows = await bank.get<BankTransaction>(`bank_transaction?statement_id=eq.${id}&order=line`);
  expect(rows.map(({ reason, reservation_id }) => [reason, reservation_id])).toEqual([
    ['zero', null],
    ['outgoing', null],
    ['currency', null],
  ]);
  expect(await bank.isPaid(reservation.id)).toBe(false);
});

test('only sales staff import statements; an unreadable one books nothing and names the line', async () => {
  const editor = await makePerson(api.database, { acl: ['editor'] });
  const file = csv(movement('1', '1,00'));
  expect((await bank.send(file, editor)).json()).toMatchObject({ code: 'auth.forbidden' });
  expect((await bank.send(file, await makePerson(api.database))).statusCode).toBe(403);
  expect(await bank.get('bank_transaction', editor)).toEqual([]);

  const { reservation, vs } = await reserved();
  const wrong = await bank.send(csv(movement(vs, '450,00'), movement(vs, '1,2,3')));
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json()).toMatchObject({ code: 'payment.statement_invalid', details: { line: 3, reason: 'amount' } });
  expect(await bank.isPaid(reservation.id)).toBe(false);
  expect((await bank.send(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).json()).toMatchObject({
    code: 'payment.statement_format',
  });
});

test.each(['camt053-02.xml', 'statement.gpc', 'fio.csv', 'kb.csv', 'csob.csv'])(
  '%s is booked, with its own account in one notation',
  async (name) => {
    // The files contain the same payments: a second one would book nothing.
    await api.database.asOwner('delete from open_item');
    await api.database.asOwner('delete from bank_transaction');
    const answer = await bank.send(fixture(name));
    expect(answer.statusCode).toBe(201);
    const { id, outcomes } = answer.json<BankStatementResult>();
    const rows = await bank.get<BankTransaction>(`bank_transaction?statement_id=eq.${id}`);
    expect(rows).toHaveLength(Object.values(outcomes).reduce((sum, count) => sum + count, 0));
    expect(new Set(rows.map(({ account }) => account))).toEqual(new Set(['CZ0801000000192000145399']));
  },
);

test('a person’s export has their payments, and an erasure removes the person from them', async () => {
  const { person, reservation, vs } = await reserved();
  await bank.book(movement(vs, '450,00', { message: 'od Jany' }));
  const token = await api.tokenFor(person);
  const data = (await api.call('GET', '/api/auth/user/data', undefined, { token })).json<{ payments: unknown[] }>();
  expect(data.payments).toEqual([expect.objectContaining({ amount: 450, vs, message: 'od Jany' })]);
  await api.database.service.query('select app_private.erase_person($1, $1)', [person.sub]);
  expect(await bank.transactions(vs)).toEqual([
    expect.objectContaining({ amount: 450, message: null, counter_name: null, reservation_id: reservation.id }),
  ]);
});

import type { BankTransaction } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { bankClient, movement, unpaid, type BankClient } from '../../tests/bank-client';
import { makePerson } from '../../tests/booking-fixtures';

let api: TestApp;
let bank: BankClient;
beforeAll(async () => {
  api = await testApp();
  bank = await bankClient(api);
});
afterAll(() => api.close());

const reserved = (...options: [names?: string[], price?: number]) => unpaid(api, ...options);
const link = async (id: string | undefined, reservation_id: string, who = bank.sales) =>
  api.call('POST', `/api/backend/bank_transaction/${id}/link`, { reservation_id }, { token: await api.tokenFor(who) });

test('a payment with an unknown symbol is linked manually', async () => {
  const { reservation } = await reserved();
  expect((await bank.book(movement('77', '450,00'), movement('', '450,00'))).outcomes).toEqual({ unknown_symbol: 2 });
  const [payment] = await bank.transactions('77');
  expect(payment).toMatchObject({ outcome: 'unknown_symbol', reason: null, reservation_id: null });
  const answer = await link(payment?.id, reservation.id);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ outcome: 'paid', reservation_id: reservation.id, linked_by: bank.sales.sub });
  expect(await bank.isPaid(reservation.id)).toBe(true);
  expect((await link(payment?.id, reservation.id)).json()).toMatchObject({ code: 'payment.transaction_settled' });
});

test('a payment with a difference, or matched with the wrong reservation, can be linked to another', async () => {
  const [wrong, right] = [await reserved(['A', 'B']), await reserved(['A'])];
  await bank.book(movement(wrong.vs, '150,00'));
  const [payment] = await bank.transactions(wrong.vs);
  expect(payment).toMatchObject({ outcome: 'amount_differs', difference: -150 });
  expect((await link(payment?.id, right.reservation.id)).json()).toMatchObject({ outcome: 'paid', difference: null });
  expect([await bank.isPaid(wrong.reservation.id), await bank.isPaid(right.reservation.id)]).toEqual([false, true]);
  expect((await bank.book(movement(wrong.vs, '300,00'))).outcomes).toEqual({ paid: 1 });
});

test('a payment matched with a cancelled reservation is no longer shown there once it is linked to another', async () => {
  const [gone, right] = [await reserved(), await reserved()];
  const token = await api.tokenFor(gone.person);
  await api.call('DELETE', '/api/backend/booking_reservation', { id: gone.reservation.id }, { token });
  const noted = async () =>
    (await bank.get<{ paid_at: string | null }>(`cancelled_reservation_list?id=eq.${gone.reservation.id}`))[0]?.paid_at;
  await bank.book(movement(gone.vs, '450,00'), movement(gone.vs, '450,00'));
  const [first, second] = await bank.transactions(gone.vs);
  expect((await link(first?.id, right.reservation.id)).json()).toMatchObject({ outcome: 'paid' });
  expect(await noted()).toEqual(expect.any(String));
  expect((await link(second?.id, (await reserved()).reservation.id)).json()).toMatchObject({ outcome: 'paid' });
  expect(await noted()).toBeNull();
});

test('of two concurrent links to different reservations one succeeds', async () => {
  const [one, two] = [await reserved(), await reserved()];
  await bank.book(movement('78', '450,00'));
  const [payment] = await bank.transactions('78');
  const answers = await Promise.all([link(payment?.id, one.reservation.id), link(payment?.id, two.reservation.id)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect([await bank.isPaid(one.reservation.id), await bank.isPaid(two.reservation.id)].filter(Boolean)).toHaveLength(
    1,
  );
});

test('linking is refused for unknown or outgoing payments, and for all but sales staff', async () => {
  const { reservation } = await reserved();
  const { id } = await bank.book(movement('', '-1,00'), movement('79', '450,00'));
  const [ignored, unknown] = await bank.get<BankTransaction>(`bank_transaction?statement_id=eq.${id}&order=line`);
  expect((await link(ignored?.id, reservation.id)).json()).toMatchObject({ code: 'payment.transaction_settled' });
  expect((await link(crypto.randomUUID(), reservation.id)).json()).toMatchObject({
    code: 'payment.transaction_unknown',
  });
  expect((await link(unknown?.id, crypto.randomUUID())).json()).toMatchObject({
    code: 'booking.reservation_unknown',
  });
  const editor = await makePerson(api.database, { acl: ['editor'] });
  expect((await link(unknown?.id, reservation.id, editor)).statusCode).toBe(403);
  expect((await link(unknown?.id, reservation.id, await makePerson(api.database))).statusCode).toBe(403);
});

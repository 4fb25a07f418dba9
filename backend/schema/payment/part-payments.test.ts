import { testApp, type TestApp } from '../../tests/app';
import { bankClient, movement, unpaid, type BankClient } from '../../tests/bank-client';
import { mailsTo, ticketsOf } from '../../tests/booking-client';

let api: TestApp;
let bank: BankClient;
beforeAll(async () => {
  api = await testApp();
  bank = await bankClient(api);
});
afterAll(() => api.close());

type Unpaid = Awaited<ReturnType<typeof unpaid>>;

/** Three places for 150 CZK each, partly paid. */
async function partlyPaid(amount: string): Promise<Unpaid> {
  const made = await unpaid(api);
  expect((await bank.book(movement(made.vs, amount))).outcomes).toEqual({ amount_differs: 1 });
  return made;
}

async function deleteTicket({ person, reservation }: Unpaid): Promise<void> {
  const [ticket] = await ticketsOf(api, person, reservation.id);
  const token = await api.tokenFor(person);
  const answer = await api.call('DELETE', '/api/backend/booking_ticket', { id: ticket?.id }, { token });
  expect(answer.json()).toMatchObject({ places: 2 });
}

async function expire({ reservation }: Unpaid): Promise<void> {
  await api.database.asOwner("update booking_reservation set due_at = now() - interval '1 hour' where id = $1", [
    reservation.id,
  ]);
  await api.database.service.query('select app_private.expire_reservations(1000)');
}

test('a part payment that covers the price after a returned ticket pays the reservation', async () => {
  const made = await partlyPaid('300,00');
  await deleteTicket(made);
  expect(await bank.isPaid(made.reservation.id)).toBe(true);
  expect(await bank.transactions(made.vs)).toMatchObject([{ outcome: 'paid', difference: null }]);
  expect(await mailsTo(api, made.person.email)).toEqual([
    'reservation-create',
    'reservation-payment',
    'reservation-update',
  ]);
});

test('a part payment that is still too small has the remaining difference', async () => {
  const made = await partlyPaid('100,00');
  await deleteTicket(made);
  expect(await bank.isPaid(made.reservation.id)).toBe(false);
  expect(await bank.transactions(made.vs)).toMatchObject([{ outcome: 'amount_differs', difference: -200 }]);
  await expire(made);
  expect(await bank.isPaid(made.reservation.id)).toBeUndefined();
});

test('a part payment that exceeds the price after a returned ticket pays the reservation, and the rest is open', async () => {
  const made = await partlyPaid('400,00');
  await deleteTicket(made);
  expect(await bank.isPaid(made.reservation.id)).toBe(true);
  expect(await bank.transactions(made.vs)).toMatchObject([{ outcome: 'paid', difference: null }]);
  expect(await bank.get(`open_item?reservation_id=eq.${made.reservation.id}`)).toMatchObject([
    { reason: 'overpaid', amount: 100, state: 'open' },
  ]);
});

test('a part payment that covers a reduced price pays the reservation', async () => {
  const made = await partlyPaid('300,00');
  const other = await unpaid(api);
  await api.database.asOwner('update booking_event_slot set price = 100 where id = any ($1)', [
    [made.slot.id, other.slot.id],
  ]);
  expect(await bank.isPaid(made.reservation.id)).toBe(true);
  expect(await bank.isPaid(other.reservation.id)).toBe(false);
});

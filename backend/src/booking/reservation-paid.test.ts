import type { BookingReservation } from '@arbora/domain';
import type { Claims } from '../database/database';
import { testApp, type TestApp } from '../../tests/app';
import { mailsTo, reserve } from '../../tests/booking-client';
import { makePerson, makeSlot } from '../../tests/booking-fixtures';

let api: TestApp;
let sales: Claims;
beforeAll(async () => {
  api = await testApp();
  sales = await makePerson(api.database, { acl: ['sales'] });
});
afterAll(() => api.close());

async function setPaid(id: string, is_paid: boolean, person = sales) {
  return api.call('POST', '/api/backend/reservation_paid', { id, is_paid }, { token: await api.tokenFor(person) });
}

test('marks paid once, with one mail, and back', async () => {
  const person = await makePerson(api.database);
  const { reservation } = await reserve(api, person, (await makeSlot(api.database, { price: 90 })).id, ['A']);
  const paid = (await setPaid(reservation.id, true)).json<BookingReservation>();
  expect(paid).toMatchObject({ is_paid: true, due_at: null });
  expect(paid.paid_at).not.toBeNull();
  expect((await setPaid(reservation.id, true)).json()).toEqual(paid);
  expect(await mailsTo(api, person.email)).toEqual(['reservation-create', 'reservation-payment']);

  const back = (await setPaid(reservation.id, false)).json<BookingReservation>();
  expect(back).toMatchObject({ is_paid: false, paid_at: null });
  expect(back.due_at).not.toBeNull();
  await setPaid(reservation.id, true);
  expect(await mailsTo(api, person.email)).toEqual(['reservation-create', 'reservation-payment']);
});

test('is for sales', async () => {
  const person = await makePerson(api.database);
  const { reservation } = await reserve(api, person, (await makeSlot(api.database, { price: 90 })).id, ['A']);
  expect((await setPaid(reservation.id, true, person)).statusCode).toBe(403);
  expect((await setPaid(reservation.id, true, await makePerson(api.database, { acl: ['editor'] }))).statusCode).toBe(
    403,
  );
  expect((await setPaid(crypto.randomUUID(), true)).json()).toMatchObject({ code: 'booking.reservation_unknown' });
});

describe('price 0 counts as paid', () => {
  test('what is free cannot be marked unpaid', async () => {
    const { reservation } = await reserve(
      api,
      await makePerson(api.database),
      (await makeSlot(api.database, { price: 0 })).id,
      ['A'],
    );
    const answer = await setPaid(reservation.id, false);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ is_paid: true, paid_at: reservation.paid_at, due_at: null });
  });

  test('who has not paid when a slot becomes free has; nobody who paid pays again', async () => {
    const slot = await makeSlot(api.database, { price: 90 });
    const { reservation } = await reserve(api, await makePerson(api.database), slot.id, ['A']);
    const setPrice = (price: number) =>
      api.database.asRole(sales, (client) =>
        client.query('update booking_event_slot set price = $2 where id = $1', [slot.id, price]),
      );
    const state = async () =>
      (
        await api.database.asOwner('select is_paid, due_at from booking_reservation where id = $1', [reservation.id])
      )[0];
    await setPrice(80);
    expect(await state()).toMatchObject({ is_paid: false });
    await setPrice(0);
    expect(await state()).toEqual({ is_paid: true, due_at: null });
    await setPrice(90);
    expect(await state()).toEqual({ is_paid: true, due_at: null });
  });
});

test('a payment is due when the slot starts, also when that becomes sooner', async () => {
  const slot = await makeSlot(api.database, { price: 90 });
  const { reservation } = await reserve(api, await makePerson(api.database), slot.id, ['A']);
  const startIn = async (days: number) => {
    await api.database.asRole(sales, (client) =>
      client.query("update booking_event_slot set date_start = now() + $2 * interval '1 day' where id = $1", [
        slot.id,
        days,
      ]),
    );
    const [found] = await api.database.asOwner<{ due_at: Date; date_start: Date }>(
      `select due_at, date_start from booking_reservation r join booking_event_slot s on s.id = r.event_slot_id
       where r.id = $1`,
      [reservation.id],
    );
    return found;
  };
  expect((await startIn(20))?.due_at).toEqual(new Date(String(reservation.due_at)));
  const sooner = await startIn(2);
  expect(sooner?.due_at).toEqual(sooner?.date_start);
});

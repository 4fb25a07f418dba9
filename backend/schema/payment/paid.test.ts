import type { BookingReservation } from '@arbora/domain';
import type { Claims } from '../../src/database/database';
import { testApp, withoutErrorLog, type TestApp } from '../../tests/app';
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

test('a reservation is marked paid once, with one mail, and unpaid again', async () => {
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

test('only sales staff mark a reservation paid', async () => {
  const person = await makePerson(api.database);
  const { reservation } = await reserve(api, person, (await makeSlot(api.database, { price: 90 })).id, ['A']);
  expect((await setPaid(reservation.id, true, person)).statusCode).toBe(403);
  expect((await setPaid(reservation.id, true, await makePerson(api.database, { acl: ['editor'] }))).statusCode).toBe(
    403,
  );
  expect((await setPaid(crypto.randomUUID(), true)).json()).toMatchObject({ code: 'booking.reservation_unknown' });
});

describe('direct updates of a reservation', () => {
  const patch = async (id: string, body: object, person = sales) =>
    api.call('PATCH', `/api/rest/booking_reservation?id=eq.${id}`, body, {
      token: await api.tokenFor(person),
      headers: { prefer: 'return=representation' },
    });
  const reserved = async (price = 90) => {
    const [person, slot] = [await makePerson(api.database), await makeSlot(api.database, { price })];
    return { person, slot, ...(await reserve(api, person, slot.id, ['A'])) };
  };

  test('sales staff mark a row paid, which sends the mail and sets the dates', async () => {
    const { person, reservation } = await reserved();
    const [paid] = (await patch(reservation.id, { is_paid: true })).json<BookingReservation[]>();
    expect(paid).toMatchObject({ is_paid: true, due_at: null, paid_at: expect.any(String) });
    const again = await patch(reservation.id, { is_paid: true, custom_data: reservation.custom_data });
    expect(again.json()).toEqual([paid]);
    expect((await setPaid(reservation.id, true)).json()).toEqual(paid);
    expect(await mailsTo(api, person.email)).toEqual(['reservation-create', 'reservation-payment']);
    const [back] = (await patch(reservation.id, { is_paid: false })).json<BookingReservation[]>();
    expect(back).toMatchObject({ is_paid: false, paid_at: null, due_at: expect.any(String) });
  });

  test('a row of a free slot stays paid, and only sales staff change it', async () => {
    const free = await reserved(0);
    expect((await patch(free.reservation.id, { is_paid: false })).json()).toEqual([free.reservation]);
    const { person, reservation } = await reserved();
    expect((await patch(reservation.id, { is_paid: true }, person)).statusCode).toBe(403);
    const editor = await makePerson(api.database, { acl: ['editor'] });
    const own = await reserve(api, editor, (await makeSlot(api.database, { price: 90 })).id, ['A']);
    expect((await patch(own.reservation.id, { is_paid: true }, editor)).json()).toEqual([]);
  });

  test('an update does not wait for a locked slot', async () => {
    const { reservation, slot } = await reserved();
    await patch(reservation.id, { is_paid: true });
    const refused = await api.database.asService(async (client) => {
      await client.query('select from event_slot where id = $1 for no key update', [slot.id]);
      return withoutErrorLog(api.app, () => patch(reservation.id, { is_paid: false }));
    });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
    expect((await patch(reservation.id, { is_paid: false })).json()).toMatchObject([{ is_paid: false }]);
  });
});

describe('price 0 counts as paid', () => {
  test('a free reservation cannot be marked unpaid', async () => {
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

  test('a reservation becomes paid when its slot becomes free, and stays paid when the price rises again', async () => {
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

test('a payment is due when the slot starts, even if it is moved to an earlier date', async () => {
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

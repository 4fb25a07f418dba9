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

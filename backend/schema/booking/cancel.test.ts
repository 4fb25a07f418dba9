import type { Claims } from '../../src/database/database';
import { testApp, type TestApp } from '../../tests/app';
import { mailsTo, reserve } from '../../tests/booking-client';
import { makePerson, makeSlot, reservationBody } from '../../tests/booking-fixtures';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

async function remove(what: 'booking_reservation' | 'booking_ticket', id: string, person: Claims) {
  return api.call('DELETE', `/api/backend/${what}`, { id }, { token: await api.tokenFor(person) });
}

async function rows(slotId: string) {
  const [found] = await api.database.asOwner<{ places: number; tickets: number }>(
    `select coalesce(sum(places), 0)::int as places,
       (select count(*) from booking_ticket t join booking_reservation r on r.id = t.reservation_id
        where r.event_slot_id = $1)::int as tickets
     from booking_reservation where event_slot_id = $1`,
    [slotId],
  );
  return found;
}

const started = (slotId: string) =>
  api.database.asOwner("update booking_event_slot set date_start = now() - interval '1 minute' where id = $1", [
    slotId,
  ]);

test('cancelling frees every seat, notifies the holder and stores a record', async () => {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database, { capacity_total: 2 });
  const { reservation, tickets } = await reserve(api, person, slot.id, ['A', 'B']);
  const answer = await remove('booking_reservation', reservation.id, person);
  expect(answer.json()).toEqual({ id: reservation.id });
  expect(await rows(slot.id)).toEqual({ places: 0, tickets: 0 });
  expect(await mailsTo(api, person.email)).toEqual(['reservation-create', 'reservation-cancel']);
  await reserve(api, await makePerson(api.database), slot.id, ['C', 'D']);

  const [trace] = await api.database.asOwner<{ reason: string; vs: string }>(
    'select reason, vs from app_private.cancelled_reservation where id = $1',
    [reservation.id],
  );
  expect(trace).toEqual({ reason: 'customer', vs: reservation.vs });
  const check = await api.call('GET', `/api/backend/ticket_check?id=${tickets[0]?.id}`);
  expect(check.json()).toMatchObject({ state: 'cancelled', view: 'stranger', ticket: null });
  expect((await remove('booking_reservation', reservation.id, person)).statusCode).toBe(404);
});

test('sales staff can cancel without notifying anybody', async () => {
  const [person, sales] = [await makePerson(api.database), await makePerson(api.database, { acl: ['sales'] })];
  const slot = await makeSlot(api.database);
  const friend = `friend-${person.sub}@example.org`;
  const body = reservationBody(slot.id, ['A']);
  body.custom_data.places = [{ name: 'A' }, { name: 'B', email: friend }] as typeof body.custom_data.places;
  const token = await api.tokenFor(person);
  const { id } = (await api.call('POST', '/api/backend/booking_reservation', body, { token })).json<{ id: string }>();
  const cancel = async (who: Claims) =>
    api.call('DELETE', '/api/backend/booking_reservation', { id, notify: false }, { token: await api.tokenFor(who) });
  expect((await cancel(person)).json()).toMatchObject({ code: 'auth.forbidden' });
  expect(await rows(slot.id)).toEqual({ places: 2, tickets: 2 });
  expect((await cancel(sales)).json()).toEqual({ id });
  expect(await rows(slot.id)).toEqual({ places: 0, tickets: 0 });
  expect(await mailsTo(api, person.email)).toEqual(['reservation-create']);
  expect(await mailsTo(api, friend)).not.toContain('reservation-cancel');
});

test('other people’s reservations and tickets are unknown to a customer', async () => {
  const slot = await makeSlot(api.database);
  const { reservation, tickets } = await reserve(api, await makePerson(api.database), slot.id, ['A']);
  const stranger = await makePerson(api.database);
  expect((await remove('booking_reservation', reservation.id, stranger)).json()).toMatchObject({
    code: 'booking.reservation_unknown',
  });
  expect((await remove('booking_ticket', tickets[0]?.id ?? '', stranger)).json()).toMatchObject({
    code: 'booking.ticket_unknown',
  });
  expect(await rows(slot.id)).toEqual({ places: 1, tickets: 1 });
});

test('a customer can cancel until the slot starts, sales staff at any time', async () => {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database);
  const { reservation, tickets } = await reserve(api, person, slot.id, ['A', 'B']);
  await started(slot.id);
  expect((await remove('booking_reservation', reservation.id, person)).json()).toMatchObject({
    code: 'booking.event_started',
  });
  expect((await remove('booking_ticket', tickets[0]?.id ?? '', person)).json()).toMatchObject({
    code: 'booking.event_started',
  });
  const sales = await makePerson(api.database, { acl: ['sales'] });
  expect((await remove('booking_reservation', reservation.id, sales)).statusCode).toBe(200);
});

test('a salesperson who requested the customer role has a customer’s rights', async () => {
  const slot = await makeSlot(api.database);
  const { reservation } = await reserve(api, await makePerson(api.database), slot.id, ['A']);
  const sales = { ...(await makePerson(api.database, { acl: ['sales'] })), role: 'arbora_customer' as const };
  expect((await remove('booking_reservation', reservation.id, sales)).statusCode).toBe(404);
});

test('deleting a ticket frees one seat, and deleting the last one cancels the reservation', async () => {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database);
  const { reservation, tickets } = await reserve(api, person, slot.id, ['A', 'B']);
  const [first = '', second = ''] = tickets.map(({ id }) => id);
  expect((await remove('booking_ticket', first, person)).json()).toEqual({
    id: first,
    reservation_id: reservation.id,
    places: 1,
  });
  expect(await rows(slot.id)).toEqual({ places: 1, tickets: 1 });
  expect((await remove('booking_ticket', second, person)).json()).toMatchObject({ places: 0 });
  expect(await rows(slot.id)).toEqual({ places: 0, tickets: 0 });
  expect(await mailsTo(api, person.email)).toEqual(['reservation-create', 'reservation-update', 'reservation-cancel']);
});

test('deleting the last two tickets concurrently leaves no empty reservation', async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await makePerson(api.database);
    const slot = await makeSlot(api.database);
    const { tickets } = await reserve(api, person, slot.id, ['A', 'B']);
    const answers = await Promise.all(tickets.map(({ id }) => remove('booking_ticket', id, person)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await rows(slot.id)).toEqual({ places: 0, tickets: 0 });
  }
});

test('the holder cannot delete a used ticket', async () => {
  const person = await makePerson(api.database);
  const sales = await makePerson(api.database, { acl: ['sales'] });
  const slot = await makeSlot(api.database);
  const { reservation, tickets } = await reserve(api, person, slot.id, ['A', 'B']);
  const id = tickets[0]?.id ?? '';
  const used = { id, override: { note: 'Agreed by phone' } };
  await api.call('POST', '/api/backend/ticket_check_in', used, { token: await api.tokenFor(sales) });
  expect((await remove('booking_ticket', id, person)).json()).toMatchObject({ code: 'booking.ticket_used' });
  expect((await remove('booking_reservation', reservation.id, person)).json()).toMatchObject({
    code: 'booking.ticket_used',
  });
});

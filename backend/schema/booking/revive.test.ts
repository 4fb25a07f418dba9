import type { BookingReservation } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { mailsTo, reserve, ticketsOf } from '../../tests/booking-client';
import { makePerson, makeSlot, reservationBody, type SlotOptions } from '../../tests/booking-fixtures';
import type { Claims } from '../../src/database/database';

/** Columns that differ after a restoration. */
const changed = { updated_at: expect.any(String) as string };

let api: TestApp;
let sales: Claims;
beforeAll(async () => {
  api = await testApp();
  sales = await makePerson(api.database, { acl: ['sales'] });
});
afterAll(() => api.close());

const expire = () => api.database.service.query('select app_private.expire_reservations(1000)');
const setPaid = async (id: string, is_paid = true) =>
  api.call('POST', '/api/backend/reservation_paid', { id, is_paid }, { token: await api.tokenFor(sales) });
const cancel = async (person: Claims, id: string) =>
  api.call('DELETE', '/api/backend/booking_reservation', { id }, { token: await api.tokenFor(person) });
const cancelledRow = async (id: string) => {
  const answer = await api.call('GET', `/api/rest/cancelled_reservation_list?id=eq.${id}`, undefined, {
    token: await api.tokenFor(sales),
  });
  return answer.json<{ reason: string; paid_at: string | null; amount: number; variable_symbol: string }[]>()[0];
};

/** An unpaid reservation that the job has cancelled. */
async function expired(options: SlotOptions = {}, names = ['Eva', 'Jan'], person?: Claims) {
  const holder = person ?? (await makePerson(api.database));
  const slot = await makeSlot(api.database, { price: 150, ...options });
  const reserved = await reserve(api, holder, slot.id, names);
  await api.database.asOwner("update booking_reservation set due_at = now() - interval '1 hour' where id = $1", [
    reserved.reservation.id,
  ]);
  await expire();
  return { ...reserved, person: holder, slot };
}

test('a late payment restores the reservation with the same tickets if its places are free', async () => {
  const { person, reservation, tickets, slot } = await expired();
  expect(await ticketsOf(api, person, reservation.id)).toMatchObject({ code: 'booking.reservation_unknown' });
  const check = async () =>
    (await api.call('GET', `/api/backend/ticket_check?id=${tickets[0]?.id}`)).json<{ state: string }>().state;
  expect(await check()).toBe('cancelled');
  expect(await cancelledRow(reservation.id)).toMatchObject({
    reason: 'unpaid',
    paid_at: null,
    amount: 300,
    variable_symbol: `2026${reservation.vs.padStart(6, '0')}`,
  });

  const restored = await setPaid(reservation.id);
  expect(restored.statusCode).toBe(200);
  const row = restored.json<BookingReservation>();
  expect(row).toEqual({ ...reservation, ...changed, is_paid: true, due_at: null, paid_at: row.paid_at });
  expect(row.paid_at).not.toBeNull();
  expect(await ticketsOf(api, person, reservation.id)).toEqual(tickets.map((ticket) => ({ ...ticket, ...changed })));
  expect(await check()).toBe('valid');
  expect(await cancelledRow(reservation.id)).toBeUndefined();
  expect(await mailsTo(api, person.email)).toEqual(['reservation-create', 'reservation-cancel', 'reservation-payment']);
  const [mail] = await api.database.asOwner<{ revived: boolean }>(
    "select (payload ->> 'revived')::boolean as revived from app_private.mail where recipient = $1 and kind = 'reservation-payment'",
    [person.email],
  );
  expect(mail).toEqual({ revived: true });
  // Repeated, it changes nothing; the seats are counted.
  expect((await setPaid(reservation.id)).json()).toEqual(restored.json());
  expect(await mailsTo(api, person.email)).toHaveLength(3);
  const [held] = await api.database.asOwner<{ used: number }>(
    'select sum(places)::int as used from booking_reservation where event_slot_id = $1',
    [slot.id],
  );
  expect(held).toEqual({ used: 2 });
});

test('values that violate newer rules are restored unchanged', async () => {
  const { person, reservation, tickets } = await expired();
  const old = { name_on_ticket: 'Eva\u0007', custom_email: 'eva at home' };
  await api.database.asOwner(
    `update app_private.cancelled_reservation set reservation = jsonb_set(
       jsonb_set(reservation, '{tickets,0}', reservation #> '{tickets,0}' || $2), '{custom_data}', '{"places":{}}')
     where id = $1`,
    [reservation.id, old],
  );
  expect((await setPaid(reservation.id)).statusCode).toBe(200);
  expect(await ticketsOf(api, person, reservation.id)).toEqual([
    { ...tickets[0], ...old, ...changed },
    { ...tickets[1], ...changed },
  ]);
});

test('attendees with their own addresses get their tickets after the restoration', async () => {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database, { price: 100 });
  const friend = `friend-${person.sub}@example.org`;
  const body = reservationBody(slot.id, ['Eva', 'Petr']);
  body.custom_data.places[1] = { name: 'Petr', email: friend } as { name: string };
  const created = await api.call('POST', '/api/backend/booking_reservation', body, {
    token: await api.tokenFor(person),
  });
  const { id } = created.json<BookingReservation>();
  await api.database.asOwner("update booking_reservation set due_at = now() - interval '1 hour' where id = $1", [id]);
  await expire();
  await setPaid(id);
  expect(await mailsTo(api, friend)).toEqual(['reservation-create-custom', 'reservation-cancel', 'reservation-ticket']);
  // Another cancellation is mailed again.
  await cancel(person, id);
  expect((await mailsTo(api, friend)).at(-1)).toBe('reservation-cancel');
  expect(await mailsTo(api, friend)).toHaveLength(4);
  expect((await mailsTo(api, person.email)).filter((kind) => kind === 'reservation-cancel')).toHaveLength(2);
});

describe('a late payment does not restore the reservation', () => {
  const refused = async (id: string, details: object) => {
    const answer = await setPaid(id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'booking.places_gone', details });
    expect((await cancelledRow(id))?.paid_at).not.toBeNull();
  };

  test('if others have reserved the places; marking the payment again restores it once there is room', async () => {
    const { reservation, slot, person } = await expired({ capacity_total: 2 });
    const other = await makePerson(api.database);
    const blocking = await reserve(api, other, slot.id, ['X']);
    await refused(reservation.id, { reason: 'togo', togo: 1 });
    expect(await mailsTo(api, person.email)).toEqual(['reservation-create', 'reservation-cancel']);
    const unmarked = await setPaid(reservation.id, false);
    expect(unmarked.json()).toMatchObject({ code: 'booking.reservation_cancelled', details: { reason: 'unpaid' } });
    expect((await cancelledRow(reservation.id))?.paid_at).toBeNull();
    await cancel(other, blocking.reservation.id);
    expect((await setPaid(reservation.id)).statusCode).toBe(200);
  });

  test('if the person has made a new reservation', async () => {
    const { reservation, slot, person } = await expired();
    await reserve(api, person, slot.id, ['Eva']);
    await refused(reservation.id, { reason: 'already_reserved' });
  });

  test('if the company has reached its limit', async () => {
    const person = await makePerson(api.database, { ico: '27082440' });
    const { reservation, slot } = await expired({ capacity_per_user: 2, capacity_by_ico: true }, ['A', 'B'], person);
    await reserve(api, await makePerson(api.database, { ico: '27082440' }), slot.id, ['C']);
    await refused(reservation.id, { reason: 'by_ico', togo: 1 });
  });

  test('if the company of any of its tickets has reached its limit', async () => {
    const { reservation, slot } = await expired({ capacity_per_user: 2, capacity_by_ico: true }, ['A', 'B']);
    await api.database.asOwner(
      `update app_private.cancelled_reservation
       set reservation = jsonb_set(reservation, '{tickets,1,ico}', '"27082440"') where id = $1`,
      [reservation.id],
    );
    await reserve(api, await makePerson(api.database, { ico: '27082440' }), slot.id, ['C', 'D']);
    await refused(reservation.id, { reason: 'by_ico', togo: 0 });
  });

  test('if the limit per person has been lowered below its places', async () => {
    const { reservation, slot } = await expired();
    await api.database.asOwner('update booking_event_slot set capacity_per_user = 1 where id = $1', [slot.id]);
    await refused(reservation.id, { reason: 'per_user', togo: 1 });
  });

  test('if the slot has started or was deleted', async () => {
    const { reservation, slot } = await expired();
    await api.database.asOwner("update booking_event_slot set date_start = now() - interval '1 hour' where id = $1", [
      slot.id,
    ]);
    await refused(reservation.id, { reason: 'event_started' });
    await api.database.asOwner('delete from booking_event_slot where id = $1', [slot.id]);
    await refused(reservation.id, { reason: 'slot_unknown' });
  });
});

test('a reservation cancelled by its holder stays cancelled, and its payment is recorded', async () => {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database, { price: 150 });
  const { reservation } = await reserve(api, person, slot.id, ['Eva']);
  await cancel(person, reservation.id);
  const answer = await setPaid(reservation.id);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'booking.reservation_cancelled', details: { reason: 'customer' } });
  expect((await cancelledRow(reservation.id))?.paid_at).not.toBeNull();
  expect(await mailsTo(api, person.email)).toEqual(['reservation-create', 'reservation-cancel']);
});

test('the reservation of an erased person is not restored', async () => {
  const { reservation, person } = await expired();
  await api.database.service.query('select app_private.erase_person($1, $1)', [person.sub]);
  expect((await setPaid(reservation.id)).json()).toMatchObject({
    code: 'booking.places_gone',
    details: { reason: 'erased' },
  });
});

test('concurrent late payments and new reservations do not oversell the last seats', async () => {
  const slot = await makeSlot(api.database, { price: 150, capacity_total: 2 });
  const people = await Promise.all(Array.from({ length: 6 }, () => makePerson(api.database)));
  const ids: string[] = [];
  for (const person of people) {
    const { reservation } = await reserve(api, person, slot.id, ['A']);
    ids.push(reservation.id);
    await api.database.asOwner("update booking_reservation set due_at = now() - interval '1 hour' where id = $1", [
      reservation.id,
    ]);
    await expire();
  }
  const others = await Promise.all(Array.from({ length: 6 }, () => makePerson(api.database)));
  const answers = await Promise.all([
    ...ids.map((id) => setPaid(id)),
    ...others.map(async (person) =>
      api.call('POST', '/api/backend/booking_reservation', reservationBody(slot.id, ['B']), {
        token: await api.tokenFor(person),
      }),
    ),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(2);
  for (const { statusCode } of answers) expect([200, 201, 409]).toContain(statusCode);
  const [held] = await api.database.asOwner<{ used: number }>(
    'select sum(places)::int as used from booking_reservation where event_slot_id = $1',
    [slot.id],
  );
  expect(held).toEqual({ used: 2 });
});

import type { BookingReservation, BookingTicket } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import { mailsTo, reserve } from '../../tests/booking-client';
import { makePerson, makeSlot, reservationBody, type SlotOptions } from '../../tests/booking-fixtures';
import type { Claims } from '../../src/database/database';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

/** An empty reservation made by sales staff for themselves. */
async function empty(options: SlotOptions = {}) {
  const sales = await makePerson(api.database, { acl: ['sales'] });
  const slot = await makeSlot(api.database, { price: 100, ...options });
  const made = await api.call('POST', '/api/backend/booking_reservation', reservationBody(slot.id, []), {
    token: await api.tokenFor(sales),
  });
  return { sales, slot, id: made.json<BookingReservation>().id };
}
const fill = async (id: string, names: string[], who: Claims, more: object = {}) =>
  api.call(
    'POST',
    '/api/backend/booking_tickets',
    names.map((name_on_ticket) => ({ reservation_id: id, name_on_ticket, ...more })),
    { token: await api.tokenFor(who) },
  );
const rowOf = async (id: string) =>
  (await api.database.asOwner<BookingReservation>('select * from booking_reservation where id = $1', [id]))[0];
const used = async (slotId: string) =>
  (
    await api.database.asOwner<{ used: number }>(
      'select coalesce(sum(places), 0)::int as used from booking_reservation where event_slot_id = $1',
      [slotId],
    )
  )[0]?.used;

test('tickets for an empty reservation take its seats, with codes, due date and mails', async () => {
  const { sales, slot, id } = await empty();
  expect(await rowOf(id)).toMatchObject({ places: 0, due_at: null });
  expect(await used(slot.id)).toBe(0);
  const answer = await fill(id, ['Eva', 'Jan'], sales, { ico: '27 08 24 40', custom_company: 'Zahrady s.r.o.' });
  expect(answer.statusCode).toBe(200);
  const tickets = answer.json<BookingTicket[]>();
  expect(tickets.map((ticket) => [ticket.name_on_ticket, ticket.ico, ticket.custom_company])).toEqual([
    ['Eva', '27082440', 'Zahrady s.r.o.'],
    ['Jan', '27082440', 'Zahrady s.r.o.'],
  ]);
  for (const { qr } of tickets) expect(qr).toMatch(/^data:image\/svg\+xml;base64,/);
  const row = await rowOf(id);
  expect(row).toMatchObject({ places: 2, is_paid: false, custom_data: { places: [{ name: 'Eva' }, { name: 'Jan' }] } });
  expect(row?.due_at).not.toBeNull();
  expect(await used(slot.id)).toBe(2);
  expect(await mailsTo(api, sales.email)).toEqual(['reservation-create']);

  // A repeated request returns the same tickets and makes none.
  expect((await fill(id, ['Eva', 'Jan'], sales)).json()).toEqual(tickets);
  expect((await fill(id, ['Somebody else'], sales)).json()).toEqual(tickets);
  expect(await mailsTo(api, sales.email)).toEqual(['reservation-create']);
});

test.each([
  ['togo', { capacity_total: 1 }, { reason: 'togo', togo: 1 }],
  ['per_user', { capacity_per_user: 1 }, { reason: 'per_user', togo: 1 }],
])('seats that cannot be had are refused (%s), and nothing is taken', async (_, options, problem) => {
  const { sales, slot, id } = await empty(options);
  const answer = await fill(id, ['A', 'B'], sales);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ result: 'capacity', ...problem });
  expect(await used(slot.id)).toBe(0);
  expect((await fill(id, ['A'], sales)).statusCode).toBe(200);
});

test('each company of a filled reservation is counted separately', async () => {
  const { sales, slot, id } = await empty({ capacity_per_user: 3, capacity_by_ico: true });
  await reserve(api, await makePerson(api.database, { ico: '27082440' }), slot.id, ['X', 'Y']);
  const token = await api.tokenFor(sales);
  const send = (...icos: string[]) =>
    api.call(
      'POST',
      '/api/backend/booking_tickets',
      icos.map((ico, index) => ({ reservation_id: id, name_on_ticket: `Host ${index}`, ico })),
      { token },
    );
  expect((await send('27082440', '27082440', '25596641')).json()).toMatchObject({ reason: 'by_ico', togo: 1 });
  expect((await send('27082440', '25596641', '25596641')).statusCode).toBe(200);
});

test('names are required; reservations of other people and of former sales staff cannot be filled', async () => {
  const { sales, id } = await empty();
  expect((await fill(id, [''], sales)).json()).toMatchObject({ fields: { '0.name_on_ticket': 'required' } });
  expect((await fill(id, ['A\u0007'], sales)).statusCode).toBe(400);
  expect((await fill(id, ['A'], await makePerson(api.database))).json()).toMatchObject({
    code: 'booking.reservation_unknown',
  });
  await api.database.asOwner("update user_profile set acl = '{jobs}' where id = $1", [sales.sub]);
  expect((await fill(id, ['A'], sales)).json()).toMatchObject({ code: 'auth.forbidden' });
  expect(await rowOf(id)).toMatchObject({ places: 0 });
});

test('a reservation of a slot that has started cannot be filled', async () => {
  const { sales, slot, id } = await empty();
  await api.database.asOwner("update booking_event_slot set date_start = now() - interval '1 hour' where id = $1", [
    slot.id,
  ]);
  expect((await fill(id, ['A'], sales)).json()).toMatchObject({ code: 'booking.event_started' });
});

test('concurrently filling a reservation and reserving the last seats does not oversell the slot', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { sales, slot, id } = await empty({ capacity_total: 3 });
    const others = await Promise.all(Array.from({ length: 4 }, () => makePerson(api.database)));
    const answers = await Promise.all([
      fill(id, ['A', 'B'], sales),
      fill(id, ['A', 'B'], sales),
      ...others.map(async (person) =>
        api.call('POST', '/api/backend/booking_reservation', reservationBody(slot.id, ['C']), {
          token: await api.tokenFor(person),
        }),
      ),
    ]);
    for (const { statusCode } of answers) expect([200, 201, 409]).toContain(statusCode);
    expect(await used(slot.id)).toBe(3);
    const [tickets] = await api.database.asOwner<{ count: number }>(
      `select count(*)::int from booking_ticket t join booking_reservation r on r.id = t.reservation_id
       where r.event_slot_id = $1`,
      [slot.id],
    );
    expect(tickets?.count).toBe(3);
  }
});

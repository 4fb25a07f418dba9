import type { DoorFault, TicketCheck } from '@arbora/domain';
import type { Claims } from '../database/database';
import { testApp, type TestApp } from '../../tests/app';
import { reserve } from '../../tests/booking-client';
import { makePerson, makeSlot } from '../../tests/booking-fixtures';

let api: TestApp;
let sales: Claims;
beforeAll(async () => {
  api = await testApp();
  sales = await makePerson(api.database, { acl: ['sales'] });
});
afterAll(() => api.close());

interface DoorBody {
  event_id?: string;
  slot_id?: string;
  override?: { note: string };
}

async function checkIn(id: string, body: DoorBody = {}, person = sales) {
  return api.call('POST', '/api/backend/ticket_check_in', { id, ...body }, { token: await api.tokenFor(person) });
}

async function check(id: string, person: Claims): Promise<TicketCheck> {
  const token = await api.tokenFor(person);
  return (await api.call('GET', `/api/backend/ticket_check?id=${id}`, undefined, { token })).json<TicketCheck>();
}

/** A paid ticket whose slot has another slot beside it; `start`: of the slot, in SQL. */
async function ticketAt(start: string) {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database);
  const { tickets, reservation } = await reserve(api, person, slot.id, ['Eva Malá']);
  await api.database.asOwner(`update booking_event_slot set date_start = ${start} where id = $1`, [slot.id]);
  const [beside] = await api.database.asOwner<{ id: string }>(
    `insert into booking_event_slot (event_id, name, date_start, capacity_total)
     select event_id, 'Odpoledne', date_start, 5 from booking_event_slot where id = $1 returning id`,
    [slot.id],
  );
  return { person, reservation, id: tickets[0]!.id, slot, beside: beside!.id, elsewhere: await makeSlot(api.database) };
}
type Ticket = Awaited<ReturnType<typeof ticketAt>>;

const exceptions = (id: string) =>
  api.database.asOwner<{ fault: string; note: string | null; made_by: string }>(
    'select fault, note, made_by from app_private.door_exception where ticket_id = $1 order by id',
    [id],
  );

const TODAY = 'now()';
/** Never the Prague day of today, whatever the hour. */
const OTHER_DAY = "now() + interval '2 days'";
const NOTE = 'Přišla o dva dny dřív';

const DOORS: readonly [string, (ticket: Ticket) => DoorBody, today: DoorFault | null, otherDay: DoorFault][] = [
  ['without a door', () => ({}), null, 'other_day'],
  ['at its event', ({ slot }) => ({ event_id: slot.event_id }), null, 'other_day'],
  ['at its slot', ({ slot }) => ({ event_id: slot.event_id, slot_id: slot.id }), null, 'other_day'],
  ['at its slot alone', ({ slot }) => ({ slot_id: slot.id }), null, 'other_day'],
  [
    'at another slot of its event',
    ({ slot, beside }) => ({ event_id: slot.event_id, slot_id: beside }),
    'other_slot',
    'other_day',
  ],
  ['at another event', ({ elsewhere }) => ({ event_id: elsewhere.event_id }), 'other_event', 'other_event'],
  [
    'at a slot of another event',
    ({ elsewhere }) => ({ event_id: elsewhere.event_id, slot_id: elsewhere.id }),
    'other_event',
    'other_event',
  ],
];
const CASES = DOORS.flatMap(([where, door, today, otherDay]) => [
  [`${where}, on its day`, TODAY, door, today] as const,
  [`${where}, on another day`, OTHER_DAY, door, otherDay] as const,
]);

describe.each(CASES)('a ticket %s', (_name, start, door, fault) => {
  test(fault === null ? 'is admitted, and nothing is noted' : `is refused as ${fault} and stays unused`, async () => {
    const ticket = await ticketAt(start);
    const answer = await checkIn(ticket.id, door(ticket));
    if (fault === null) {
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { state: 'used', exception: null }]);
    } else {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        { code: `booking.ticket_${fault}`, details: { event_id: ticket.slot.event_id, slot_id: ticket.slot.id } },
      ]);
      expect(await check(ticket.id, sales)).toMatchObject({ state: 'valid', checked_at: null });
    }
    expect(await exceptions(ticket.id)).toEqual([]);
  });

  test('an explicit override admits the ticket, and records an exception if there is one', async () => {
    const ticket = await ticketAt(start);
    const answer = await checkIn(ticket.id, { ...door(ticket), override: { note: NOTE } });
    expect(answer.statusCode).toBe(200);
    const kept = fault && { fault, note: NOTE };
    expect(answer.json<TicketCheck>().exception).toEqual(kept && { ...kept, person_name: 'Jana Nováková' });
    expect(await exceptions(ticket.id)).toEqual(kept ? [{ ...kept, made_by: sales.sub }] : []);
  });
});

test('an override needs a reason, and admits neither used nor unpaid tickets', async () => {
  const ticket = await ticketAt(OTHER_DAY);
  const blank = await checkIn(ticket.id, { override: { note: '  ' } });
  expect([blank.statusCode, blank.json()]).toMatchObject([400, { fields: { 'override.note': 'required' } }]);
  const override = { note: NOTE };
  await api.database.asOwner('update booking_reservation set is_paid = false where id = $1', [ticket.reservation.id]);
  expect((await checkIn(ticket.id, { override })).json()).toMatchObject({ code: 'booking.ticket_unpaid' });
  await api.database.asOwner('update booking_reservation set is_paid = true where id = $1', [ticket.reservation.id]);
  expect((await checkIn(ticket.id, { override })).statusCode).toBe(200);
  expect((await checkIn(ticket.id, { override })).json()).toMatchObject({ code: 'booking.ticket_used' });
  expect(await exceptions(ticket.id)).toHaveLength(1);
});

test.each([
  ['right', TODAY, {}],
  ['an exception', OTHER_DAY, { override: { note: NOTE } }],
] as const)('of eight doors at once one admits what is %s', async (_name, start, body) => {
  const { id } = await ticketAt(start);
  const answers = await Promise.all(Array.from({ length: 8 }, () => checkIn(id, body)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map((answer) => answer.json<{ code: string }>().code)).toEqual(Array(7).fill('booking.ticket_used'));
  expect(await exceptions(id)).toHaveLength('override' in body ? 1 : 0);
});

test('of two concurrent check-ins at different slots only the ticket’s own admits it', async () => {
  const ticket = await ticketAt(TODAY);
  const { slot, beside, id } = ticket;
  const at = (slot_id: string) => checkIn(id, { event_id: slot.event_id, slot_id });
  const answers = await Promise.all([slot.id, beside, slot.id, beside].map(at));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await at(beside)).json()).toMatchObject({ code: 'booking.ticket_used' });
});

test('a slot that moves between check and update is checked again', async () => {
  const { id, slot } = await ticketAt(TODAY);
  const judged = await check(id, sales);
  await api.database.asOwner(`update booking_event_slot set date_start = ${OTHER_DAY} where id = $1`, [slot.id]);
  const stale = api.database.asRole(sales, (client) =>
    client.query('select app.check_in_ticket($1, $2, $3)', [id, slot.id, judged.slot?.date_start]),
  );
  await expect(stale).rejects.toThrow('booking.ticket_moved');
  expect((await checkIn(id)).json()).toMatchObject({ code: 'booking.ticket_other_day' });
});

test('sales cannot mark a ticket used on another day without check-in', async () => {
  const use = async (id: string) =>
    api.call(
      'PATCH',
      `/api/rest/booking_ticket?id=eq.${id}`,
      { is_checked: true },
      { token: await api.tokenFor(sales) },
    );
  const [today, later] = [await ticketAt(TODAY), await ticketAt(OTHER_DAY)];
  expect((await use(today.id)).statusCode).toBe(204);
  expect((await use(later.id)).json()).toMatchObject({ message: 'booking.ticket_other_day' });
});

test('an undone check-in keeps its exception in the records, but not on the screen', async () => {
  const { id } = await ticketAt(OTHER_DAY);
  await checkIn(id, { override: { note: NOTE } });
  const token = await api.tokenFor(sales);
  await api.call('PATCH', `/api/rest/booking_ticket?id=eq.${id}`, { is_checked: false }, { token });
  expect(await check(id, sales)).toMatchObject({ state: 'valid', exception: null });
  expect(await exceptions(id)).toHaveLength(1);
});

test('only staff can read an exception', async () => {
  const { id, person } = await ticketAt(OTHER_DAY);
  await checkIn(id, { override: { note: NOTE } });
  expect(await check(id, sales)).toMatchObject({ exception: { fault: 'other_day', note: NOTE } });
  expect(await check(id, person)).toMatchObject({ view: 'owner', exception: null });
  const stranger = await api.call('GET', `/api/backend/ticket_check?id=${id}`);
  expect(stranger.json()).toMatchObject({ view: 'stranger', exception: null });
});

test('erasing the guest deletes the note, and erasing the member of staff the name', async () => {
  const staff = await makePerson(api.database, { acl: ['sales'] });
  const { id, person, slot } = await ticketAt(OTHER_DAY);
  await checkIn(id, { override: { note: `${NOTE}: Eva Malá` } }, staff);
  await api.database.asOwner("update booking_event_slot set date_start = now() - interval '1 day' where id = $1", [
    slot.id,
  ]);
  const token = await api.tokenFor('admin@arbora.example');
  for (const who of [person, staff]) await api.call('POST', '/api/auth/user/delete', { id: who.sub }, { token });
  expect(await exceptions(id)).toEqual([{ fault: 'other_day', note: null, made_by: null }]);
});

test('a slot ends with its event if no later slot follows', async () => {
  const { id, slot, beside } = await ticketAt('now()');
  await api.database.asOwner(
    "update booking_event set date_start = now(), date_end = now() + interval '3 hours' where id = $1",
    [slot.event_id],
  );
  expect((await check(id, sales)).slot?.date_end).not.toBeNull();
  await api.database.asOwner("update booking_event_slot set date_start = now() + interval '1 hour' where id = $1", [
    beside,
  ]);
  expect((await check(id, sales)).slot?.date_end).toBeNull();
});

import { testDatabase } from '../database';
import type { TestDatabase } from '../database';
import { ADMIN, ANYONE, attempt, CUSTOMER, EDITOR, OTHER_CUSTOMER, SALES } from './attempts';

const WHITELISTED = "where name = 'Večerní setkání pro pozvané'";
const COLUMNS = 'id, event_id, name, date_start, price, capacity_total';

let db: TestDatabase;
let all: { events: number; slots: number; reservations: number; tickets: number };
beforeAll(async () => {
  db = await testDatabase();
  await db.asOwner("update booking_event set is_public = false where title = 'Roubování v ruce'");
  const count = async (table: string) => (await db.asOwner(`select from ${table}`)).length;
  all = {
    events: await count('booking_event'),
    slots: await count('booking_event_slot'),
    reservations: await count('booking_reservation'),
    tickets: await count('booking_ticket'),
  };
});
afterAll(() => db.close());

test('visitors see public events and their slots without whitelist', async () => {
  for (const caller of [ANYONE, OTHER_CUSTOMER, EDITOR]) {
    expect(await attempt(db, caller, 'select from booking_event')).toBe(all.events - 1);
    expect(await attempt(db, caller, `select ${COLUMNS} from booking_event_slot`)).toBe(all.slots - 3);
    expect(await attempt(db, caller, 'select from event_slots_customer')).toBe(all.slots - 3);
    expect(await attempt(db, caller, 'select from event_slots_capacity')).toBe(all.slots - 3);
  }
});

test('sales and admins see all of them', async () => {
  for (const caller of [SALES, ADMIN]) {
    expect(await attempt(db, caller, 'select * from booking_event')).toBe(all.events);
    expect(await attempt(db, caller, 'select * from booking_event_slot')).toBe(all.slots);
    expect(await attempt(db, caller, 'select from event_slots_capacity')).toBe(all.slots);
    expect(await attempt(db, caller, 'select from booking_reservation')).toBe(all.reservations);
    expect(await attempt(db, caller, 'select from reservation_ticket_list')).toBe(all.reservations);
    expect(await attempt(db, caller, 'select from reservation_check')).toBe(all.tickets);
  }
});

test('a whitelisted slot is there for those it names, without its list', async () => {
  expect(await attempt(db, CUSTOMER, `select ${COLUMNS} from booking_event_slot ${WHITELISTED}`)).toBe(1);
  expect(await attempt(db, CUSTOMER, `select from event_slots_customer ${WHITELISTED}`)).toBe(1);
  expect(await attempt(db, OTHER_CUSTOMER, `select ${COLUMNS} from booking_event_slot ${WHITELISTED}`)).toBe(0);
  expect(await attempt(db, OTHER_CUSTOMER, `select from event_slots_customer ${WHITELISTED}`)).toBe(0);
  for (const caller of [ANYONE, CUSTOMER]) {
    expect(await attempt(db, caller, 'select whitelist from booking_event_slot')).toBe('refused');
  }
});

test('a customer sees the own reservations and tickets only, and what they are for', async () => {
  expect(await attempt(db, CUSTOMER, 'select from booking_reservation')).toBe(4);
  expect(await attempt(db, CUSTOMER, 'select from booking_ticket')).toBe(8);
  expect(await attempt(db, CUSTOMER, 'select from reservation_check')).toBe(8);
  expect(await attempt(db, OTHER_CUSTOMER, 'select from booking_reservation')).toBe(0);
  expect(await attempt(db, OTHER_CUSTOMER, 'select from reservation_check')).toBe(0);
  expect(await attempt(db, EDITOR, 'select from booking_ticket')).toBe(0);
  expect(await attempt(db, EDITOR, 'select from reservation_ticket_list')).toBe(0);
  expect(await attempt(db, CUSTOMER, 'select from reservation_ticket_list')).toBe('refused');
  for (const view of ['booking_reservation', 'booking_ticket', 'reservation_check', 'event_slots_tickets_by_ico']) {
    expect(await attempt(db, ANYONE, `select from ${view}`)).toBe('refused');
  }
});

test('an event that is no longer public stays visible to who holds a seat', async () => {
  const sql = "select from booking_event where title = 'Podzimní slavnost stromů'";
  await db.asOwner("update booking_event set is_public = false where title = 'Podzimní slavnost stromů'");
  expect(await attempt(db, CUSTOMER, sql)).toBe(1);
  expect(await attempt(db, OTHER_CUSTOMER, sql)).toBe(0);
  await db.asOwner("update booking_event set is_public = true where title = 'Podzimní slavnost stromů'");
});

test('capacity counts everyone’s seats, the reservation is the caller’s own', async () => {
  const rows = await db.tryAs(
    CUSTOMER,
    async (client) => (await client.query('select * from event_slots_customer')).rows,
  );
  const full = rows.find(({ name }) => name === 'Dílna od 15 hodin');
  expect(full).toMatchObject({ used: 12, togo: 0, is_available: false, has_reservation: false, reservation_id: null });
  const own = rows.find(({ name }) => name === 'Dopolední skupina');
  expect(own).toMatchObject({ used: 9, togo: 15, is_available: true, has_reservation: true });
  const claims = await db.claimsOf(CUSTOMER);
  expect(rows.every(({ person_id }) => person_id === claims.sub)).toBe(true);
});

test('a company’s tickets are counted for itself', async () => {
  const seen = (caller: string) =>
    attempt(db, caller, "select from event_slots_tickets_by_ico where ico <> '27082440'");
  expect(await seen(CUSTOMER)).toBe(0);
  expect(await seen(SALES)).toBeGreaterThan(0);
  expect(await attempt(db, CUSTOMER, 'select from event_slots_tickets_by_ico')).toBeGreaterThan(0);
});

test('nobody makes or deletes reservations and tickets past the booking functions', async () => {
  for (const caller of [ANYONE, CUSTOMER, SALES, ADMIN]) {
    for (const table of ['booking_reservation', 'booking_ticket']) {
      expect(await attempt(db, caller, `delete from ${table}`)).toBe('refused');
      expect(await attempt(db, caller, `insert into ${table} (id) values (gen_random_uuid())`)).toBe('refused');
    }
  }
});

test('the name on a ticket can be changed by its owner until the slot starts', async () => {
  const coming =
    'select t.id from booking_ticket t join booking_reservation r on r.id = t.reservation_id join booking_event_slot s on s.id = r.event_slot_id where s.date_start > now()';
  const [{ count } = { count: 0 }] = await db.asOwner<{ count: number }>(
    `select count(*)::int as count from (${coming} and r.person_id = $1) own`,
    [(await db.claimsOf(CUSTOMER)).sub],
  );
  expect(count).toBe(6);
  const rename = "update booking_ticket set name_on_ticket = 'Někdo jiný'";
  expect(await attempt(db, CUSTOMER, rename)).toBe(count);
  expect(await attempt(db, OTHER_CUSTOMER, rename)).toBe(0);
  expect(await attempt(db, SALES, rename)).toBe(all.tickets);
});

test.each(['is_checked', 'checked_at', 'reservation_id', 'qr'])('no caller writes %s of a ticket', async (column) => {
  for (const caller of [CUSTOMER, SALES, ADMIN]) {
    expect(await attempt(db, caller, `update booking_ticket set ${column} = ${column}`)).toBe('refused');
  }
});

test.each(['is_paid', 'places', 'vs', 'person_id', 'due_at'])(
  'no caller writes %s of a reservation',
  async (column) => {
    for (const caller of [CUSTOMER, SALES, ADMIN]) {
      expect(await attempt(db, caller, `update booking_reservation set ${column} = ${column}`)).toBe('refused');
    }
  },
);

test('events and slots are the work of sales', async () => {
  const insert = "insert into booking_event (title, address, date_start, mask_vs) values ('x', 'y', now(), '77')";
  const update = 'update booking_event set title = title';
  expect(await attempt(db, SALES, insert)).toBe(1);
  expect(await attempt(db, ADMIN, insert)).toBe(1);
  expect(await attempt(db, EDITOR, insert)).toBe('refused');
  expect(await attempt(db, EDITOR, update)).toBe(0);
  expect(await attempt(db, SALES, update)).toBe(all.events);
  for (const caller of [ANYONE, CUSTOMER]) {
    expect(await attempt(db, caller, insert)).toBe('refused');
    expect(await attempt(db, caller, update)).toBe('refused');
    expect(await attempt(db, caller, 'delete from booking_event_slot')).toBe('refused');
  }
});

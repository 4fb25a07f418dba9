import { GUESTS, seedBulkData } from '@arbora/demo-data';
import { Client } from 'pg';
import { testDatabase, type TestDatabase } from '../database';

let db: TestDatabase;
let client: Client;
beforeAll(async () => {
  db = await testDatabase();
  client = new Client(db.ownerConnection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await db.close();
});

interface Counts {
  people: number;
  events: number;
  slots: number;
  reservations: number;
  tickets: number;
  oversold: number;
  wrong_places: number;
  ids: string;
}

async function countAt(scale: number): Promise<Counts> {
  await client.query('begin');
  await seedBulkData(client, scale);
  const { rows } = await client.query<Counts>(`select
    (select count(*)::int from user_profile) as people,
    (select count(*)::int from booking_event) as events,
    (select count(*)::int from booking_event_slot) as slots,
    (select count(*)::int from booking_reservation) as reservations,
    (select count(*)::int from booking_ticket) as tickets,
    (select count(*)::int from booking_event_slot s where capacity_total <
      (select coalesce(sum(places), 0) from booking_reservation where event_slot_id = s.id)) as oversold,
    (select count(*)::int from booking_reservation r where places <>
      (select count(*) from booking_ticket where reservation_id = r.id)) as wrong_places,
    (select md5(string_agg(id::text || vs, ',' order by id)) from booking_reservation) as ids`);
  await client.query('rollback');
  return rows[0]!;
}

test('a scale multiplies guests, events and reservations without overselling, deterministically', async () => {
  const one = await countAt(1);
  const four = await countAt(4);
  expect(four.people).toBe(one.people + 3 * GUESTS.length);
  expect(four.events).toBe(4 * one.events);
  expect(four.slots).toBe(4 * one.slots);
  expect(four.reservations).toBeGreaterThan(3 * one.reservations);
  expect(four.tickets).toBeGreaterThan(3 * one.tickets);
  expect([four.oversold, four.wrong_places]).toEqual([0, 0]);
  expect(await countAt(4)).toEqual(four);
});

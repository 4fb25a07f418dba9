import { testDatabase } from '../database';
import type { TestDatabase } from '../database';
import { attempt, CUSTOMER, OTHER_CUSTOMER } from './attempts';

const WHITELISTED = "where name = 'Večerní setkání pro pozvané'";

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

test('a whitelisted slot is visible to the people on its list', async () => {
  for (const relation of ['booking_event_slot', 'event_slots_customer']) {
    expect(await attempt(db, CUSTOMER, `select id from ${relation} ${WHITELISTED}`)).toBe(1);
    expect(await attempt(db, OTHER_CUSTOMER, `select id from ${relation} ${WHITELISTED}`)).toBe(0);
  }
});

test('sales staff see the guests of a slot, and an invited person sees only themselves', async () => {
  const guests = (caller: string | null) =>
    db.tryAs(caller, async (client) => {
      const { rows } = await client.query<{ whitelist: string[] }>(`select * from booking_event_slot ${WHITELISTED}`);
      return rows.map(({ whitelist }) => whitelist);
    });
  expect(await guests('sales@arbora.example')).toEqual([expect.arrayContaining(['ateliery@zelen.example', CUSTOMER])]);
  expect(await guests(CUSTOMER)).toEqual([[CUSTOMER]]);
  expect(await guests(null)).toEqual([]);
  await expect(db.tryAs(CUSTOMER, (client) => client.query('select whitelist from event_slot'))).rejects.toMatchObject({
    code: '42501',
  });
});

test('the capacity counts everyone’s seats, while reservations are visible to their holder only', async () => {
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

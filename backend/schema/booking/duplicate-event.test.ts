import { testDatabase, type TestDatabase } from '../../tests/database';
import { makePerson, makeSlot } from '../../tests/booking-fixtures';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

test('a copy is hidden, and its slots have the same local time in Prague', async () => {
  const sales = await makePerson(db, { acl: ['sales'] });
  const { id, event_id } = await makeSlot(db, { capacity_total: 7, price: 120, whitelist: ['jan@example.com'] });
  await db.asOwner(`update booking_event set date_start = '2027-03-20 09:00 Europe/Prague',
    date_end = '2027-03-20 16:00 Europe/Prague', story = 'Příběh', is_public = true where id = '${event_id}'`);
  await db.asOwner(`update event_slot set date_start = '2027-03-20 13:30 Europe/Prague' where id = '${id}'`);
  const copy = await db.asRole(sales, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select duplicate_event($1, '2027-04-03 09:00 Europe/Prague') as id`,
      [event_id],
    );
    return rows[0]!.id;
  });
  const [event] =
    await db.asOwner(`select e.is_public, e.story, e.version, e.date_end at time zone 'Europe/Prague' as "end",
    (select json_agg(s.date_start at time zone 'Europe/Prague') from event_slot s where s.event_id = e.id) as starts
    from booking_event e where e.id = '${copy}'`);
  expect(event).toMatchObject({ is_public: false, story: 'Příběh', version: 1 });
  expect(event).toMatchObject({ starts: ['2027-04-03T13:30:00'] });
  const slots = await db.asOwner<{ copied: object }>(
    `select to_jsonb(s) - array['id', 'event_id', 'date_start', 'created_at', 'updated_at', 'version'] as copied
     from event_slot s where event_id in ('${event_id}', '${copy}')`,
  );
  expect(slots).toHaveLength(2);
  expect(slots[0]!.copied).toMatchObject({ price: 120, capacity_total: 7, whitelist: ['jan@example.com'] });
  expect(slots[1]).toEqual(slots[0]);
});

test('an unknown event is not copied, and a customer cannot copy any', async () => {
  const sales = await makePerson(db, { acl: ['sales'] });
  const call = "select duplicate_event('00000000-0000-4000-8000-000000000000', now())";
  await expect(db.asRole(sales, (client) => client.query(call))).rejects.toMatchObject({ message: 'not_found' });
  const customer = await makePerson(db);
  await expect(db.asRole(customer, (client) => client.query(call))).rejects.toMatchObject({ code: '42501' });
});

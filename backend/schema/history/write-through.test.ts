import { testDatabase, type TestDatabase } from '../../tests/database';
import { makePerson, makeSlot } from '../../tests/booking-fixtures';
import { makeOffer } from '../../tests/shop-fixtures';
import type { Claims } from '../../src/database/database';

let db: TestDatabase;
let sales: Claims;
beforeAll(async () => {
  db = await testDatabase();
  sales = await makePerson(db, { acl: ['sales'] });
});
afterAll(() => db.close());

/** Expressions for another valid value of a column, by its type. */
const OTHER: Record<string, string> = {
  boolean: 'not %',
  integer: '% + 1',
  numeric: '% + 1',
  text: "coalesce(%, '') || 'x'",
  'text[]': "'{other@example.org}'",
  'timestamp with time zone': "% + interval '1 day'",
};

async function updatable(view: string): Promise<{ name: string; type: string }[]> {
  return db.asOwner(
    `select attname as name, regexp_replace(format_type(atttypid, atttypmod), '\\(.*\\)', '') as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and has_column_privilege('arbora_manager', attrelid, attnum, 'update')`,
    [`public.${view}`],
  );
}

test.each([
  ['booking_event_slot', async () => (await makeSlot(db, { capacity_per_user: 2 })).id],
  ['product_item__offer', async () => (await makeOffer(db)).id],
] as const)('every column of %s that sales may change is saved', async (view, make) => {
  const id = await make();
  const columns = await updatable(view);
  expect(columns.length).toBeGreaterThan(3);
  const lost: string[] = [];
  for (const { name, type } of columns) {
    const other = OTHER[type]!.replace('%', name);
    const saved = await db.asRole(sales, async (client) => {
      const { rows } = await client.query<{ value: string }>(
        `select (${other})::text as value from ${view} where id = $1`,
        [id],
      );
      await client.query(`update ${view} set ${name} = ${other} where id = $1`, [id]);
      const after = await client.query<{ value: string }>(`select ${name}::text as value from ${view} where id = $1`, [
        id,
      ]);
      return after.rows[0]!.value === rows[0]!.value;
    });
    if (!saved) lost.push(name);
  }
  expect(lost).toEqual([]);
});

test('every column of a slot that sales may give is inserted', async () => {
  const { event_id } = await makeSlot(db);
  const given = {
    event_id,
    name: 'Odpoledne',
    name_en: 'Afternoon',
    name_pl: 'Popołudnie',
    date_start: '2027-05-01T12:00:00+00:00',
    price: 120.5,
    whitelist: ['jan@example.org'],
    capacity_total: 9,
    capacity_per_user: 3,
    capacity_by_ico: true,
  };
  const insertable = await db.asOwner<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'public.booking_event_slot'::regclass and attnum > 0
       and has_column_privilege('arbora_manager', attrelid, attnum, 'insert')`,
  );
  expect(Object.keys(given).sort()).toEqual(insertable.map(({ name }) => name).sort());
  const columns = Object.keys(given).join(', ');
  const inserted = await db.asRole(sales, async (client) => {
    const { rows } = await client.query<{ slot: object }>(
      `insert into booking_event_slot (${columns})
       select ${columns} from jsonb_populate_record(null::booking_event_slot, $1) returning to_jsonb(booking_event_slot) as slot`,
      [JSON.stringify(given)],
    );
    return rows[0]!.slot;
  });
  expect(inserted).toMatchObject({ ...given, version: 1 });
});

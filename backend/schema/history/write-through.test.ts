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
  'text[]': "'{other@example.org}'::text[]",
  'timestamp with time zone': "% + interval '1 day'",
};

async function writable(view: string, right: 'insert' | 'update'): Promise<{ name: string; type: string }[]> {
  return db.asOwner(
    `select attname as name, regexp_replace(format_type(atttypid, atttypmod), '\\(.*\\)', '') as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and has_column_privilege('arbora_manager', attrelid, attnum, $2)`,
    [`public.${view}`, right],
  );
}

test.each([
  ['booking_event_slot', async () => (await makeSlot(db, { capacity_per_user: 2 })).id],
  ['product_item__offer', async () => (await makeOffer(db)).id],
] as const)('every column of %s that sales may change is saved', async (view, make) => {
  const id = await make();
  const columns = await writable(view, 'update');
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
  const { id } = await makeSlot(db, { capacity_per_user: 2 });
  const columns = await writable('booking_event_slot', 'insert');
  const given = columns.map(({ name, type }) => (name === 'event_id' ? name : OTHER[type]!.replace('%', name)));
  const names = columns.map(({ name }) => name).join(', ');
  const { expected, inserted } = await db.asRole(sales, async (client) => {
    const select = `select ${given.join(', ')} from booking_event_slot where id = '${id}'`;
    const before = await client.query<Record<string, unknown>>(
      `select to_jsonb(t) as row from (${select}) as t (${names})`,
    );
    const after = await client.query<Record<string, unknown>>(
      `insert into booking_event_slot (${names}) ${select} returning to_jsonb(booking_event_slot) as row`,
    );
    return { expected: before.rows[0]!.row, inserted: after.rows[0]!.row };
  });
  expect(inserted).toMatchObject(expected as object);
});

import { ITEMS, PLANTS, seedOffers, seedOrders, seedPlants } from '@arbora/demo-data';
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

const NOW = new Date('2026-11-21T12:00:00Z');

interface Seeded {
  plants: number;
  /** Plants with descriptions in both languages. */
  described: number;
  items: number;
  orders: number;
  codes: number;
  last: number;
  /** Hash of all ids and codes. */
  rows: string;
  indexes: string[];
}

/** Seeds an empty shop, measures it and rolls back. */
async function seeded(scale: number): Promise<Seeded> {
  await client.query('begin');
  await client.query(
    'truncate product, product_item, product_category, product_size, app_private.genus, offer, offer_item, shop_order cascade',
  );
  await seedPlants(client, scale);
  await seedOffers(client, NOW);
  await seedOrders(client, NOW, scale);
  const { rows } = await client.query<Seeded>(`
    select
      (select count(*)::int from product) as plants,
      (select count(*)::int from product where description is not null and description_en is not null) as described,
      (select count(*)::int from product_item) as items,
      (select count(*)::int from shop_order) as orders,
      (select count(distinct order_code)::int from shop_order) as codes,
      (select last_value::int from app_private.order_number) as last,
      md5(
        (select string_agg(id::text || search, ' ' order by id) from product)
        || (select string_agg(id::text, ' ' order by id) from product_item)
        || (select string_agg(id::text || inventory || price_cz, ' ' order by id) from offer_item)
        || (select string_agg(id::text || order_code || basket, ' ' order by id) from shop_order)
      ) as rows,
      (select array_agg(indexdef order by indexdef) from pg_indexes where tablename in ('product', 'product_item'))
        as indexes`);
  await client.query('rollback');
  if (!rows[0]) throw new Error('no row');
  return rows[0];
}

test('the shop grows with the scale, keeps its indexes, and is deterministic within a day', async () => {
  const [one, three, again] = [await seeded(1), await seeded(3), await seeded(3)];
  expect(one).toMatchObject({
    plants: PLANTS.length,
    described: PLANTS.length,
    items: ITEMS.length,
    codes: one.orders,
  });
  expect(three).toMatchObject({
    plants: 3 * one.plants,
    described: 3 * one.plants,
    items: 3 * one.items,
    orders: 3 * one.orders,
    codes: 3 * one.orders,
    last: 3 * one.orders,
    indexes: one.indexes,
  });
  expect(again.rows).toBe(three.rows);
  expect(one.indexes).toContainEqual(expect.stringContaining('product_search_trigrams'));
}, 60_000);

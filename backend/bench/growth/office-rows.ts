import { Client } from 'pg';
import type { Connection } from '../../src/database/connection';

export interface OfficeRows {
  sizes: number;
  orders: number;
}

/** Copies sizes and orders of the demo until there are so many of each. */
export async function addOfficeRows(owner: Connection, { sizes, orders }: OfficeRows): Promise<void> {
  const client = new Client(owner);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(SIZES, [sizes]);
    // Updating a trigram index row by row takes many times as long as building it.
    await client.query('drop index shop_order_code_trigrams, shop_order_center_trigrams');
    // The history would keep every copy.
    await client.query('alter table shop_order disable trigger user');
    await client.query(ORDERS, [orders]);
    await client.query('alter table shop_order enable trigger user');
    for (const column of ['code', 'center']) {
      const indexed = column === 'code' ? 'order_code' : column;
      await client.query(
        `create index shop_order_${column}_trigrams on shop_order using gin (${indexed} extensions.gin_trgm_ops)
         with (fastupdate = off)`,
      );
    }
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** The copies differ by their third specification, which says how often a tree was transplanted. */
const SIZES = `
  insert into product_item (product_id, size_id, spec1, spec2, spec3, web_catalogue, flag)
  select product_id, size_id, spec1, spec2, coalesce(spec3 || ' ', '') || 'B', web_catalogue, flag
  from product_item order by id
  limit greatest($1 - (select count(*) from product_item), 0)`;

const ORDERS = `
  with original as materialized (
    select *, row_number() over (order by created_at, id) as place, count(*) over () as of from shop_order
  )
  insert into shop_order (profile_id, basket, center, type, order_code, created_at, completed_at, quote_state)
  select profile_id, basket, center, type,
    substr(order_code, 1, 1) || '99' || to_char(k * of + place, 'FM00000000'),
    created_at - k * interval '1 hour', coalesce(completed_at, created_at + interval '3 days') - k * interval '1 hour', 'none'
  from original, generate_series(1, $1 / of + 1) k
  order by k, place
  limit greatest($1 - (select count(*) from shop_order), 0)`;

import { Client } from 'pg';
import type { Connection } from '../../src/database/connection';

/**
 * Multiplies the rows of tables that `seedDemo` keeps at their usual number whatever its scale: offers with their lines,
 * payments and account events, and gives each plant a picture. `times` = 1 adds the pictures alone.
 */
export async function copyRows(owner: Connection, times: number): Promise<void> {
  const client = new Client(owner);
  await client.connect();
  try {
    await client.query('begin');
    for (const sql of COPIES) await client.query(sql.replaceAll(':times', String(times)));
    await client.query('commit');
    await client.query('vacuum analyze');
    await client.query('alter database :name set random_page_cost = 1.1'.replace(':name', owner.database));
  } finally {
    await client.end();
  }
}

const COPY = 'generate_series(2, :times) k';
const copyOf = (id: string) => `md5(${id}::text || ' copy ' || k)::uuid`;

const COPIES = [
  'create temporary table copied_line on commit drop as select * from offer_item',
  `insert into offer (id, title, title_en, title_pl, description, description_en, description_pl, is_public, valid_until, created_at)
   select ${copyOf('id')}, title || ' ' || k, title_en || ' ' || k, title_pl || ' ' || k, description, description_en, description_pl, is_public, valid_until,
     created_at - k * interval '7 days'
   from offer, ${COPY}`,
  `insert into offer_item
     (id, offer_id, product_item_id, filter_value, inventory, price_cz, price_sk, price_pl, created_at)
   select ${copyOf('id')}, ${copyOf('offer_id')}, product_item_id, filter_value, inventory, price_cz, price_sk,
     price_pl, created_at
   from copied_line, ${COPY}`,
  `insert into bank_transaction (statement_id, line, account, transaction_id, amount, currency, booked_on,
     counter_account, counter_name, vs, message, outcome, reason, difference, reservation_id, created_at)
   select statement_id, line + 1000 * k, account, transaction_id || ' ' || k, amount, currency, booked_on - k,
     counter_account, counter_name, vs, message, outcome, reason, difference, reservation_id,
     created_at - k * interval '1 day'
   from bank_transaction, ${COPY}`,
  `insert into app_private.auth_log (at, event, person_id, email, address, details)
   select now() - k * interval '1 minute' - place * interval '1 second', 'login', id, email, '10.0.0.1', '{}'
   from (select id, email, row_number() over (order by id) as place from auth_person order by id limit 200) person,
     generate_series(1, :times) k`,
  `insert into photo_folder (name, product_id)
   select left(name, 200), id from product on conflict do nothing`,
  `insert into app_private.media_object (key, kind, byte_size, width)
   select md5(id::text), 'image', 1000, 100 from photo_folder where product_id is not null`,
  // Each plant would be written anew, and each picture into the history.
  'alter table photo disable trigger "Keep_inserts"',
  'alter table photo disable trigger show_product_photo_of_new',
  `insert into photo (folder_id, key, content_type, width, height, byte_size, sha256, is_main)
   select id, md5(id::text), 'image/webp', 100, 100, 1000, md5(id::text) || md5(id::text), true
   from photo_folder where product_id is not null`,
  'alter table photo enable trigger "Keep_inserts"',
  'alter table photo enable trigger show_product_photo_of_new',
];

import { Client } from 'pg';
import { testDatabase, type TestDatabase } from './database';
import { ADMIN, ANYONE, EDITOR, SALES } from './policies/attempts';

/*
 * A page of a list should be read in the order of an index, without reading the rest. The demo data has too few rows
 * for the planner to prefer that, so sorting and sequential scans are disabled: a plan that still uses them has no
 * suitable index.
 */
let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: Plan[];
}

async function planOf(caller: string | null, sql: string): Promise<{ indexes: string[]; sorts: string[] }> {
  return db.tryAs(caller, async (client) => {
    await client.query(
      'set local enable_seqscan = off; set local enable_sort = off; set local enable_bitmapscan = off',
    );
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${sql}`);
    // An aggregate sorts only the few rows that belong to one row of the list.
    const nodesOf = (plan: Plan): Plan[] =>
      plan['Node Type'] === 'Aggregate' ? [plan] : [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
    const nodes = nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan);
    return {
      indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
      sorts: nodes.map((node) => node['Node Type']).filter((type) => type === 'Sort'),
    };
  });
}

/** Lists with the index that must serve their order, or their filter and order. */
const LISTS: readonly (readonly [caller: string | null, list: string, index: string])[] = [
  [ANYONE, 'katalog_items order by name, size_position, product_item_id', 'product_name_key'],
  [ANYONE, 'offer_list_public order by created_at desc', 'offer_created_at'],
  [
    ANYONE,
    "news_item where tag = 'news' and locale = 'cs' and is_published order by created_at desc",
    'news_item_list',
  ],
  [ANYONE, "news_item where tag = 'news' and locale = 'cs' order by created_at desc", 'news_item_list'],
  [ANYONE, 'news_rating_counts order by count desc', 'news_rating_tally_list'],
  [ANYONE, 'booking_event where date_start > now() order by date_start desc', 'booking_event_date_start'],
  [SALES, 'katalog_items_full order by name, size_position, product_item_id', 'product_name_key'],
  [SALES, "katalog_items_full where category_ids = '{}' order by name", 'product_without_category'],
  [SALES, 'product order by name', 'product_name_key'],
  [SALES, "web_orders where type = 'order' order by created_at desc, id", 'shop_order_list'],
  [
    SALES,
    "web_orders where type = 'inquiry' and quote_state = 'returned' order by created_at desc, id",
    'shop_order_quote_list',
  ],
  [
    SALES,
    `web_orders where type = 'inquiry' and quote_state = 'sent' and quote_valid_until < '2026-11-24'
     order by created_at desc, id`,
    'shop_order_quote_list',
  ],
  [SALES, "web_orders where quote_valid_until >= '2026-11-24' order by quote_valid_until", 'shop_order_quote_open'],
  [SALES, 'reservation_ticket_list order by created_at desc, id', 'booking_reservation_list'],
  [SALES, 'reservation_ticket_list where not is_paid order by created_at desc, id', 'booking_reservation_unpaid'],
  [
    SALES,
    "reservation_ticket_list where event_slot_id = '00000000-0000-4000-8000-000000000000' order by created_at desc, id",
    'booking_reservation_slot_list',
  ],
  [SALES, 'bank_transaction_list order by booked_on desc, id', 'bank_transaction_booked_on'],
  [SALES, 'photos_assortment order by name', 'product_name_key'],
  [SALES, 'photos_recent order by created_at desc', 'photo_created_at'],
  [EDITOR, 'photos_recent order by created_at desc', 'photo_created_at'],
  [EDITOR, "news_item where tag = 'news' order by created_at desc, id", 'news_item_managed'],
  [EDITOR, 'news_comments_manager order by created_at desc', 'news_comment_created_at'],
  [EDITOR, 'news_comments_manager where hidden_reason is not null order by created_at desc', 'news_comment_hidden'],
  [ADMIN, 'user_profile order by created_at desc, id', 'user_profile_created_at'],
  [ADMIN, 'auth_person order by created_at desc', 'auth_person_created_at'],
  [ADMIN, 'auth_events order by id desc', 'auth_log_pkey'],
  [ADMIN, 'audit_list order by id desc', 'history_pkey'],
  [ADMIN, 'mail_list order by created_at desc, id', 'mail_created_at'],
  [ADMIN, 'newsletter_list order by created_at desc, id', 'newsletter_created_at'],
];

test.each(LISTS)('%s reads %s by %s', async (caller, list, index) => {
  const { indexes, sorts } = await planOf(caller, `select * from ${list} limit 50`);
  expect(indexes).toContain(index);
  expect(sorts).toEqual([]);
});

/** Lists whose row count is that of one table: their joins are left out of the count. */
test.each([
  [SALES, 'web_orders', 'shop_order'],
  [SALES, 'reservation_ticket_list', 'booking_reservation'],
  [SALES, 'bank_transaction_list', 'bank_transaction'],
  [EDITOR, 'news_comments_manager', 'news_comment'],
  [ADMIN, 'auth_events', 'auth_log'],
])('%s counts %s by reading %s alone', async (caller, list, table) => {
  const read = await db.tryAs(caller, async (client) => {
    const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(
      `explain (format json) select count(*) from ${list}`,
    );
    return [...JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g)].map(([, name]) => name);
  });
  expect(new Set(read)).toEqual(new Set([table]));
});

/** Conditions of the functions of platform/searches.sql, with the indexes that must serve them. */
test.each([
  ['user_profile', "search ilike '%zelen%' and search ilike '%jana%'", ['user_profile_search_trigrams']],
  ['product', "name ilike '%japon%' or id_text ilike '%japon%'", ['product_name_trigrams', 'product_id_text_trigrams']],
  [
    'shop_order',
    "order_code ilike '%26000%' or center ilike '%smr%'",
    ['shop_order_code_trigrams', 'shop_order_center_trigrams'],
  ],
  ['news_item', "title ilike '%podzim%'", ['news_item_title_trigrams']],
  ['news_item', "app.searchable(title) ilike '%podzim%'", ['news_item_folded_trigrams']],
  ['app_private.reservation_summary', "search ilike '%zelen%'", ['reservation_summary_search_trigrams']],
])('%s is searched by trigram indexes', async (table, condition, indexes) => {
  const client = new Client({ ...db.ownerConnection, options: '-c enable_seqscan=off' });
  await client.connect();
  const { rows } = await client.query(`explain select * from ${table} where ${condition}`);
  await client.end();
  const plan = JSON.stringify(rows);
  expect(indexes.filter((index) => !plan.includes(index))).toEqual([]);
});

test.each([
  [SALES, 'reservation_ticket_list', "app.found_reservations('{search}', '{%zelen%}')", 'booking_reservation_pkey'],
  [SALES, 'product', "app.found_products('{name}', '{%japon%}')", 'product_pkey'],
  [EDITOR, 'news_item', "app.found_articles('{title}', '{%podzim%}')", 'news_item_pkey'],
  [ADMIN, 'user_profile', "app.found_profiles('{search}', '{%zelen%}')", 'user_profile_pkey'],
])('%s reads of %s only the found rows', async (caller, list, found, index) => {
  const { indexes } = await planOf(caller, `select * from ${list} where id = any ((select ${found})::uuid[])`);
  expect(indexes).toContain(index);
});

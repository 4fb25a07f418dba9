import { testApp, type TestApp } from '../../tests/app';
import { overlap } from '../../tests/overlap';

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

/** The total in the response of a one-row page, and the number of rows counted by the database for the same caller. */
async function totals(who: string | null, query: string): Promise<{ reported: number; counted: number }> {
  const token = who === null ? undefined : await site.tokenFor(`${who}@arbora.example`);
  const headers = { prefer: 'count=exact', range: '0-0' };
  const page = await site.call('GET', `/api/rest/${query}`, undefined, { token, headers });
  const [resource, filters] = query.split('?');
  const claims = who === null ? null : await site.database.claimsOf(`${who}@arbora.example`);
  const counted = await site.database.asRole(claims, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from ${resource} where ${SQL[filters!] ?? OTHERS[filters!]}`,
    );
    return rows[0]!.n;
  });
  return { reported: Number(String(page.headers['content-range']).split('/')[1]), counted };
}

/** Filters of lists with their equivalent in SQL. */
const SQL: Record<string, string> = {
  'order=name': 'true',
  'order=name&flag=eq.tip': "flag = 'tip'",
  'order=name&flag=is.null': 'flag is null',
  'order=name&size=in.("C 2 l","C 5 l")': "size in ('C 2 l', 'C 5 l')",
  'order=name&category_ids=neq.{}': "category_ids <> '{}'",
  'order=name&category_ids=eq.{}': "category_ids = '{}'",
  'order=name&cids=cs.{1}': "cids @> '{1}'",
  'order=name&cids=cs.{1}&or=(flag.eq.new,flag.eq.tip)': "cids @> '{1}' and (flag = 'new' or flag = 'tip')",
  'order=name&web_catalogue=is.false': 'not web_catalogue',
  'order=name&search=ilike.*acer*': "search ilike '%acer%'",
  'order=name&search=ilike.*ACER*&search=ilike.*plat*': "search ilike '%acer%' and search ilike '%plat%'",
  'order=name&search=ilike.*acer*&flag=eq.tip': "search ilike '%acer%' and flag = 'tip'",
  'order=name&is_public=is.true': 'is_public',
};

/** Filters of other lists. */
const OTHERS: Record<string, string> = {
  'tag=eq.news': "tag = 'news'",
  'tag=eq.news&locale=eq.cs&is_published=is.true': "tag = 'news' and locale = 'cs' and is_published",
  'type=eq.order': "type = 'order'",
  'type=eq.inquiry&quote_state=eq.none': "type = 'inquiry' and quote_state = 'none'",
  'type=eq.inquiry&quote_state=eq.sent&quote_valid_until=lt.2026-11-24':
    "type = 'inquiry' and quote_state = 'sent' and quote_valid_until < '2026-11-24'",
  'is_paid=is.false': 'not is_paid',
  'country=eq.CZ': "country = 'CZ'",
  'select=*': 'true',
};

const LISTS = [
  ...[null, 'customer', 'sales', 'editor', 'admin'].flatMap((who) => [
    [who, 'news_item?tag=eq.news'] as const,
    [who, 'news_item?tag=eq.news&locale=eq.cs&is_published=is.true'] as const,
  ]),
  ...['customer', 'sales', 'editor', 'admin'].flatMap((who) => [
    [who, 'user_profile?select=*'] as const,
    [who, 'user_profile?country=eq.CZ'] as const,
  ]),
  ...['sales', 'editor', 'admin'].flatMap((who) => [
    [who, 'web_orders?type=eq.order'] as const,
    [who, 'web_orders?type=eq.inquiry&quote_state=eq.none'] as const,
    [who, 'web_orders?type=eq.inquiry&quote_state=eq.sent&quote_valid_until=lt.2026-11-24'] as const,
    [who, 'reservation_ticket_list?select=*'] as const,
    [who, 'reservation_ticket_list?is_paid=is.false'] as const,
    [who, 'photos_recent?select=*'] as const,
    [who, 'photos_unassigned?select=*'] as const,
    [who, 'news_comments_manager?select=*'] as const,
  ]),
] as const;

const ASKED = [
  ...Object.keys(SQL)
    .filter((filters) => !/web_catalogue|is_public/.test(filters))
    .map((filters) => [null, `katalog_items?${filters}`] as const),
  ...Object.keys(SQL).map((filters) => ['sales', `katalog_items_full?${filters}`] as const),
  ...Object.keys(SQL)
    .map((filters) => ['customer', `katalog_items?${filters}`] as const)
    .slice(0, 2),
  ['sales', 'product?order=name'],
  ['sales', 'product?order=name&cids=cs.{1}'],
  ['sales', 'product?order=name&category_ids=eq.{}'],
] as const;

async function expectAllExact(asked: readonly (readonly [string | null, string])[] = ASKED): Promise<void> {
  for (const [who, query] of asked) {
    const { reported, counted } = await totals(who, query);
    expect([who, query, reported]).toEqual([who, query, counted]);
  }
}

test('totals of the catalogue stay exact after every kind of write', async () => {
  await expectAllExact();
  const changes = [
    "update product_item set flag = 'tip', web_catalogue = not web_catalogue where id in (select id from product_item order by id limit 20)",
    "update product set category_ids = '{}' where id in (select id from product order by id limit 5)",
    "update product_category set is_public = not is_public where cid = '1'",
    "update product_category set cid = '99' where cid = '2'",
    'delete from product where id in (select id from product order by id limit 3)',
    `insert into product_item (product_id, size_id, flag)
     select product.id, size.id, 'new' from product, product_size size order by product.id, size.id limit 40`,
    'update product_item set product_id = (select max(id::text)::uuid from product) where flag is not null',
    'select app_private.fold_tallies()',
    "insert into product (name, category_ids) select 'Abies nova', category_ids from product limit 1",
  ];
  for (const sql of changes) {
    await site.database.asOwner(sql);
    await expectAllExact();
  }
  const [rows] = await site.database.asOwner<{ rows: number }>(
    'select sum(rows)::int as rows from app_private.product_item_tally',
  );
  const [items] = await site.database.asOwner<{ rows: number }>('select count(*)::int as rows from product_item');
  expect(rows).toEqual(items);
}, 60_000);

test('concurrent changes, with a fold between them, are all counted', async () => {
  const change = (n: number) =>
    site.database.asOwner(`update product_item set web_catalogue = not web_catalogue
      where id in (select id from product_item order by id offset ${n * 7} limit 7)`);
  await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      n % 4 === 3 ? site.database.asOwner('select app_private.fold_tallies()') : change(n),
    ),
  );
  await expectAllExact();
}, 60_000);

test('totals of the other lists are exact for each reader after every kind of write', async () => {
  await site.database.asOwner(`
    insert into photo_folder (name, product_id) select 'plant', id from product order by id limit 1 on conflict do nothing;
    insert into photo_folder (name, photogallery_id) select 'gallery', id from photogallery limit 1 on conflict do nothing;
    insert into photo_folder (name) values ('neither');
    insert into app_private.media_object (key, kind, byte_size, width)
    select md5(n::text), 'image', 1, 1 from generate_series(1, 40) as n;
    insert into photo (folder_id, key, content_type, width, height, byte_size, sha256)
    select folder.id, md5(n::text), 'image/webp', 1, 1, 1, repeat(md5(n::text), 2)
    from generate_series(1, 40) as n
    left join (select id, row_number() over (order by id) as place from photo_folder) as folder on place = n % 8`);
  const changes = [
    `update news_item set is_published = not is_published where id in (select id from news_item order by id limit 4);
     update news_item set publish_at = now() + interval '1 day' where id in (select id from news_item order by id limit 9);
     insert into news_item (slug, title, locale) select 'x-' || n, 'X', 'cs' from generate_series(1, 5) n;
     update shop_order set completed_at = now() where id in (select id from shop_order order by id limit 3);
     update shop_order set type = 'order' where id in (select id from shop_order order by id limit 3);
     insert into quote (inquiry_id, number, items, country, vat, valid_until)
     select id, 1, '[]', 'CZ', 'included', date '2026-11-20' + (row_number() over (order by id))::int
     from shop_order where type = 'inquiry' order by id limit 8;
     update booking_reservation set is_paid = not is_paid where id in (select id from booking_reservation order by id limit 3);
     update user_profile set country = 'PL' where id in (select id from user_profile order by id limit 3);
     update photo set folder_id = null where id in (select id from photo order by id limit 2)`,
    `delete from news_item where id in (select id from news_item order by id limit 2);
     delete from shop_order where id in (select id from shop_order order by id desc limit 2);
     delete from booking_reservation where id in (select id from booking_reservation order by id limit 2);
     delete from auth_person where id in (select person_id from booking_reservation order by id limit 1);
     delete from photo where id in (select id from photo order by id limit 2);
     delete from news_comment where id in (select id from news_comment order by id limit 2)`,
    `select app_private.fold_tally(('app_private.' || name)::regclass)
     from unnest('{order_tally,profile_tally,person_tally,news_tally,news_comment_tally,photo_tally,reservation_tally}'::text[]) name;
     delete from news_comment`,
  ];
  for (const sql of changes) {
    await site.database.asOwner(sql);
    await expectAllExact(LISTS);
  }
  const [waiting] = await site.database.asOwner<{ same: boolean }>(`
    select (select sum(rows) from app_private.person_tally where is_waiting) =
      (select count(*) from auth_person where roles[1] = 'arbora_registration' and not is_blocked) as same`);
  expect(waiting?.same).toBe(true);
}, 60_000);

test('staff without the right get no totals of the whole assortment', async () => {
  const token = await site.tokenFor('editor@arbora.example');
  const answer = await site.call('GET', '/api/rest/katalog_items_full', undefined, {
    token,
    headers: { prefer: 'count=exact', range: '0-0' },
  });
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([200, '*/0']);
});

test('totals stay exact when a plant moves to another category while its sizes are written', async () => {
  const [item] = await site.database.asOwner<{ id: string; product_id: string }>(
    `select item.id, item.product_id from product_item item join product on product.id = item.product_id
     where item.flag is null and product.category_ids <> '{}' limit 1`,
  );
  await overlap(
    site.database,
    (client) => client.query("update product set category_ids = '{}' where id = $1", [item?.product_id]),
    (client) => client.query("update product_item set flag = 'tip' where id = $1", [item?.id]),
  );
  const counts = (from: string, counted: string) =>
    site.database.asOwner(
      `select category_ids, flag, ${counted}::int as rows from ${from} group by 1, 2 having ${counted} <> 0 order by 1, 2`,
    );
  expect(await counts('app_private.product_item_tally', 'sum(rows)')).toEqual(
    await counts('product_item join product on product.id = product_id', 'count(*)'),
  );
});

import type { Policy } from './grammar';

const OFFER_FIELDS =
  'title title_en title_pl description description_en description_pl hero_image is_public valid_until';
const LINE_FIELDS = 'filter_value inventory price_cz price_sk price_pl';

/** Lines of open offers in stock, with a price in the caller's country if that is known. */
const LINES_ON_SALE = `select line.id from offer_item line join offer on offer.id = line.offer_id
  left join user_profile caller on caller.id = $person
  where offer.is_public and (offer.valid_until is null or offer.valid_until >= (now() at time zone 'Europe/Prague')::date) and line.inventory > 0
    and case caller.country
      when 'CZ' then line.price_cz > 0 when 'SK' then line.price_sk > 0 when 'PL' then line.price_pl > 0 else true end`;

const ANY_BASKET = `jsonb_build_object('items', (select jsonb_agg(jsonb_build_object(
  'product_item_id', product_item_id, 'amount', 1)) from (select product_item_id from katalog_items limit 2) item))`;

/** Plants visible in the catalogue. */
const CATALOGUE = `select p.id from product p where p.is_public
  and exists (select from product_item i where i.product_id = p.id and i.web_catalogue)`;

export const shop: Policy = {
  arrange: [
    // For a published article and a draft: a plant in the catalogue and one that is not.
    `insert into news_item__product (item_id, product_id)
      select item.id, plant.id from (select id from news_item where slug in ('matice', 'matice-skryta')) item,
        (select (select id from product where id in (${CATALOGUE}) order by id limit 1) as id
         union all select (select id from product where id not in (${CATALOGUE}) order by id limit 1)) plant`,
    `insert into offer (id, title, is_public, valid_until) values
      ('70000000-0000-4000-8000-000000000001', 'Skrytá', false, null),
      ('70000000-0000-4000-8000-000000000002', 'Včerejší', true, current_date - 2),
      ('70000000-0000-4000-8000-000000000003', 'Dnešní', true, current_date + 1)`,
    // In each offer: a line that is sold out, one without a price in Slovakia, and one with a price there only.
    `insert into offer_item (offer_id, product_item_id, inventory, price_cz, price_sk)
      select offer.id, item.id, line.inventory, line.price_cz, line.price_sk
      from offer
      cross join (values (1, 0, 90, 4), (2, 5, 90, 0), (3, 5, 0, 4)) as line (n, inventory, price_cz, price_sk)
      join (select id, row_number() over (order by id) as n from product_item limit 3) item on item.n = line.n
      where offer.id::text like '70000000-%'`,
    `insert into shop_order (profile_id, basket, center, order_code)
      select id, '{"items": []}', 'Smržice', 'P99' || lpad((row_number() over (order by id))::text, 6, '0')
      from user_profile where email like '%@arbora.example' and email <> 'waiting@arbora.example'`,
    `insert into quote (inquiry_id, profile_id, number, items, country, vat, valid_until)
      select id, profile_id, 1, '[]', 'CZ', 'included', current_date + 10 from shop_order where order_code like 'P99%'`,
    `insert into quote_draft (inquiry_id, items, country, vat)
      select id, '[]', 'CZ', 'included' from shop_order where order_code like 'P99%'`,
    `insert into order_note (order_id, note) select id, 'Volat dopoledne' from shop_order where order_code like 'P99%'`,
  ],
  relations: {
    product_category: {
      sets: { public: 'is_public' },
      select: { 'strangers customers blocked jobs editor': 'public', 'sales admin': 'all' },
      update: { 'sales admin': { columns: 'cid cid_sub name name_en name_pl is_public' } },
    },
    product_size: {
      select: { everyone: 'all' },
    },
    product: {
      select: { 'sales admin': 'all' },
      update: {
        'sales admin': {
          columns:
            'name name_cs name_en name_pl synonyms description description_en description_pl photo category_ids height_cm light soil flowering uses width_cm habit growth hardiness_zone in_leaf fruiting planting pruning flower_colors autumn_colors winter',
        },
      },
    },
    news_item__product: {
      key: 'item_id product_id',
      select: { 'editor admin': 'all' },
      insert: { 'editor admin': { columns: 'item_id product_id position' } },
      update: { 'editor admin': { columns: 'item_id product_id position' } },
      delete: { 'editor admin': 'all' },
      sample: `select item.id as item_id, plant.id as product_id, 1 as position
        from news_item item, (select id from product order by id desc limit 1) plant where item.slug = 'matice'`,
    },
    plant_articles: {
      key: 'product_id id',
      sets: {
        shown: `select product_id, item_id as id from news_item__product where product_id in (select id from product where is_public)
          and item_id in (select id from news_item where is_published and coalesce(publish_at <= now(), true))`,
      },
      select: { everyone: 'shown' },
    },
    news_item_plants: {
      key: 'item_id product_id',
      sets: {
        shown: `select item_id, product_id from news_item__product where product_id in (${CATALOGUE})
          and item_id in (select id from news_item where is_published and coalesce(publish_at <= now(), true))`,
      },
      select: { everyone: 'shown' },
    },
    product_item: {
      select: { 'sales admin': 'all' },
      update: { 'sales admin': { columns: 'size_id spec1 spec2 spec3 web_catalogue flag' } },
    },
    katalog_items: {
      key: 'product_item_id',
      sets: {
        public: `select i.id as product_item_id from product_item i join product p on p.id = i.product_id
          where i.web_catalogue and p.is_public`,
      },
      select: { everyone: 'public' },
    },
    category_cover: {
      sets: { groups: 'select id from product_category where is_public and cid_sub is null' },
      select: { everyone: 'groups' },
    },
    katalog_items_full: {
      key: 'product_item_id',
      sets: { all: 'select id as product_item_id from product_item' },
      select: { 'sales admin': 'all' },
    },
    offer: {
      sets: { public: 'is_public' },
      select: { 'strangers customers blocked jobs editor': 'public', 'sales admin': 'all' },
      insert: { 'sales admin': { columns: OFFER_FIELDS } },
      update: { 'sales admin': { columns: OFFER_FIELDS } },
      delete: { 'sales admin': 'all' },
      sample: `select 'Nová' as title, 'New' as title_en, 'Popis' as description, 'Text' as description_en,
        null as hero_image, true as is_public, current_date as valid_until`,
    },
    offer_item: {},
    offer_list_public: {
      sets: {
        open: `select id from offer where is_public and (valid_until is null or valid_until >= (now() at time zone 'Europe/Prague')::date)`,
      },
      select: { everyone: 'open' },
    },
    product_item__offer: {
      sets: { all: 'select id from offer_item', 'on sale': LINES_ON_SALE },
      select: { 'strangers customers blocked jobs editor': 'on sale', 'sales admin': 'all' },
      insert: { 'sales admin': { columns: `offer_id product_item_id ${LINE_FIELDS}` } },
      update: { 'sales admin': { columns: LINE_FIELDS } },
      delete: { 'sales admin': 'all' },
      needs: 'offer_id product_item_id',
      sample: `select '70000000-0000-4000-8000-000000000003'::uuid as offer_id, item.id as product_item_id,
        'Stromy' as filter_value, 5 as inventory, 90 as price_cz, 4 as price_sk, 16 as price_pl
        from product_item item order by item.id offset 10 limit 1`,
    },
    shop_order: {
      sets: { own: 'profile_id = $person' },
      select: { 'customers blocked jobs editor': 'own', 'sales admin': 'all' },
      update: { 'sales admin': { columns: 'center completed_at' } },
    },
    web_order: {
      sets: {
        all: 'select id from shop_order',
        own: 'select id from shop_order where profile_id = $person',
      },
      select: { 'customers blocked jobs editor': 'own', 'sales admin': 'all' },
      insert: { people: { rows: 'own', columns: 'profile_id basket center type basket_version' } },
      update: { 'sales admin': { columns: 'center completed_at' } },
      needs: 'profile_id basket',
      sample: `select $person as profile_id, ${ANY_BASKET} as basket, 'Smržice' as center, 'order' as type,
        (select basket_version from user_profile where id = $person) as basket_version`,
    },
    quote: {
      sets: { own: 'profile_id = $person' },
      select: { 'customers blocked jobs editor': 'own', 'sales admin': 'all' },
    },
    quote_draft: {
      key: 'inquiry_id',
      select: { 'sales admin': 'all' },
      insert: { 'sales admin': { columns: 'inquiry_id items country vat valid_until note' } },
      update: { 'sales admin': { columns: 'items country vat valid_until note' } },
      delete: { 'sales admin': 'all' },
      sample: `select id as inquiry_id, '[]'::jsonb as items, 'CZ' as country, 'included' as vat, current_date as valid_until,
        'Doprava zdarma' as note from shop_order where id not in (select inquiry_id from quote_draft) order by id limit 1`,
    },
    order_note: {
      key: 'order_id',
      select: { 'sales admin': 'all' },
      insert: { 'sales admin': { columns: 'order_id note' } },
      update: { 'sales admin': { columns: 'note' } },
      sample: `select id as order_id, 'Volat dopoledne' as note from shop_order
        where id not in (select order_id from order_note) order by id limit 1`,
    },
    web_orders: {
      sets: { all: 'select id from shop_order' },
      select: { 'sales admin': 'all' },
    },
  },
  functions: {
    'public.katalog_search': { args: `select 'javor'`, may: 'everyone' },
    'public.plant_list': { args: `select 'javor'`, may: 'everyone' },
    'public.plant_companions': { args: 'select id from product limit 1', may: 'everyone' },
    'public.get_dashboard': 'staff',
    'public.get_dashboard_product': 'staff',
    'public.save_offer_lines': {
      args: `select jsonb_agg(jsonb_build_object('id', line.id, 'version', line.version, 'inventory', 3))
        from (select id, version from offer_item limit 1) line`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
    'public.save_rows': {
      args: `select 'product_item',
        (select jsonb_agg(jsonb_build_object('id', item.id, 'version', item.version, 'flag', 'tip'))
          from (select id, version from product_item limit 1) item)`,
      may: 'sales admin',
      refused: { 'jobs editor': 'content.changed_meanwhile' },
    },
    'public.send_quote': {
      args: `select o.id, 1,
        (select jsonb_agg(jsonb_build_object('product_item_id', item.id, 'amount', 1, 'price', 1))
          from (select id from product_item limit 1) item),
        'CZ', 'included', current_date + 10, ''
        from shop_order o join user_profile p on p.id = o.profile_id
        where order_code like 'P99%' and email = 'customer@arbora.example'`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
    'public.withdraw_quote': {
      args: `select q.id from quote q join user_profile p on p.id = q.profile_id where email = 'customer@arbora.example'`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
    'public.accept_quote': {
      args: `select q.id from quote q join user_profile p on p.id = q.profile_id where email = 'customer@arbora.example'`,
      may: 'customer',
      refused: { 'otherCustomer staff': 'shop.quote_unknown', blocked: 'auth.blocked' },
    },
    'public.return_quote': {
      args: `select q.id, 'Bez dopravy' from quote q join user_profile p on p.id = q.profile_id where email = 'customer@arbora.example'`,
      may: 'customer',
      refused: { 'otherCustomer staff': 'shop.quote_unknown', blocked: 'auth.blocked' },
    },
    'public.match_plant_lines': { args: `select '{Tilia cordata 5 ks}'::text[]`, may: 'customers blocked staff' },
    found_orders: { args: `select '{order_code}', '{%O2%}'`, may: 'staff' },
    found_products: { args: `select '{name}', '{%jaro%}'`, may: 'staff' },
    person_country: 'everyone',
    offer_price: { args: `select 'CZ', 1, 2, 3`, may: 'everyone' },
    is_open_offer: { args: 'select true, null', may: 'everyone' },
    sees_assortment: 'everyone',
    branch_of_region: { args: 'select 27', may: 'everyone' },
  },
  hidden:
    'search_word genus plant_word plant_card fact_set item_set fact_tally plant_card_tally order_number assortment branch product_tally product_item_tally order_tally',
};

-- Numbers of orders (`shop_order.order_code`).
create sequence app_private.order_number minvalue 1 maxvalue 99999999;

-- Categories of the assortment, edited by sales staff. A row without `cid_sub` is a group, one with it a group within
-- it.
create table product_category (
  id uuid primary key default gen_random_uuid(),
  cid text not null check (length(cid) <= 20),
  cid_sub text check (length(cid_sub) <= 20),
  name text collate "cs-x-icu" not null check (length(name) between 1 and 200),
  name_en text check (length(name_en) <= 200),
  name_pl text check (length(name_pl) <= 200),
  is_public boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create unique index product_category_cid_cid_sub_key on product_category (cid, cid_sub) nulls not distinct;

-- Plants (taxa), imported; staff edit names, texts, photo and categories.
create table product (
  id uuid primary key default gen_random_uuid(),
  -- Latin name.
  name text collate "C" not null unique check (length(name) between 1 and 200),
  -- Czech, English and Polish names; each may be missing.
  name_cs text collate "cs-x-icu" check (length(name_cs) <= 200),
  name_en text check (length(name_en) <= 200),
  name_pl text check (length(name_pl) <= 200),
  synonyms text[] not null default '{}',
  description text,
  description_en text,
  description_pl text,
  -- Address of the main photo.
  photo text,
  -- Facts that home gardeners ask for: full height, site, flowering months and uses.
  height_cm integer check (height_cm between 1 and 15000),
  light text[] not null default '{}' check (light <@ array['sun', 'half_shade', 'shade']),
  soil text[] not null default '{}' check (soil <@ array['dry', 'normal', 'moist', 'wet', 'acid', 'lime']),
  flowering integer[] not null default '{}' check (flowering <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  uses text[] not null default '{}' check (
    uses <@ array[
      'avenue',
      'specimen',
      'small_garden',
      'hedge',
      'ground_cover',
      'rockery',
      'container',
      'climber',
      'waterside',
      'bees',
      'edible'
    ]
  ),
  -- Full-grown shape, and speed of growth.
  width_cm integer check (width_cm between 1 and 10000),
  habit text check (
    habit in (
      'round',
      'oval',
      'column',
      'cone',
      'globe',
      'spreading',
      'vase',
      'weeping',
      'conifer',
      'pine',
      'shrub',
      'mound',
      'carpet',
      'herb',
      'grass',
      'climber'
    )
  ),
  growth text check (growth in ('slow', 'medium', 'fast')),
  -- USDA zone of the coldest winters that it survives.
  hardiness_zone integer check (hardiness_zone between 1 and 11),
  -- Its year in months, colours of flowers and autumn leaves, and its winter features.
  in_leaf integer[] not null default '{}' check (in_leaf <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  fruiting integer[] not null default '{}' check (fruiting <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  planting integer[] not null default '{}' check (planting <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  pruning integer[] not null default '{}' check (pruning <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  flower_colors text[] not null default '{}' check (
    flower_colors <@ array['white', 'cream', 'yellow', 'orange', 'red', 'pink', 'purple', 'blue', 'green']
  ),
  autumn_colors text[] not null default '{}' check (
    autumn_colors <@ array['yellow', 'orange', 'red', 'purple', 'brown']
  ),
  winter text[] not null default '{}' check (winter <@ array['bark', 'twigs', 'fruit', 'outline', 'catkins']),
  category_ids uuid[] not null default '{}',
  -- Derived: true if a category is public. Stored, because every catalogue query filters by it.
  is_public boolean not null default false,
  -- Derived: names and synonyms without accents and case.
  search text not null default '',
  -- Derived: `cid` and `cid_sub` of the categories. Lists filter by these numbers.
  cids text[] not null default '{}',
  -- The id as text, for searching by a part of it.
  id_text text not null generated always as (id::text) stored,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index product_category_ids on product using gin (category_ids);
create index product_name_trigrams on product using gin (name extensions.gin_trgm_ops) with (fastupdate = off);
create index product_search_trigrams on product using gin (search extensions.gin_trgm_ops) with (fastupdate = off);
create index product_id_text_trigrams on product using gin (id_text extensions.gin_trgm_ops) with (fastupdate = off);
create index product_cids on product using gin (cids);
create index product_without_category on product (name)
where category_ids = '{}';

-- Sizes of plants; `position` is their order in lists.
create table product_size (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 1 and 40),
  position integer not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- An item: a plant in one size and specification. Imported; staff edit size, specification and visibility.
create table product_item (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references product
    on delete cascade,
  size_id uuid references product_size,
  spec1 text check (length(spec1) <= 100),
  spec2 text check (length(spec2) <= 100),
  spec3 text check (length(spec3) <= 100),
  -- False hides the item from the catalogue.
  web_catalogue boolean not null default true,
  -- Mark shown beside the item in lists.
  flag text check (flag in ('new', 'tip', 'clearance')),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index product_item_product on product_item (product_id);
create index product_item_size on product_item (size_id);
create index product_item_flag on product_item (flag) where flag is not null;

-- Counts of plants by the columns that lists filter by, kept by triggers. Each change adds a row with a positive or
-- negative number, so that writers never wait for each other; app_private.fold_tallies merges equal rows. A count is
-- the sum of `rows` over the rows that a filter matches.
create table app_private.product_tally (
  category_ids uuid[] not null,
  cids text[] not null,
  is_public boolean not null,
  has_photo boolean not null,
  rows integer not null
);

-- Counts of items, like product_tally.
create table app_private.product_item_tally (
  category_ids uuid[] not null,
  cids text[] not null,
  is_public boolean not null,
  size_id uuid,
  web_catalogue boolean not null,
  flag text,
  rows integer not null
);

-- Counts of orders, kept by triggers (platform/tallies.sql).
create table app_private.order_tally (
  type text not null,
  is_completed boolean not null,
  quote_state text not null,
  quote_valid_until date,
  rows integer not null
);

-- Words of all plant names, without accents and case, for the search that tolerates typing errors: it compares with
-- each word once and not with every plant. A word that no name contains any more is harmless.
create table app_private.search_word (
  word text collate "C" primary key check (length(word) <= 60)
);
create index search_word_length on app_private.search_word (length(word));
create index search_word_trigrams on app_private.search_word using gin (word extensions.gin_trgm_ops)
with (fastupdate = off);

-- Common names of genera (`Quercus`: dub, oak, dąb). Imported with the plants.
create table app_private.genus (
  name text collate "C" primary key check (length(name) between 2 and 60),
  name_cs text check (length(name_cs) <= 100),
  name_en text check (length(name_en) <= 100),
  name_pl text check (length(name_pl) <= 100),
  synonyms text[] not null default '{}'
);

-- The words of each plant for searching, kept by triggers. `cost` ranks them: 0 is the name of the genus, higher
-- numbers are less specific words.
create table app_private.plant_word (
  word text collate "C" not null,
  product_id uuid not null references product
    on delete cascade,
  cost integer not null,
  primary key (word, product_id)
);
create index plant_word_product on app_private.plant_word (product_id);

-- Sets of facts by which plants are found besides their names: `light:sun`, `size:OK 12-14`, `category:{id}`. Many
-- plants share a set, so a search checks each set once; the id is the md5 of the facts. Kept by triggers; a set that no
-- plant has any more is harmless.
create table app_private.fact_set (
  id uuid primary key,
  facts text[] not null
);

-- Sets of items as `size| words of size and specification `, for searching by trade codes; like app_private.fact_set.
create table app_private.item_set (
  id uuid primary key,
  items text[] not null
);

-- Plants of the public catalogue with a size on the web, in the form in which lists show them; kept by triggers.
create table app_private.plant_card (
  product_id uuid primary key references product
    on delete cascade,
  name text collate "C" not null,
  height_cm integer,
  fact_set uuid not null,
  item_set uuid not null,
  -- The plant's `search` and number of items, for totals of katalog_items. Under the collation C, `ilike` is faster.
  search text collate "C" not null,
  item_count integer not null,
  -- JSON for lists.
  shown json not null
);
create index plant_card_search_trigrams on app_private.plant_card using gin (search extensions.gin_trgm_ops)
with (fastupdate = off);
create index plant_card_name on app_private.plant_card (name);
create index plant_card_height on app_private.plant_card (height_cm, name);
create index plant_card_sets on app_private.plant_card (fact_set, item_set) include (product_id, name, height_cm);

-- Counts of plants by fact, kept by triggers (platform/tallies.sql); the facts `plants` and `items` count all.
create table app_private.fact_tally (
  fact text not null,
  rows integer not null
);

-- Counts of plants by fact set and item set, kept by triggers (platform/tallies.sql).
create table app_private.plant_card_tally (
  fact_set uuid not null,
  item_set uuid not null,
  rows integer not null
);

-- Offers: items sold at a price while stock lasts. Edited by sales staff.
create table offer (
  id uuid primary key default gen_random_uuid(),
  title text collate "cs-x-icu" not null check (length(title) between 1 and 200),
  title_en text check (length(title_en) <= 200),
  title_pl text check (length(title_pl) <= 200),
  description text check (length(description) <= 5000),
  description_en text check (length(description_en) <= 5000),
  description_pl text check (length(description_pl) <= 5000),
  hero_image text check (length(hero_image) <= 500),
  is_public boolean not null default false,
  -- Last day (Prague), null = no end.
  valid_until date,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint offer_date_readable check (valid_until between '1900-01-01' and '2200-12-31')
);
create index offer_created_at on offer (created_at desc);

-- A line of an offer: an item with stock and prices. Callers use the view product_item__offer.
create table offer_item (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null references offer
    on delete cascade,
  product_item_id uuid not null references product_item
    on delete cascade,
  -- Value by which visitors filter the lines of the offer.
  filter_value text check (length(filter_value) <= 100),
  inventory integer not null default 0 check (inventory between 0 and 1000000),
  -- Prices per piece in CZK, EUR and PLN; 0 = not sold in that country.
  price_cz numeric(10, 2) not null default 0 check (price_cz >= 0),
  price_sk numeric(10, 2) not null default 0 check (price_sk >= 0),
  price_pl numeric(10, 2) not null default 0 check (price_pl >= 0),
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create unique index offer_item_offer_id_product_item_id_filter_value_key on offer_item (
  offer_id,
  product_item_id,
  filter_value
)
nulls not distinct;
create index offer_item_product_item on offer_item (product_item_id);

-- An order or inquiry. Made by app_private.place_order and kept for the books; `profile_id` is cleared when the person
-- is erased. `basket` holds the lines with the names and prices at the time of the order.
create table shop_order (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid references user_profile
    on delete set null,
  basket jsonb not null check (jsonb_typeof(basket) = 'object'),
  center text not null check (length(center) between 1 and 100),
  type text not null default 'inquiry' check (type in ('inquiry', 'order')),
  -- O (order) or P (inquiry), two digits of the year, and a number.
  order_code text not null unique check (order_code ~ '^[OP][0-9]{8,10}$'),
  created_at timestamptz not null default now(),
  -- Time when staff finished it; null = new.
  completed_at timestamptz,
  -- The version of the saved basket that was ordered, if the request named it.
  basket_version integer,
  -- State of the latest quote for an inquiry, kept by a trigger.
  quote_state text not null default 'none' check (quote_state in ('none', 'sent', 'accepted', 'returned', 'withdrawn')),
  -- Last day of a quote that awaits an answer.
  quote_valid_until date,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint shop_order_date_readable check (completed_at between '1900-01-01Z' and '2200-12-31Z'),
  check ((quote_state = 'sent') = (quote_valid_until is not null))
);
create index shop_order_profile on shop_order (profile_id, type, created_at desc);
-- The included columns let a search that finds most orders count them without reading their baskets.
create index shop_order_list on shop_order (type, created_at desc) include (center, order_code, profile_id);
create index shop_order_code_trigrams on shop_order using gin (order_code extensions.gin_trgm_ops)
with (fastupdate = off);
-- Lists search for part of either; without both indexes each search reads all orders.
create index shop_order_center_trigrams on shop_order using gin (center extensions.gin_trgm_ops)
with (fastupdate = off);
create index shop_order_new on shop_order (type) where completed_at is null;
create index shop_order_quote_list on shop_order (type, quote_state, created_at desc);
create index shop_order_quote_open on shop_order (quote_valid_until) where quote_valid_until is not null;

-- A version of the quote for an inquiry: lines with the prices that sales promised, which later prices do not change.
-- Made by send_quote, changed by accept_quote, return_quote and withdraw_quote only, and kept for the books;
-- `profile_id` is cleared when the person is erased. A quote past its last day stays `sent` and counts as expired.
create table quote (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references shop_order
    on delete cascade,
  profile_id uuid references user_profile
    on delete set null,
  -- 1 is the first version of the inquiry's quote.
  number integer not null check (number > 0),
  state text not null default 'sent' check (state in ('sent', 'accepted', 'returned', 'replaced', 'withdrawn')),
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  -- Determines the currency of the prices.
  country text not null check (country in ('CZ', 'SK', 'PL')),
  vat text not null check (vat in ('included', 'excluded', 'reverse_charge', 'not_payer')),
  -- Last day (Prague).
  valid_until date not null,
  note text not null default '' check (length(note) <= 4000),
  -- The changes that the customer requested.
  word text check (length(word) between 1 and 2000),
  created_at timestamptz not null default now(),
  -- Member of the sales staff.
  sent_by uuid references user_profile
    on delete set null,
  answered_at timestamptz,
  -- The resulting order.
  order_id uuid references shop_order,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  unique (inquiry_id, number),
  check ((state = 'accepted') = (order_id is not null))
);
create unique index quote_open on quote (inquiry_id) where state in ('sent', 'accepted');
create index quote_profile on quote (profile_id);
create index quote_sent_by on quote (sent_by);
create unique index quote_order on quote (order_id);

-- Draft of the next version of an inquiry's quote: `items` are lines of the form, whose price may still be missing.
-- Customers cannot read it. It is deleted when a version is sent or accepted, and when the person is erased.
create table quote_draft (
  inquiry_id uuid primary key references shop_order
    on delete cascade,
  items jsonb not null check (jsonb_typeof(items) = 'array' and length(items::text) <= 500000),
  country text not null check (country in ('CZ', 'SK', 'PL')),
  vat text not null check (vat in ('included', 'excluded', 'reverse_charge', 'not_payer')),
  -- Last day (Prague), if it has been decided.
  valid_until date,
  note text not null default '' check (length(note) <= 4000),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint quote_draft_date_readable check (valid_until between '1900-01-01' and '2200-12-31')
);

-- Internal note of sales staff about an order or inquiry. Customers and the services that write mails and documents
-- cannot read it. It is part of the legally required export of the person's data, and is deleted when the person is
-- erased.
create table order_note (
  order_id uuid primary key references shop_order
    on delete cascade,
  note text not null check (length(note) <= 4000),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- Plants that an article is about, chosen by editors, in the order of `position`. A paragraph of the body that contains
-- only a link to the plant is replaced by its card.
create table news_item__product (
  item_id uuid not null references news_item
    on delete cascade,
  product_id uuid not null references product
    on delete cascade,
  position integer not null default 0,
  -- Added by a card in the body, and removed with it.
  is_placed boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (item_id, product_id)
);
create index news_item__product_product on news_item__product (product_id);

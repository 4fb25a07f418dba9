-- Orders and inquiries. See backend/LOCKING.md for the order of locks.
create sequence app_private.order_number minvalue 1 maxvalue 99999999;

-- Groups of the assortment: `cid` the group, `cid_sub` the group within it.
create table product_category (
  id uuid primary key default gen_random_uuid(),
  cid text not null check (length(cid) <= 20),
  cid_sub text check (length(cid_sub) <= 20),
  name text not null check (length(name) between 1 and 200),
  name_en text check (length(name_en) <= 200),
  is_public boolean not null default false
);
create unique index product_category_cid_cid_sub_key on product_category (cid, cid_sub) nulls not distinct;

-- Plants (taxa). `is_public` follows from the categories and is kept here, since every catalogue query needs it;
-- `search` is what people type: Latin and Czech names without accents and case.
create table product (
  id uuid primary key default gen_random_uuid(),
  name text collate "C" not null unique check (length(name) between 1 and 200),
  name_cs text check (length(name_cs) <= 200),
  synonyms text[] not null default '{}',
  description_cs text,
  description_en text,
  photo text,
  category_ids uuid[] not null default '{}',
  is_public boolean not null default false,
  search text not null default '',
  -- The numbers (`cid` and `cid_sub`) of a plant's groups, kept beside their ids: people know groups by number, and
  -- lists filter by one.
  cids text[] not null default '{}',
  -- Products are searched by name or id (spec §7); a part of an id is looked for in its text.
  id_text text not null generated always as (id::text) stored
);
create index product_category_ids on product using gin (category_ids);
create index product_name_trigrams on product using gin (name extensions.gin_trgm_ops) with (fastupdate = off);
create index product_search_trigrams on product using gin (search extensions.gin_trgm_ops) with (fastupdate = off);
create index product_cids on product using gin (cids);

-- Sizes as nurseries write them, in the order in which lists show them.
create table product_size (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 1 and 40),
  position integer not null
);

-- What is sold of a plant: one row a size.
create table product_item (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references product
    on delete cascade,
  size_id uuid references product_size,
  spec1 text check (length(spec1) <= 100),
  spec2 text check (length(spec2) <= 100),
  spec3 text check (length(spec3) <= 100),
  web_catalogue boolean not null default true,
  -- What staff manages of the assortment: a mark on what is sold, and the numbers of a plant's groups.
  -- `flag` is the mark lists show beside an item; none for most of them.
  flag text check (flag in ('new', 'tip', 'clearance'))
);
create index product_item_product on product_item (product_id);
create index product_item_size on product_item (size_id);
create index product_item_flag on product_item (flag) where flag is not null;

-- Search over an assortment of any size. What was typed is first looked for as it is, by the trigram index; the search
-- for what was mistyped then compares with the words that names are made of, each once, and not with every plant.

-- Words of all names, without accents and case. One that no name has any more does no harm: it finds nothing.
create table app_private.search_word (
  word text collate "C" primary key check (length(word) <= 60)
);
create index search_word_length on app_private.search_word (length(word));

-- Offers: what is sold at a price now, each a list of items with their stock.
create table offer (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 1 and 200),
  title_en text check (length(title_en) <= 200),
  description text check (length(description) <= 5000),
  description_en text check (length(description_en) <= 5000),
  hero_image text check (length(hero_image) <= 500),
  is_public boolean not null default false,
  -- The last day of the offer; none = until it is sold.
  valid_until date,
  created_at timestamptz not null default now(),
  constraint offer_date_readable check (valid_until between '1900-01-01' and '2200-12-31')
);
create index offer_created_at on offer (created_at desc);

-- Lines of an offer: an item, its stock and its price in each country; price 0 = not sold there. Callers know them as
-- `product_item__offer`. `filter_value` is what the list of an offer is narrowed by.
create table offer_item (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null references offer
    on delete cascade,
  product_item_id uuid not null references product_item
    on delete cascade,
  filter_value text check (length(filter_value) <= 100),
  inventory integer not null default 0 check (inventory between 0 and 1000000),
  price_cz numeric(10, 2) not null default 0 check (price_cz >= 0),
  price_sk numeric(10, 2) not null default 0 check (price_sk >= 0),
  price_pl numeric(10, 2) not null default 0 check (price_pl >= 0),
  created_at timestamptz not null default now()
);
create unique index offer_item_offer_id_product_item_id_filter_value_key on offer_item (
  offer_id,
  product_item_id,
  filter_value
)
nulls not distinct;
create index offer_item_product_item on offer_item (product_item_id);

-- What was ordered or asked for, kept when the person goes. `basket` holds the lines as the nursery knew them then, with
-- the price that each offer line was sold at. A number of an order tells year and kind: O for orders, P for inquiries.
create table shop_order (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid references user_profile
    on delete set null,
  basket jsonb not null check (jsonb_typeof(basket) = 'object'),
  center text not null check (length(center) between 1 and 100),
  type text not null default 'inquiry' check (type in ('inquiry', 'order')),
  order_code text not null unique check (order_code ~ '^[OP][0-9]{8,10}$'),
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  -- The version of the profile's basket that was ordered, where it was told.
  basket_version integer,
  constraint shop_order_date_readable check (completed_at between '1900-01-01Z' and '2200-12-31Z')
);
create index shop_order_profile on shop_order (profile_id, type, created_at desc);
create index shop_order_list on shop_order (type, created_at desc);
create index shop_order_new on shop_order (type) where completed_at is null;

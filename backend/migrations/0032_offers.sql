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
  created_at timestamptz not null default now()
);
alter table offer enable row level security;
create index offer_created_at on offer (created_at desc);
grant select on offer to arbora_anon;
grant insert (title, title_en, description, description_en, hero_image, is_public, valid_until),
  update (title, title_en, description, description_en, hero_image, is_public, valid_until),
  delete on offer to arbora_manager;
grant select, insert, update, delete on offer to arbora_service;
create policy select_public on offer for select to arbora_anon using (is_public);
create policy all_sales on offer to arbora_manager
  using ((select app.has_acl('sales'))) with check ((select app.has_acl('sales')));
create policy all_service on offer to arbora_service using (true) with check (true);

-- Lines of an offer: an item, its stock and its price in each country; price 0 = not sold there. Callers know them as
-- `product_item__offer`. `filter_value` is what the list of an offer is narrowed by.
create table offer_item (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null references offer on delete cascade,
  product_item_id uuid not null references product_item on delete cascade,
  filter_value text check (length(filter_value) <= 100),
  inventory integer not null default 0 check (inventory between 0 and 1000000),
  price_cz numeric(10, 2) not null default 0 check (price_cz >= 0),
  price_sk numeric(10, 2) not null default 0 check (price_sk >= 0),
  price_pl numeric(10, 2) not null default 0 check (price_pl >= 0),
  created_at timestamptz not null default now(),
  unique nulls not distinct (offer_id, product_item_id, filter_value)
);
alter table offer_item enable row level security;
create index offer_item_product_item on offer_item (product_item_id);
grant select, insert, update, delete on offer_item to arbora_service;
create policy all_service on offer_item to arbora_service using (true) with check (true);

-- The country that prices are shown for; null for visitors and for who has not told.
create function app.person_country() returns text
  language sql stable security definer set search_path = ''
  as $$ select country from public.user_profile where id = app.person_id() $$;
grant execute on function app.person_country() to arbora_anon;

-- The price of a line in a country; null where the country is unknown.
create function app.offer_price(country text, price_cz numeric, price_sk numeric, price_pl numeric) returns numeric
  language sql immutable parallel safe set search_path = ''
  as $$ select case country when 'CZ' then price_cz when 'SK' then price_sk when 'PL' then price_pl end $$;
grant execute on function app.offer_price(text, numeric, numeric, numeric) to arbora_anon, arbora_service;

-- Whether an offer is open to the public today.
create function app.is_open_offer(is_public boolean, valid_until date) returns boolean
  language sql stable parallel safe set search_path = ''
  as $$ select is_public and coalesce(valid_until >= (now() at time zone 'Europe/Prague')::date, true) $$;
grant execute on function app.is_open_offer(boolean, date) to arbora_anon, arbora_service;

-- Lines of offers with the item and its plant, beside in columns to filter and sort by and nested in `item`. People
-- see what is in stock and, when their country is known, has a price there, and of the prices only their country's;
-- sales sees all.
create view product_item__offer as
  select
    line.id,
    line.offer_id,
    line.product_item_id,
    line.filter_value,
    line.inventory,
    case when (select app.has_acl('sales')) or (select app.person_country()) = 'CZ' then line.price_cz end as price_cz,
    case when (select app.has_acl('sales')) or (select app.person_country()) = 'SK' then line.price_sk end as price_sk,
    case when (select app.has_acl('sales')) or (select app.person_country()) = 'PL' then line.price_pl end as price_pl,
    line.created_at,
    product.id as product_id,
    product.name,
    product.name_cs,
    size.name as size,
    size.position as size_position,
    product.photo,
    product.search,
    jsonb_build_object(
      'id', item.id,
      'product_id', product.id,
      'size', size.name,
      'spec1', item.spec1,
      'spec2', item.spec2,
      'spec3', item.spec3,
      'product', jsonb_build_object(
        'id', product.id, 'name', product.name, 'name_cs', product.name_cs, 'photo', product.photo
      )
    ) as item
  from offer_item line
  join offer on offer.id = line.offer_id
  join product_item item on item.id = line.product_item_id
  join product on product.id = item.product_id
  left join product_size size on size.id = item.size_id
  where (select app.has_acl('sales')) or (
    app.is_open_offer(offer.is_public, offer.valid_until)
    and line.inventory > 0
    and coalesce(
      app.offer_price((select app.person_country()), line.price_cz, line.price_sk, line.price_pl) > 0, true
    )
  );
grant select on product_item__offer to arbora_anon;
grant insert (offer_id, product_item_id, filter_value, inventory, price_cz, price_sk, price_pl),
  update (filter_value, inventory, price_cz, price_sk, price_pl),
  delete on product_item__offer to arbora_manager;
grant select on product_item__offer to arbora_service;

-- Sales writes lines by the view; stock never goes below zero (spec §5). What a request leaves out stays as it is, also
-- when an order takes stock at the same moment. Raises shop.inventory_negative.
create function app_private.write_offer_item() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_id uuid := gen_random_uuid();
  begin
    if not app.has_acl('sales') then
      raise exception 'permission denied for offers' using errcode = '42501';
    end if;
    if tg_op = 'DELETE' then
      delete from public.offer_item where id = old.id;
      return case when found then old end;
    end if;
    if new.inventory < 0 then
      raise exception 'shop.inventory_negative';
    end if;
    if tg_op = 'INSERT' then
      insert into public.offer_item (
        id, offer_id, product_item_id, filter_value, inventory, price_cz, price_sk, price_pl
      ) values (
        v_id, new.offer_id, new.product_item_id, new.filter_value, coalesce(new.inventory, 0),
        coalesce(new.price_cz, 0), coalesce(new.price_sk, 0), coalesce(new.price_pl, 0)
      );
    else
      v_id := old.id;
      update public.offer_item line set
        filter_value = new.filter_value,
        inventory = case when new.inventory is distinct from old.inventory then new.inventory else line.inventory end,
        price_cz = case when new.price_cz is distinct from old.price_cz then new.price_cz else line.price_cz end,
        price_sk = case when new.price_sk is distinct from old.price_sk then new.price_sk else line.price_sk end,
        price_pl = case when new.price_pl is distinct from old.price_pl then new.price_pl else line.price_pl end
      where line.id = v_id;
      if not found then
        return null;
      end if;
    end if;
    select * into new from public.product_item__offer where id = v_id;
    return new;
  end
  $$;
create trigger write instead of insert or update or delete on product_item__offer
  for each row execute function app_private.write_offer_item();

-- The offers that are open, each with how many of its lines the caller can buy and what they can be narrowed by.
create view offer_list_public as
  select
    offer.id,
    offer.title,
    offer.title_en,
    offer.description,
    offer.description_en,
    offer.hero_image,
    offer.valid_until,
    offer.created_at,
    lines.item_count,
    lines.filter_values
  from offer
  cross join lateral (
    select
      count(*)::integer as item_count,
      coalesce(array_agg(distinct line.filter_value order by line.filter_value)
        filter (where line.filter_value is not null), '{}') as filter_values
    from offer_item line
    where line.offer_id = offer.id
      and line.inventory > 0
      and coalesce(
        app.offer_price((select app.person_country()), line.price_cz, line.price_sk, line.price_pl) > 0, true
      )
  ) lines
  where app.is_open_offer(offer.is_public, offer.valid_until);
grant select on offer_list_public to arbora_anon;

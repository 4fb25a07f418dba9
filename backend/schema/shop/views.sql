-- The public catalogue also shows mark and group numbers.
create view katalog_items as
  select
    item.id as product_item_id,
    product.id as product_id,
    product.name,
    product.name_cs,
    product.category_ids,
    size.name as size,
    size.position as size_position,
    item.spec1,
    item.spec2,
    product.photo,
    product.search,
    item.flag,
    product.cids
  from
    product
    join product_item as item on item.product_id = product.id
    left join product_size as size on size.id = item.size_id
  where product.is_public and item.web_catalogue;

-- The whole assortment, for sales. Like katalog_items it runs with the owner's rights, so that searches use the
-- trigram index; it asks once a statement whether the caller is sales.
create view katalog_items_full as
  select
    item.id as product_item_id,
    product.id as product_id,
    product.name,
    product.name_cs,
    product.category_ids,
    product.cids,
    size.name as size,
    size.position as size_position,
    item.size_id,
    item.spec1,
    item.spec2,
    item.spec3,
    item.web_catalogue,
    item.flag,
    product.is_public,
    product.photo,
    product.search
  from
    product
    join product_item as item on item.product_id = product.id
    left join product_size as size on size.id = item.size_id
  where (select app.has_acl('sales'));

-- The words of names are kept in the order of their bytes, but the trigram index is in the default order, and serves
-- only patterns of that: each near word is now looked up by the index without the planner being forced to. Compiling
-- the statement would take longer than running it.
create function katalog_search(query text)
returns setof katalog_items
language plpgsql
stable
security definer
rows 50
set search_path = ''
set random_page_cost = 1.1
set jit = off
as $$
  declare
    v_words text[];
    v_patterns text[];
  begin
    select array_agg(typed.word order by length(typed.word) desc, typed.word) into v_words
    from (
      select distinct regexp_replace(part, '^[^a-z0-9]+|[^a-z0-9]+$', '', 'g') as word
      from unnest((regexp_split_to_array(app.searchable(left(query, 200)), '\s+'))[1:10]) as part
    ) typed
    where typed.word <> '';
    if v_words is null then
      return;
    end if;
    v_patterns := array(
      select '%' || regexp_replace(typed.word, '([\\%_])', '\\\1', 'g') || '%'
      from unnest(v_words) with ordinality as typed (word, n) order by typed.n
    );

    -- The index finds the longest word, which is in the fewest names.
    return query
      select item.* from public.katalog_items item
      where item.search like v_patterns[1] and item.search like all (v_patterns);
    if found then
      return;
    end if;

    return query
      with typed as materialized (
        select
          part.n, part.word,
          case
            when part.word !~ '^[a-z0-9]+$' then 0
            when length(part.word) >= 4 then 2
            when length(part.word) = 3 then 1
            else 0
          end as slips
        from unnest(v_words) with ordinality as part (word, n)
      ),
      alike as (
        select
          typed.n, known.word, close.steps,
          row_number() over (
            partition by typed.n order by close.steps, extensions.similarity(known.word, typed.word) desc, known.word
          ) as place
        from typed
        join app_private.search_word known
          on length(known.word) between length(typed.word) - typed.slips and length(typed.word) + typed.slips
        cross join lateral (
          select extensions.levenshtein_less_equal(left(typed.word, 60), known.word, typed.slips) as steps
        ) close
        where typed.slips > 0 and close.steps <= typed.slips
      ),
      near as materialized (
        select typed.n, v_patterns[typed.n] as pattern, 0 as steps from typed
        union all
        select alike.n, ('%' || alike.word || '%') collate "default", alike.steps from alike where alike.place <= 30 and alike.steps > 0
      ),
      hit as (
        select near.n, product.id, min(near.steps) as steps
        from near join public.product on product.search like near.pattern
        where product.is_public
        group by near.n, product.id
      ),
      scored as materialized (
        select hit.id, sum(hit.steps) as steps from hit group by hit.id having count(*) = cardinality(v_words)
      )
      select item.*
      from scored join public.katalog_items item on item.product_id = scored.id
      where scored.steps = (select min(scored.steps) from scored);
  end
  $$;
grant execute on function katalog_search(text) to arbora_anon;

-- The offers that are open, each with how many of its lines the caller can buy and what they can be narrowed by.
create view public.offer_list_public
with (security_barrier = true)
as
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
  from
    offer
    cross join lateral (
      select
        count(*)::integer as item_count,
        coalesce(
          array_agg(distinct line.filter_value order by line.filter_value) filter (where line.filter_value is not null),
          '{}'
        ) as filter_values
      from offer_item as line
      where
        line.offer_id = offer.id
        and line.inventory > 0
        and coalesce(
          case (select app.person_country())
            when 'CZ' then line.price_cz
            when 'SK' then line.price_sk
            when 'PL' then line.price_pl
          end > 0,
          true
        )
    ) as lines
  where
    offer.is_public
    and (offer.valid_until is null or offer.valid_until >= (select (now() at time zone 'Europe/Prague')::date));

-- Behind a barrier the rows of all pages are made before one is cut out. The conditions of offers are written out here,
-- since a function that fixes its path is called for each row and not inlined; they are those of app.is_open_offer and
-- app.offer_price.
create view public.product_item__offer
with (security_barrier = true)
as
  select
    line.id,
    line.offer_id,
    line.product_item_id,
    line.filter_value,
    line.inventory,
    case
      when (select app.has_acl('sales'))
      or (select app.person_country()) = 'CZ' then line.price_cz
    end as price_cz,
    case
      when (select app.has_acl('sales'))
      or (select app.person_country()) = 'SK' then line.price_sk
    end as price_sk,
    case
      when (select app.has_acl('sales'))
      or (select app.person_country()) = 'PL' then line.price_pl
    end as price_pl,
    line.created_at,
    product.id as product_id,
    product.name,
    product.name_cs,
    size.name as size,
    size.position as size_position,
    product.photo,
    product.search,
    jsonb_build_object(
      'id',
      item.id,
      'product_id',
      product.id,
      'size',
      size.name,
      'spec1',
      item.spec1,
      'spec2',
      item.spec2,
      'spec3',
      item.spec3,
      'product',
      jsonb_build_object('id', product.id, 'name', product.name, 'name_cs', product.name_cs, 'photo', product.photo)
    ) as item
  from
    offer_item as line
    join offer on offer.id = line.offer_id
    join product_item as item on item.id = line.product_item_id
    join product on product.id = item.product_id
    left join product_size as size on size.id = item.size_id
  where
    (select app.has_acl('sales'))
    or (
      offer.is_public
      and (offer.valid_until is null or offer.valid_until >= (select (now() at time zone 'Europe/Prague')::date))
      and line.inventory > 0
      and coalesce(
        case (select app.person_country())
          when 'CZ' then line.price_cz
          when 'SK' then line.price_sk
          when 'PL' then line.price_pl
        end > 0,
        true
      )
    );

-- Sales writes lines by the view; stock never goes below zero (spec §5). What a request leaves out stays as it is, also
-- when an order takes stock at the same moment. Raises shop.inventory_negative.
create function app_private.write_offer_item()
returns trigger
language plpgsql
security definer
set search_path = ''
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
create trigger write
instead of insert or update or delete on product_item__offer
for each row
execute function app_private.write_offer_item();

-- Orders for sales, with who ordered.
create view web_orders
with (security_barrier = true)
as
  select
    orders.id,
    orders.order_code,
    orders.type,
    orders.center,
    orders.created_at,
    orders.completed_at,
    orders.basket,
    jsonb_array_length(orders.basket -> 'items') as item_count,
    (
      select sum((line ->> 'price')::numeric * (line ->> 'amount')::integer)
      from jsonb_array_elements(orders.basket -> 'items') as line
    ) as total,
    orders.profile_id,
    person.name as person_name,
    person.email as person_email,
    person.phone as person_phone,
    person.company as person_company,
    person.ico as person_ico,
    person.country as person_country
  from
    shop_order as orders
    left join user_profile as person on person.id = orders.profile_id
  where (select app.has_acl('sales'));

-- Orders as callers know them: reading and completing goes to the table under the caller's rights, inserting is
-- ordering. Who sends `basket_version` orders the basket of that version or nothing.
create view web_order
with (security_invoker = true)
as
  select id, profile_id, basket, center, type, order_code, created_at, completed_at, basket_version from shop_order;
alter view web_order
alter column type set default 'inquiry';

-- Places an order in the caller's own name. Raises auth.login_required, auth.forbidden, auth.blocked, and what
-- app_private.place_order raises.
create function app_private.insert_web_order()
returns trigger
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_order public.shop_order;
begin
  if app.person_id() is null then
    raise exception 'auth.login_required';
  end if;
  if new.profile_id <> app.person_id() then
    raise exception 'auth.forbidden' using errcode = '42501';
  end if;
  if not app.is_admitted() then
    raise exception 'auth.blocked' using errcode = '42501';
  end if;
  v_order := app_private.place_order(
    app.person_id(), new.basket, new.center, coalesce(new.type, 'inquiry'), new.basket_version,
    nullif(current_setting('request.headers', true), '')::jsonb ->> 'idempotency-key'
  );
  select v_order.* into new;
  return new;
end
$$;
create trigger place_order
instead of insert on web_order
for each row
execute function app_private.insert_web_order();

-- Orders and inquiries. See backend/LOCKING.md for the order of locks.
create sequence app_private.order_number minvalue 1 maxvalue 99999999;
grant usage on sequence app_private.order_number to arbora_service;

-- The branch that looks after a region (number as the business register has it); null for none.
create function app.branch_of_region(region integer) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case
      when region in (116, 124, 132, 141) then 'Smržice'
      when region in (19, 27, 35, 43, 51, 60, 78, 86, 94, 108) then 'Obříství'
    end
  $$;
grant execute on function app.branch_of_region(integer) to arbora_anon, arbora_service;

-- What was ordered or asked for, kept when the person goes. `basket` holds the lines as the nursery knew them then, with
-- the price that each offer line was sold at. A number of an order tells year and kind: O for orders, P for inquiries.
create table shop_order (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid references user_profile on delete set null,
  basket jsonb not null check (jsonb_typeof(basket) = 'object'),
  center text not null check (length(center) between 1 and 100),
  type text not null default 'inquiry' check (type in ('inquiry', 'order')),
  order_code text not null unique check (order_code ~ '^[OP][0-9]{8,10}$'),
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  -- The version of the profile's basket that was ordered, where it was told.
  basket_version integer
);
alter table shop_order enable row level security;
create index shop_order_profile on shop_order (profile_id, type, created_at desc);
create index shop_order_list on shop_order (type, created_at desc);
create index shop_order_new on shop_order (type) where completed_at is null;
grant select on shop_order to arbora_customer;
grant update (center, completed_at) on shop_order to arbora_manager;
grant select, insert, update, delete on shop_order to arbora_service;
create policy select_own on shop_order for select to arbora_customer using (profile_id = (select app.person_id()));
create policy select_sales on shop_order for select to arbora_manager using ((select app.has_acl('sales')));
create policy update_sales on shop_order for update to arbora_manager
  using ((select app.has_acl('sales'))) with check ((select app.has_acl('sales')));
create policy all_service on shop_order to arbora_service using (true) with check (true);

-- Salespeople see the profiles of those who ordered something, and of nobody else.
create policy select_buyers_sales on user_profile for select to arbora_manager using (
  (select app.has_acl('sales')) and exists (select from shop_order where profile_id = user_profile.id)
);

-- Orders as callers know them: reading and completing goes to the table under the caller's rights, inserting is
-- ordering. Who sends `basket_version` orders the basket of that version or nothing.
create view web_order with (security_invoker = true) as
  select id, profile_id, basket, center, type, order_code, created_at, completed_at, basket_version from shop_order;
alter view web_order alter column type set default 'inquiry';
grant select on web_order to arbora_customer, arbora_service;
grant insert (profile_id, basket, center, type, basket_version) on web_order to arbora_customer;
grant update (center, completed_at) on web_order to arbora_manager;

-- Checks the lines of a basket, takes the stock of its offer lines, all or none, and returns the lines as the nursery
-- knows them. The offer lines are locked in the order of their ids before any is counted; see LOCKING.md.
-- Raises shop.item_unknown, shop.out_of_stock (detail {line, product_item_id, offer_item_id, name, inventory}).
create function app_private.take_stock(p_items jsonb, p_type text, p_country text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_staff boolean := app.has_acl('sales');
  v_lines jsonb;
  v_problem record;
begin
  perform from public.offer_item line
  where line.id in (
    select (wanted.item ->> 'offer_item_id')::uuid from jsonb_array_elements(p_items) as wanted (item)
  )
  order by line.id for update;

  -- Whether each line is something that is sold: what the catalogue shows, or a line of an open offer at a price.
  select wanted.n - 1 as line, wanted.item into v_problem
  from jsonb_array_elements(p_items) with ordinality as wanted (item, n)
  left join public.product_item item on item.id = (wanted.item ->> 'product_item_id')::uuid
  left join public.product product on product.id = item.product_id
  left join public.offer_item offered
    on offered.id = (wanted.item ->> 'offer_item_id')::uuid and offered.product_item_id = item.id
  left join public.offer on offer.id = offered.offer_id
  where item.id is null or case
    when wanted.item ->> 'offer_item_id' is null then not (v_staff or (product.is_public and item.web_catalogue))
    else offered.id is null
      or not (v_staff or app.is_open_offer(offer.is_public, offer.valid_until))
      or app.offer_price(p_country, offered.price_cz, offered.price_sk, offered.price_pl) <= 0
  end
  order by wanted.n limit 1;
  if found then
    raise exception 'shop.item_unknown' using detail = jsonb_build_object(
      'line', v_problem.line,
      'product_item_id', v_problem.item -> 'product_item_id',
      'offer_item_id', v_problem.item -> 'offer_item_id',
      'name', v_problem.item -> 'name'
    )::text;
  end if;

  -- One offer line may be in several lines of the basket; the first one that is too much is told.
  select wanted.n - 1 as line, wanted.item, offered.inventory into v_problem
  from (
    select
      entry.item, entry.n,
      sum((entry.item ->> 'amount')::integer)
        over (partition by entry.item ->> 'offer_item_id' order by entry.n) as amount
    from jsonb_array_elements(p_items) with ordinality as entry (item, n)
    where entry.item ->> 'offer_item_id' is not null
  ) wanted
  join public.offer_item offered on offered.id = (wanted.item ->> 'offer_item_id')::uuid
  where wanted.amount > offered.inventory
  order by wanted.n limit 1;
  if found then
    raise exception 'shop.out_of_stock' using detail = jsonb_build_object(
      'line', v_problem.line,
      'product_item_id', v_problem.item -> 'product_item_id',
      'offer_item_id', v_problem.item -> 'offer_item_id',
      'name', v_problem.item -> 'name',
      'inventory', v_problem.inventory
    )::text;
  end if;

  update public.offer_item offered set inventory = offered.inventory - taken.amount
  from (
    select (wanted.item ->> 'offer_item_id')::uuid as id, sum((wanted.item ->> 'amount')::integer) as amount
    from jsonb_array_elements(p_items) as wanted (item)
    where wanted.item ->> 'offer_item_id' is not null
    group by 1
  ) taken
  where offered.id = taken.id;

  -- Names, sizes and prices are the nursery's own, whatever the browser sent.
  select jsonb_agg(jsonb_build_object(
    'product_item_id', item.id,
    'amount', (wanted.item ->> 'amount')::integer,
    'name', product.name,
    'size', size.name,
    'spec1', item.spec1,
    'spec2', item.spec2,
    'type', coalesce(wanted.item ->> 'type', p_type),
    'offer_id', offered.offer_id,
    'offer_item_id', offered.id,
    'price', app.offer_price(p_country, offered.price_cz, offered.price_sk, offered.price_pl)
  ) order by wanted.n) into v_lines
  from jsonb_array_elements(p_items) with ordinality as wanted (item, n)
  join public.product_item item on item.id = (wanted.item ->> 'product_item_id')::uuid
  join public.product product on product.id = item.product_id
  left join public.product_size size on size.id = item.size_id
  left join public.offer_item offered on offered.id = (wanted.item ->> 'offer_item_id')::uuid;
  return v_lines;
end
$$;

-- Orders what a person has in the basket: takes stock, writes the order, empties the person's basket and queues the
-- mails to customer and nursery, all or nothing. `p_basket_version`: refuse when another basket was saved since.
-- `p_key`: a repeated request with the same key gets the first one's order. Raises shop.basket_empty, basket_invalid,
-- basket_stale, item_unknown, out_of_stock, auth.login_required, request.invalid.
create function app_private.place_order(
  p_person uuid,
  p_basket jsonb,
  p_center text,
  p_type text,
  p_basket_version integer,
  p_key text
) returns public.shop_order
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_person public.user_profile;
  v_order public.shop_order;
  v_known app_private.idempotency_key;
  v_hash text := md5(jsonb_build_array(p_basket, p_center, p_type)::text);
  v_problem text;
begin
  if p_type not in ('inquiry', 'order') or length(p_center) > 100 or length(p_key) not between 8 and 200 then
    raise exception 'request.invalid';
  end if;
  v_problem := app_private.basket_problem(p_basket);
  if v_problem is not null then
    raise exception 'shop.basket_invalid' using detail = jsonb_build_object('path', v_problem)::text;
  end if;
  if jsonb_array_length(coalesce(p_basket -> 'items', '[]')) = 0 then
    raise exception 'shop.basket_empty';
  end if;

  -- A repeated request waits here until the first one is through, then takes its answer.
  if p_key is not null then
    insert into app_private.idempotency_key (person_id, operation, key, request_hash)
    values (p_person, 'web_order', p_key, v_hash)
    on conflict do nothing;
    if not found then
      select * into v_known from app_private.idempotency_key
      where person_id = p_person and operation = 'web_order' and key = p_key;
      if v_known.request_hash <> v_hash then
        raise exception 'request.invalid' using detail = '{"reason":"idempotency_key_reused"}';
      end if;
      return jsonb_populate_record(null::public.shop_order, v_known.answer);
    end if;
  end if;

  select * into v_person from public.user_profile where id = p_person for no key update;
  if not found then
    raise exception 'auth.login_required';
  end if;
  if p_basket_version <> v_person.basket_version then
    raise exception 'shop.basket_stale'
      using detail = jsonb_build_object('basket_version', v_person.basket_version)::text;
  end if;

  insert into public.shop_order (profile_id, basket, center, type, order_code, basket_version)
  values (
    v_person.id,
    jsonb_build_object(
      'type', p_type,
      'items', app_private.take_stock(p_basket -> 'items', p_type, v_person.country),
      'files', coalesce(p_basket -> 'files', '[]'),
      'note', coalesce(p_basket ->> 'note', ''),
      'country', v_person.country
    ),
    coalesce(
      app.branch_of_region(v_person.region), nullif(btrim(p_center), ''), nullif(btrim(p_basket ->> 'center'), ''),
      app.branch_of_region(27)
    ),
    p_type,
    case p_type when 'order' then 'O' else 'P' end
      || to_char(now() at time zone 'Europe/Prague', 'YY')
      || to_char(nextval('app_private.order_number'), 'FM99000000'),
    p_basket_version
  )
  returning * into v_order;
  v_order.basket := v_order.basket || jsonb_build_object('center', v_order.center);
  update public.shop_order set basket = v_order.basket where id = v_order.id;
  update public.user_profile set basket = null where id = v_person.id and basket is not null;

  perform app_private.enqueue_mail(
    'order-create', v_person.email, v_person.locale, jsonb_build_object('order_id', v_order.id),
    'order-create:' || v_order.id
  );
  perform app_private.enqueue_mail(
    'order-create-admin', null, 'cs', jsonb_build_object('order_id', v_order.id), 'order-create-admin:' || v_order.id
  );
  if p_key is not null then
    update app_private.idempotency_key set answer = to_jsonb(v_order)
    where person_id = v_person.id and operation = 'web_order' and key = p_key;
  end if;
  return v_order;
end
$$;

-- Inserting into web_order is ordering for oneself. Every other column a request names is the server's to give.
create function app_private.insert_web_order() returns trigger
language plpgsql volatile security definer set search_path = ''
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
  v_order := app_private.place_order(
    app.person_id(), new.basket, new.center, coalesce(new.type, 'inquiry'), new.basket_version,
    nullif(current_setting('request.headers', true), '')::jsonb ->> 'idempotency-key'
  );
  select v_order.* into new;
  return new;
end
$$;
create trigger place_order instead of insert on web_order
  for each row execute function app_private.insert_web_order();

-- Orders for sales, with who ordered.
create view web_orders as
  select
    orders.id,
    orders.order_code,
    orders.type,
    orders.center,
    orders.created_at,
    orders.completed_at,
    orders.basket,
    jsonb_array_length(orders.basket -> 'items') as item_count,
    (select sum((line ->> 'price')::numeric * (line ->> 'amount')::integer)
      from jsonb_array_elements(orders.basket -> 'items') as line) as total,
    orders.profile_id,
    person.name as person_name,
    person.email as person_email,
    person.phone as person_phone,
    person.company as person_company,
    person.ico as person_ico,
    person.country as person_country
  from shop_order orders
  left join user_profile person on person.id = orders.profile_id
  where (select app.has_acl('sales'));
grant select on web_orders to arbora_manager;

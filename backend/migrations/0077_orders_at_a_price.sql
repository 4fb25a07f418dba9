-- Offer lines are sold at a price alone, orders keep only files that are there, and blocked people order nothing.

-- Checks the lines of a basket, takes the stock of its offer lines, all or none, and returns the lines as the nursery
-- knows them. The offer lines are locked in the order of their ids before any is counted; see LOCKING.md.
-- Raises shop.item_unknown, shop.out_of_stock (detail {line, product_item_id, offer_item_id, name, inventory}).
create or replace function app_private.take_stock(p_items jsonb, p_type text, p_country text) returns jsonb
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

  -- Whether each line is something that is sold: what the catalogue shows, or a line of an open offer
  -- that has a price where the person lives; without a known country it has none (decision 33).
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
      or coalesce(app.offer_price(p_country, offered.price_cz, offered.price_sk, offered.price_pl), 0) <= 0
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
-- basket_stale, item_unknown, out_of_stock, auth.login_required, auth.blocked, request.invalid.
create or replace function app_private.place_order(
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
  v_files jsonb;
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
  if exists (select from public.auth_person where id = p_person and is_blocked) then
    raise exception 'auth.blocked' using errcode = '42501';
  end if;
  if p_basket_version <> v_person.basket_version then
    raise exception 'shop.basket_stale'
      using detail = jsonb_build_object('basket_version', v_person.basket_version)::text;
  end if;

  -- Only files that the person has sent, under the names they were sent with.
  select
    coalesce(jsonb_agg(jsonb_build_object('id', sent.id, 'name', sent.name) order by told.n), '[]'),
    'files.' || min(told.n) filter (where sent.id is null) - 1
  into v_files, v_problem
  from jsonb_array_elements(coalesce(nullif(p_basket -> 'files', 'null'), '[]')) with ordinality as told (entry, n)
  left join public.static_file sent on sent.owner_id = p_person and sent.id::text = lower(told.entry ->> 'id');
  if v_problem is not null then
    raise exception 'shop.basket_invalid' using detail = jsonb_build_object('path', v_problem)::text;
  end if;

  insert into public.shop_order (profile_id, basket, center, type, order_code, basket_version)
  values (
    v_person.id,
    jsonb_build_object(
      'type', p_type,
      'items', app_private.take_stock(p_basket -> 'items', p_type, v_person.country),
      'files', v_files,
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

-- Orders and inquiries.

-- A new `order_code`: O for orders, P for inquiries, two digits of the year, and a number.
create function app_private.next_order_code(p_type text)
returns text
language sql
volatile
set search_path = ''
as $$
  select
    case p_type
      when 'order' then 'O'
      else 'P'
    end || to_char(now() at time zone 'Europe/Prague', 'YY') || to_char(
      nextval('app_private.order_number'),
      'FM99000000'
    );
$$;

-- Places an order of type `order` or `inquiry` and returns it: takes the stock, empties the saved basket and queues
-- both mails, all or nothing. The branch is that of the person's region, else `p_center`, the basket's, or the default.
-- With `p_basket_version` only that version is ordered; a repeated request with the same `p_key` gets the first answer.
-- Raises shop.basket_invalid (detail {path}; also for a line of the other type or an unknown file), shop.basket_empty,
-- shop.basket_stale (detail {basket_version}), the errors of take_stock, auth.login_required, auth.blocked,
-- request.invalid, and request.limited (detail {retry_after}) after 30 orders an hour, unless the caller is sales
-- staff.
create function app_private.place_order(
  p_person uuid,
  p_basket jsonb,
  p_center text,
  p_type text,
  p_basket_version integer,
  p_key text
)
returns public.shop_order
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_person public.user_profile;
  v_order public.shop_order;
  v_stored jsonb;
  v_hash text := md5(jsonb_build_array(p_basket, p_center, p_type)::text);
  v_problem text;
  v_files jsonb;
  v_wait integer;
begin
  if p_type not in ('inquiry', 'order') or length(p_center) > 100 or length(p_key) not between 8 and 200 then
    raise exception 'request.invalid';
  end if;
  v_problem := coalesce(app_private.basket_problem(p_basket), (
    select format('items.%s.type', line.n - 1)
    from jsonb_array_elements(nullif(p_basket -> 'items', 'null')) with ordinality as line (item, n)
    where line.item ->> 'type' <> p_type
    order by line.n limit 1
  ));
  if v_problem is not null then
    raise exception 'shop.basket_invalid' using detail = jsonb_build_object('path', v_problem)::text;
  end if;
  if jsonb_array_length(coalesce(p_basket -> 'items', '[]')) = 0 then
    raise exception 'shop.basket_empty';
  end if;

  -- A repeated request waits here for the first one and returns its answer.
  if p_key is not null then
    v_stored := app_private.claim_key(p_person, 'web_order', p_key, v_hash);
    if v_stored is not null then
      return jsonb_populate_record(null::public.shop_order, v_stored);
    end if;
  end if;

  select * into v_person from public.user_profile where id = p_person for no key update;
  if not found then
    raise exception 'auth.login_required';
  end if;
  if not app_private.is_admitted(p_person) then
    raise exception 'auth.blocked' using errcode = '42501';
  end if;
  -- Each order queues two mails. The lock on the profile makes the count exact.
  if not app.has_acl('sales') then
    v_wait := app_private.limit_wait('shop.order', p_person::text, 30, 3600);
    if v_wait > 0 then
      raise exception 'request.limited' using detail = jsonb_build_object('retry_after', v_wait)::text;
    end if;
    perform app_private.limit_record('shop.order', p_person::text);
  end if;
  if p_basket_version <> v_person.basket_version then
    raise exception 'shop.basket_stale'
      using detail = jsonb_build_object('basket_version', v_person.basket_version)::text;
  end if;

  -- Only the person's own uploads, under the names they were uploaded with.
  select
    coalesce(jsonb_agg(jsonb_build_object('id', sent.id, 'name', sent.name) order by upload.n), '[]'),
    'files.' || min(upload.n) filter (where sent.id is null) - 1
  into v_files, v_problem
  from jsonb_array_elements(coalesce(nullif(p_basket -> 'files', 'null'), '[]')) with ordinality as upload (entry, n)
  left join public.static_file sent on sent.owner_id = p_person and sent.id::text = lower(upload.entry ->> 'id');
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
      app.branch_of_region(v_person.region), app_private.branch_named(p_center),
      app_private.branch_named(p_basket ->> 'center'), app_private.default_branch()
    ),
    p_type,
    app_private.next_order_code(p_type),
    p_basket_version
  )
  returning * into v_order;
  v_order.basket := v_order.basket || jsonb_build_object('center', v_order.center);
  update public.shop_order set basket = v_order.basket where id = v_order.id returning * into v_order;
  update public.user_profile set basket = null where id = v_person.id and basket is not null;

  perform app_private.enqueue_mail(
    'order-create', v_person.email, v_person.locale, jsonb_build_object('order_id', v_order.id),
    'order-create:' || v_order.id
  );
  perform app_private.enqueue_mail(
    'order-create-admin', null, 'cs', jsonb_build_object('order_id', v_order.id), 'order-create-admin:' || v_order.id
  );
  if p_key is not null then
    perform app_private.store_response(p_person, 'web_order', p_key, to_jsonb(v_order));
  end if;
  return v_order;
end
$$;

-- Trigger: the branch of an order must exist. Raises request.invalid (detail {fields: {center}}).
create function app_private.keep_center()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.center is distinct from old.center and app_private.branch_named(new.center) is null then
    raise exception 'request.invalid' using detail = '{"fields":{"center":"invalid"}}';
  end if;
  return new;
end
$$;
create trigger keep_center
before update of center on shop_order
for each row
execute function app_private.keep_center();

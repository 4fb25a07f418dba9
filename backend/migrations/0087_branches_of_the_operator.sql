-- Branches are the operator's setting (`BRANCHES`), which the instances write here when they start: orders go to the
-- branch of the company's region, else to the one the customer chose, else to the first.
create table app_private.branch (
  name text primary key check (length(name) between 1 and 100),
  -- The first one is the default.
  position smallint not null unique,
  -- Numbers of the regions it looks after, as the business register has them.
  regions smallint[] not null default '{}'
);
alter table app_private.branch enable row level security;
grant select, insert, update, delete on app_private.branch to arbora_service;
create policy all_service on app_private.branch to arbora_service using (true) with check (true);
insert into app_private.branch (name, position, regions) values
  ('Obříství', 1, '{19,27,35,43,51,60,78,86,94,108}'), ('Smržice', 2, '{116,124,132,141}');

-- The branch that looks after a region; null for none.
create or replace function app.branch_of_region(region integer) returns text
  language sql stable security definer set search_path = ''
  as $$ select name from app_private.branch where region = any (regions) order by position limit 1 $$;

-- The branch that is chosen by its name; null where there is none of it.
create function app_private.branch_named(chosen text) returns text
  language sql stable security definer set search_path = ''
  as $$ select name from app_private.branch where name = btrim(chosen) $$;

create function app_private.default_branch() returns text
  language sql stable security definer set search_path = ''
  as $$ select name from app_private.branch order by position limit 1 $$;

-- Takes the branches of the setting over: `[{name, regions}]`, the default one first. Instances that start together come
-- one after the other.
create function app_private.keep_branches(p_branches jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    lock table app_private.branch in share row exclusive mode;
    if (select jsonb_agg(jsonb_build_object('name', name, 'regions', regions) order by position) from app_private.branch)
      is not distinct from p_branches
    then
      return;
    end if;
    delete from app_private.branch;
    insert into app_private.branch (name, position, regions)
    select told.name, told.position, told.regions
    from rows from (jsonb_to_recordset(p_branches) as (name text, regions smallint[]))
      with ordinality as told (name, regions, position);
  end
  $$;
grant execute on function app_private.keep_branches(jsonb) to arbora_service;
grant execute on function app_private.branch_named(text), app_private.default_branch() to arbora_service;

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
      app.branch_of_region(v_person.region), app_private.branch_named(p_center),
      app_private.branch_named(p_basket ->> 'center'), app_private.default_branch()
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

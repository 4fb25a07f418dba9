-- Orders are as many as somebody writes, of one kind each and for a branch there is; companies that come back with a late
-- payment are counted each; what sales writes of a reservation has the form's shape.

-- Places an order: files, stock and prices are checked and taken, the basket emptied and both mails queued, all or none.
-- A repeated one (`p_key`) has the first one's answer. Raises shop.basket_invalid (detail {path}; also for a line of
-- another type than the order), basket_empty, basket_stale, item_unknown, out_of_stock, auth.login_required, auth.blocked,
-- request.invalid, and request.limited (detail {retry_after}) above 30 an hour of one person.
create or replace function app_private.place_order(p_person uuid, p_basket jsonb, p_center text, p_type text, p_basket_version integer, p_key text) returns public.shop_order
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_person public.user_profile;
  v_order public.shop_order;
  v_known app_private.idempotency_key;
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
  if not app_private.is_admitted(p_person) then
    raise exception 'auth.blocked' using errcode = '42501';
  end if;
  -- Each order queues two mails. Under the profile's lock they are counted one after another.
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

-- An order's branch is one of those there are. Raises request.invalid (detail {fields: {center}}).
create function app_private.keep_center() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.center is distinct from old.center and app_private.branch_named(new.center) is null then
    raise exception 'request.invalid' using detail = '{"fields":{"center":"invalid"}}';
  end if;
  return new;
end
$$;
revoke all on function app_private.keep_center() from public;
create trigger keep_center before update of center on shop_order
  for each row execute function app_private.keep_center();

-- Puts a reservation back that was cancelled unpaid, as a paid one, with the same tickets, codes and names, if its
-- places can still be had under the rules for a new one. Returns why not, {reason, togo?}: those of capacity_problem,
-- already_reserved, event_started, slot_unknown, or erased when nobody knows any more for whom it was. The caller holds
-- its slot, its person's profile and its trace.
create or replace function app_private.put_back(p_gone app_private.cancelled_reservation) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_slot public.booking_event_slot;
  v_tickets jsonb := p_gone.reservation -> 'tickets';
  v_places integer := jsonb_array_length(p_gone.reservation -> 'tickets');
  v_again text := ':' || extract(epoch from now());
  v_problem jsonb;
begin
  select * into v_slot from public.booking_event_slot where id = p_gone.event_slot_id;
  if v_slot.id is null then
    return '{"reason":"slot_unknown"}';
  end if;
  if v_slot.date_start <= now() then
    return '{"reason":"event_started"}';
  end if;
  if coalesce(v_places, 0) = 0 or not exists (select from public.user_profile where id = p_gone.person_id) then
    return '{"reason":"erased"}';
  end if;
  if exists (
    select from public.booking_reservation where event_slot_id = v_slot.id and person_id = p_gone.person_id
  ) then
    return '{"reason":"already_reserved"}';
  end if;
  v_problem := app_private.capacity_problem(v_slot.id, v_places, null);
  -- Tickets of several companies are counted each by its own.
  select coalesce(v_problem, min(app_private.capacity_problem(v_slot.id, c.tickets, c.ico)::text)::jsonb) into v_problem
  from (
    select nullif(t ->> 'ico', '') as ico, count(*)::integer as tickets
    from jsonb_array_elements(v_tickets) t group by 1
  ) c;
  if v_problem is not null then
    return v_problem;
  end if;

  insert into public.booking_reservation
    (id, event_slot_id, person_id, vs, is_paid, paid_at, created_at, places, custom_data)
  values (
    p_gone.id, p_gone.event_slot_id, p_gone.person_id, p_gone.vs, true, now(),
    (p_gone.reservation ->> 'created_at')::timestamptz, v_places, p_gone.reservation -> 'custom_data'
  );
  insert into public.booking_ticket (
    id, reservation_id, position, name_on_ticket, qr, is_checked, checked_at, custom_email, custom_company, ico, created_at
  )
  select t.id, p_gone.id, t.position, t.name_on_ticket, p_gone.codes ->> t.id::text, t.is_checked, t.checked_at,
    t.custom_email, t.custom_company, t.ico, t.created_at
  from jsonb_populate_recordset(null::public.booking_ticket, v_tickets) t;
  delete from app_private.cancelled_ticket
  where id in (select (t ->> 'id')::uuid from jsonb_array_elements(v_tickets) t);
  delete from app_private.cancelled_reservation where id = p_gone.id;

  perform app_private.notify_holder(
    'reservation-payment', p_gone.id, 'reservation-payment:' || p_gone.id || v_again, '{"revived": true}'
  );
  perform app_private.notify_attendees(p_gone.id, v_again);
  return null;
end
$$;

-- Whether `custom_data` of a reservation has the shape that the form sends (libs/domain, reservation-input): attendees
-- with texts, an invoice of texts or none. The size is what the longest list of attendees takes.
create function app.is_reservation_data(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(jsonb_typeof(value -> 'places'), 'array') = 'array'
    and coalesce(jsonb_typeof(value -> 'invoice'), 'null') in ('object', 'null')
    and length(value::text) <= 50000
    and not exists (
      select from jsonb_path_query(value, '$.places[*]') as place
      where jsonb_typeof(place) <> 'object'
        or exists (select from jsonb_each(place) as field where jsonb_typeof(field.value) not in ('string', 'null'))
    )
    and not exists (
      select from jsonb_path_query(value, '$.invoice.*') as field where jsonb_typeof(field) not in ('string', 'null')
    )
$$;
grant execute on function app.is_reservation_data(jsonb) to arbora_customer, arbora_service;
drop trigger booking_reservation_custom_data_shape on booking_reservation;
create trigger booking_reservation_custom_data_shape after insert or update on booking_reservation
  for each row when (not app.is_reservation_data(new.custom_data))
  execute function app_private.refuse_written('custom_data');

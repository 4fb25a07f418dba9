-- Who is blocked, shut out of the app or not let in yet changes nothing any more, however long the token at hand lasts.

create function app_private.is_admitted(p_person uuid) returns boolean
language sql stable parallel safe security definer set search_path = ''
as $$
  select exists (
    select from public.auth_person
    where id = p_person and not is_blocked and 'arbora' = any (allowed_apps)
      and not 'arbora_registration' = any (roles)
  )
$$;
revoke all on function app_private.is_admitted(uuid) from public;

-- Whether the caller may still write what customers may: the rule of every policy and function by which they do.
create function app.is_admitted() returns boolean
language sql stable parallel safe security definer set search_path = ''
as $$ select app_private.is_admitted(app.person_id()) $$;
grant execute on function app.is_admitted() to arbora_customer, arbora_jobs;

-- Staff are those alone who are let into the app.
create or replace function app.has_acl(wanted text) returns boolean
language sql stable parallel restricted security definer set search_path = ''
as $$
    select coalesce(current_setting('role', true) in ('arbora_manager', 'arbora_admin'), false) and exists (
      select
      from public.user_profile profile
      join public.auth_person person using (id)
      where profile.id = app.person_id()
        and not person.is_blocked and 'arbora' = any (person.allowed_apps)
        and (profile.acl && array[wanted, 'admin'] or 'arbora_admin' = any (person.roles))
    )
  $$;

alter policy update_own on public.user_profile
  using (id = (select app.person_id()) and (select app.is_admitted()));
alter policy update_own_until_start on public.booking_ticket using (
  (select app.is_admitted()) and exists (
    select from public.booking_reservation reservation
    join public.event_slot slot on slot.id = reservation.event_slot_id
    where reservation.id = booking_ticket.reservation_id
      and reservation.person_id = (select app.person_id()) and slot.date_start > now()
  )
);
alter policy insert_own on public.news_rating with check (
  profile_id = (select app.person_id()) and (select app.is_admitted())
  and exists (select from public.news_item item where item.id = news_id and item.is_published)
);
alter policy delete_own on public.news_rating
  using (profile_id = (select app.person_id()) and (select app.is_admitted()));
alter policy insert_own on public.news_comment with check (
  profile_id = (select app.person_id()) and (select app.is_admitted())
  and exists (select from public.news_item item where item.id = news_id and item.is_published)
);
alter policy update_own on public.news_comment
  using (profile_id = (select app.person_id()) and (select app.is_admitted()));
alter policy delete_own on public.news_comment
  using (profile_id = (select app.person_id()) and (select app.is_admitted()));
alter policy delete_own on public.static_file
  using (owner_id = (select app.person_id()) and (select app.is_admitted()) and not app.is_ordered_file(id));

-- Locks a reservation for who may change it: its holder until the slot starts, sales any time. Raises
-- booking.reservation_unknown, auth.blocked, booking.event_started.
create or replace function app_private.lock_reservation(p_reservation uuid) returns public.booking_reservation
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reservation public.booking_reservation;
begin
  select * into v_reservation from public.booking_reservation where id = p_reservation for update;
  if app.has_acl('sales') and v_reservation.id is not null then
    return v_reservation;
  end if;
  if v_reservation.id is null or v_reservation.person_id is distinct from app.person_id() then
    raise exception 'booking.reservation_unknown';
  end if;
  if not app.is_admitted() then
    raise exception 'auth.blocked';
  end if;
  if exists (
    select from public.booking_event_slot where id = v_reservation.event_slot_id and date_start <= now()
  ) then
    raise exception 'booking.event_started';
  end if;
  return v_reservation;
end
$$;

-- Replaces the picture of a ticket's code: of an own one, or any for sales. Raises booking.ticket_unknown.
create or replace function app.set_ticket_qr(p_ticket uuid, p_qr text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_ticket public.booking_ticket;
begin
  update public.booking_ticket t set qr = p_qr
  from public.booking_reservation r
  where t.id = p_ticket and r.id = t.reservation_id
    and (r.person_id = app.person_id() and app.is_admitted() or app.has_acl('sales'))
  returning t.* into v_ticket;
  if v_ticket.id is null then
    raise exception 'booking.ticket_unknown';
  end if;
  return to_jsonb(v_ticket) - 'position';
end
$$;

-- The file that was made when the caller sent the same one before, else null. Raises auth.login_required, auth.blocked,
-- auth.forbidden, and media.too_many_files (detail {max}) when there is no room for one more of `p_max`.
create or replace function app.static_file_sent_before(p_bucket text, p_sha256 text, p_max integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
  declare
    v_owner uuid := case when p_bucket = 'basket' then app.person_id() end;
    v_file public.static_file;
  begin
    if p_bucket = 'basket' then
      if not exists (select from public.user_profile where id = v_owner) then
        raise exception 'auth.login_required';
      end if;
      if not app.is_admitted() then
        raise exception 'auth.blocked';
      end if;
      -- Files that one person sends at once are counted one after another.
      perform pg_advisory_xact_lock(hashtextextended('basket files ' || v_owner, 0));
    elsif not app.may_publish_files() then
      raise exception 'auth.forbidden';
    end if;
    -- The trigger adds the section of who sends it now.
    update public.static_file set name = name
    where owner_id is not distinct from v_owner and bucket = p_bucket and sha256 = p_sha256
    returning * into v_file;
    if found then
      return app_private.uploaded_file(v_file, false);
    end if;
    if p_bucket = 'basket' and (select count(*) from public.static_file where owner_id = v_owner) >= p_max then
      raise exception 'media.too_many_files' using detail = jsonb_build_object('max', p_max)::text;
    end if;
    return null;
  end
  $$;

-- Reserves seats of a slot for a person, with their tickets; the answer is the row. Seats are as many as tickets in
-- p_custom_data.places; empty only for staff. Raises auth.login_required, auth.blocked, request.invalid, request.limited,
-- booking.slot_unknown, event_started, not_invited, capacity (detail {reason, togo}).
create or replace function app_private.reserve(p_person uuid, p_staff boolean, p_slot uuid, p_custom_data jsonb, p_tickets jsonb, p_key text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_person public.user_profile;
  v_event public.booking_event;
  v_slot public.booking_event_slot;
  v_reservation public.booking_reservation;
  v_places integer := jsonb_array_length(p_tickets);
  v_ico text;
  v_problem jsonb;
  v_hash text := md5(p_slot::text || p_custom_data::text);
  v_known app_private.idempotency_key;
  v_answer jsonb;
begin
  select * into v_person from public.user_profile where id = p_person;
  if not found then
    raise exception 'auth.login_required';
  end if;
  if not app_private.is_admitted(p_person) then
    raise exception 'auth.blocked';
  end if;
  if v_places = 0 and not p_staff then
    raise exception 'request.invalid';
  end if;

  -- A repeated request waits here until the first one is through, then takes its answer.
  if p_key is not null then
    perform pg_advisory_xact_lock(app_private.key_lock(p_person, p_key));
    insert into app_private.idempotency_key (person_id, operation, key, request_hash)
    values (p_person, 'booking_reservation', p_key, v_hash)
    on conflict do nothing;
    if not found then
      select * into v_known from app_private.idempotency_key
      where person_id = p_person and operation = 'booking_reservation' and key = p_key;
      if v_known.request_hash <> v_hash then
        raise exception 'request.invalid' using detail = '{"reason":"idempotency_key_reused"}';
      end if;
      return v_known.answer;
    end if;
  end if;
  if not p_staff then
    perform app_private.count_booking(p_person, v_person.email, p_tickets);
  end if;

  perform app_private.hold_slot(p_slot);
  select * into v_slot from public.booking_event_slot where id = p_slot;
  select * into v_event from public.booking_event where id = v_slot.event_id;
  if v_slot.id is null or v_event.id is null or not (v_event.is_public or p_staff) then
    raise exception 'booking.slot_unknown';
  end if;
  if v_slot.date_start <= now() then
    raise exception 'booking.event_started';
  end if;
  if cardinality(v_slot.whitelist) > 0 and not lower(v_person.email) = any (v_slot.whitelist) and not p_staff then
    raise exception 'booking.not_invited';
  end if;
  if exists (select from public.booking_reservation where event_slot_id = v_slot.id and person_id = p_person) then
    raise exception 'booking.capacity' using detail = '{"reason":"already_reserved"}';
  end if;
  v_ico := app_private.company_of(v_person, p_custom_data);
  if v_places > 0 then
    v_problem := app_private.capacity_problem(v_slot.id, v_places, v_ico);
    if v_problem is not null then
      raise exception 'booking.capacity' using detail = v_problem::text;
    end if;
  end if;

  insert into public.booking_reservation (event_slot_id, person_id, places, custom_data, is_paid, paid_at, due_at)
  values (
    v_slot.id, p_person, v_places, p_custom_data,
    v_slot.price = 0,
    case when v_slot.price = 0 then now() end,
    case when v_slot.price > 0 and v_places > 0 then app.payment_due(now(), v_slot.date_start) end
  )
  returning * into v_reservation;
  if v_places > 0 then
    perform app_private.make_tickets(
      v_reservation.id, p_tickets, v_ico,
      coalesce(nullif(p_custom_data #>> '{invoice,company}', ''), v_person.company)
    );
    perform app_private.tell_reserved(v_reservation.id);
  end if;

  v_answer := to_jsonb(v_reservation);
  if p_key is not null then
    update app_private.idempotency_key set answer = v_answer
    where person_id = p_person and operation = 'booking_reservation' and key = p_key;
  end if;
  return v_answer;
end
$$;

-- Places an order in the caller's own name. Raises auth.login_required, auth.forbidden, auth.blocked, and what
-- app_private.place_order raises.
create or replace function app_private.insert_web_order() returns trigger
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

-- Company ids are compared without the spaces that people write in them, so that the seats of one company are counted
-- together however each of its people wrote it. And what a reservation relies on stays while it is made.

-- A company id without white space of any kind.
create function app_private.company_id(p_ico text) returns text
  language sql immutable strict parallel safe set search_path = ''
  as $$ select regexp_replace(p_ico, '[\s\u00a0\u1680\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]', '', 'g') $$;
revoke all on function app_private.company_id(text) from public;

create function app_private.normalize_company_id() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.ico := app_private.company_id(new.ico);
  return new;
end
$$;
revoke all on function app_private.normalize_company_id() from public;
create trigger normalize_company_id before insert or update of ico on public.user_profile
  for each row execute function app_private.normalize_company_id();
update public.user_profile set ico = ico where ico is distinct from app_private.company_id(ico);
update public.booking_ticket set ico = app_private.company_id(ico) where ico is distinct from app_private.company_id(ico);

-- How many tickets of a slot a company holds together. Sales sees every company; a customer only the company of the own
-- profile, and only in slots where a ticket of the own is counted under it: anyone can write any id in a profile.
create or replace view event_slots_tickets_by_ico as
  select
    reservation.event_slot_id as id,
    ticket.ico,
    count(*)::integer as tickets
  from booking_ticket ticket
  join booking_reservation reservation on reservation.id = ticket.reservation_id
  where (select app.has_acl('sales'))
    or ticket.ico = (select profile.ico from user_profile profile where profile.id = app.person_id())
  group by reservation.event_slot_id, ticket.ico
  having ticket.ico is not null
    and ((select app.has_acl('sales')) or bool_or(reservation.person_id = (select app.person_id())));

-- Reserves a place for each attendee with their tickets and notices, all or nothing, and returns the reservation's row.
-- `p_tickets`: [{id, name, email, qr}], one an attendee, in the order of p_custom_data.places; empty only for staff.
-- Raises auth.login_required, auth.blocked, booking.slot_unknown, event_started, not_invited, capacity (detail {reason,
-- togo}), request.invalid.
create or replace function app.create_reservation(
  p_slot uuid,
  p_custom_data jsonb,
  p_tickets jsonb,
  p_idempotency_key text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_person public.user_profile;
  v_event public.booking_event;
  v_slot public.booking_event_slot;
  v_reservation public.booking_reservation;
  v_staff boolean := app.has_acl('sales');
  v_places integer := jsonb_array_length(p_tickets);
  v_ico text;
  v_held bigint;
  v_hash text := md5(p_slot::text || p_custom_data::text);
  v_known app_private.idempotency_key;
  v_facts jsonb;
  v_answer jsonb;
begin
  select * into v_person from public.user_profile where id = app.person_id();
  if not found then
    raise exception 'auth.login_required';
  end if;
  if exists (select from public.auth_person where id = v_person.id and is_blocked) then
    raise exception 'auth.blocked';
  end if;
  if v_places = 0 and not v_staff then
    raise exception 'request.invalid';
  end if;

  -- A repeated request waits here until the first one is through, then takes its answer.
  if p_idempotency_key is not null then
    insert into app_private.idempotency_key (person_id, operation, key, request_hash)
    values (v_person.id, 'booking_reservation', p_idempotency_key, v_hash)
    on conflict do nothing;
    if not found then
      select * into v_known from app_private.idempotency_key
      where person_id = v_person.id and operation = 'booking_reservation' and key = p_idempotency_key;
      if v_known.request_hash <> v_hash then
        raise exception 'request.invalid' using detail = '{"reason":"idempotency_key_reused"}';
      end if;
      return v_known.answer;
    end if;
  end if;

  -- The event first, as deleting one does: its mask_vs stays what it is until the reservation is there to hold it.
  select * into v_event from public.booking_event
  where id = (select event_id from public.booking_event_slot where id = p_slot) for share;
  select * into v_slot from public.booking_event_slot where id = p_slot for no key update;
  if v_slot.id is null or v_event.id is null or not (v_event.is_public or v_staff) then
    raise exception 'booking.slot_unknown';
  end if;
  if v_slot.date_start <= now() then
    raise exception 'booking.event_started';
  end if;
  if cardinality(v_slot.whitelist) > 0 and not lower(v_person.email) = any (v_slot.whitelist) and not v_staff then
    raise exception 'booking.not_invited';
  end if;

  if exists (
    select from public.booking_reservation where event_slot_id = v_slot.id and person_id = v_person.id
  ) then
    raise exception 'booking.capacity' using detail = '{"reason":"already_reserved"}';
  end if;

  v_ico := coalesce(
    nullif(app_private.company_id(v_person.ico), ''),
    nullif(app_private.company_id(p_custom_data #>> '{invoice,ico}'), '')
  );
  if v_places > 0 then
    if v_places > v_slot.capacity_per_user then
      raise exception 'booking.capacity'
        using detail = jsonb_build_object('reason', 'per_user', 'togo', v_slot.capacity_per_user)::text;
    end if;
    if v_slot.capacity_by_ico and v_ico is not null then
      select count(*) into v_held
      from public.booking_ticket t join public.booking_reservation r on r.id = t.reservation_id
      where r.event_slot_id = v_slot.id and t.ico = v_ico;
      if v_held + v_places > v_slot.capacity_per_user then
        raise exception 'booking.capacity'
          using detail = jsonb_build_object('reason', 'by_ico', 'togo', greatest(v_slot.capacity_per_user - v_held, 0))::text;
      end if;
    end if;
    select coalesce(sum(places), 0) into v_held from public.booking_reservation where event_slot_id = v_slot.id;
    if v_held + v_places > v_slot.capacity_total then
      raise exception 'booking.capacity'
        using detail = jsonb_build_object('reason', 'togo', 'togo', greatest(v_slot.capacity_total - v_held, 0))::text;
    end if;
  end if;

  insert into public.booking_reservation (event_slot_id, person_id, places, custom_data, is_paid, paid_at, due_at)
  values (
    v_slot.id, v_person.id, v_places, p_custom_data,
    v_slot.price = 0,
    case when v_slot.price = 0 then now() end,
    case when v_slot.price > 0 and v_places > 0 then app.payment_due(now(), v_slot.date_start) end
  )
  returning * into v_reservation;

  insert into public.booking_ticket (id, reservation_id, position, name_on_ticket, qr, ico, custom_email, custom_company)
  select
    t.id, v_reservation.id, t.position, t.name, t.qr, v_ico, nullif(t.email, ''),
    coalesce(nullif(p_custom_data #>> '{invoice,company}', ''), v_person.company)
  from rows from (jsonb_to_recordset(p_tickets) as (id uuid, name text, email text, qr text))
    with ordinality as t (id, name, email, qr, position);

  if v_places > 0 then
    v_facts := app_private.reservation_facts(v_reservation.id);
    perform app_private.enqueue_mail(
      'reservation-create', v_person.email, v_person.locale, v_facts, 'reservation-create:' || v_reservation.id
    );
    perform app_private.enqueue_mail(
      'reservation-create-admin', null, 'cs', v_facts || jsonb_build_object('country', v_person.country),
      'reservation-create-admin:' || v_reservation.id
    );
    if v_reservation.is_paid then
      perform app_private.notify_attendees(v_reservation.id);
    end if;
  end if;

  v_answer := to_jsonb(v_reservation);
  if p_idempotency_key is not null then
    update app_private.idempotency_key set answer = v_answer
    where person_id = v_person.id and operation = 'booking_reservation' and key = p_idempotency_key;
  end if;
  return v_answer;
end
$$;

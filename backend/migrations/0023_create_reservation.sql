-- Reserving seats. See backend/LOCKING.md for the order of locks.

-- Answers to requests that carried an Idempotency-Key: the repeated POST gets the first one's answer.
create table app_private.idempotency_key (
  person_id uuid not null,
  operation text not null,
  key text not null,
  -- What was asked for, so that a key is not reused for something else.
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (person_id, operation, key)
);
alter table app_private.idempotency_key enable row level security;
create index idempotency_key_age on app_private.idempotency_key (created_at);

-- Reserves a place for each attendee with their tickets and notices, all or nothing, and returns the reservation's row.
-- `p_tickets`: [{id, name, email, qr}], one an attendee, in the order of p_custom_data.places; empty only for staff.
-- Raises booking.slot_unknown, event_started, not_invited, capacity (detail {reason, togo}), request.invalid.
create function app.create_reservation(
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

  select * into v_slot from public.booking_event_slot where id = p_slot for no key update;
  select * into v_event from public.booking_event where id = v_slot.event_id;
  if v_event.id is null or not (v_event.is_public or v_staff) then
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

  v_ico := coalesce(nullif(v_person.ico, ''), nullif(p_custom_data #>> '{invoice,ico}', ''));
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
grant execute on function app.create_reservation(uuid, jsonb, jsonb, text) to arbora_customer;

-- Reserving seats.

-- True if `custom_data` of a reservation has the shape that the form sends (reservation-input of libs/domain): `places`
-- as a list of objects of texts, `invoice` as an object of texts or null. The size fits the longest list of attendees.
create function app.is_reservation_data(value jsonb)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select
    coalesce(jsonb_typeof(value -> 'places'), 'array') = 'array'
    and coalesce(jsonb_typeof(value -> 'invoice'), 'null') in ('object', 'null')
    and length(value::text) <= 50000
    and not exists (
      select
      from jsonb_path_query(value, '$.places[*]') as place
      where
        jsonb_typeof(place) != 'object'
        or exists (select from jsonb_each(place) as field where jsonb_typeof(field.value) not in ('string', 'null'))
    )
    and not exists (
      select from jsonb_path_query(value, '$.invoice.*') as field where jsonb_typeof(field) not in ('string', 'null')
    );
$$;
grant execute on function app.is_reservation_data(jsonb) to arbora_customer, arbora_service;

-- Makes the tickets `[{id, name, email, qr, ico?, company?}]` of a reservation in this order. A ticket's own `ico` and
-- `company` take precedence over those of the reservation.
create function app_private.make_tickets(p_reservation uuid, p_tickets jsonb, p_ico text, p_company text)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  insert into public.booking_ticket
    (id, reservation_id, position, name_on_ticket, qr, ico, custom_email, custom_company)
  select
    t.id,
    p_reservation,
    t.position,
    t.name,
    t.qr,
    coalesce(nullif(app_private.company_id(t.ico), ''), p_ico),
    nullif(t.email, ''),
    coalesce(nullif(t.company, ''), p_company)
  from
    rows from (
      jsonb_to_recordset(p_tickets) as (id uuid, name text, email text, qr text, ico text, company text)
    ) with ordinality as t (id, name, email, qr, ico, company, position);
$$;

-- Queues the mails about a new reservation to its holder and the nursery.
create function app_private.notify_reserved(p_reservation uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_facts jsonb := app_private.reservation_facts(p_reservation);
  v_person public.user_profile;
begin
  select p.* into v_person
  from public.booking_reservation r join public.user_profile p on p.id = r.person_id where r.id = p_reservation;
  perform app_private.enqueue_mail(
    'reservation-create', v_person.email, v_person.locale, v_facts, 'reservation-create:' || p_reservation
  );
  perform app_private.enqueue_mail(
    'reservation-create-admin', null, 'cs', v_facts || jsonb_build_object('country', v_person.country),
    'reservation-create-admin:' || p_reservation
  );
end
$$;

-- Reserves seats of a slot for a person, one per ticket `[{id, name, email, qr}]`, and returns the row of
-- booking_reservation. `p_custom_data` is {places, invoice} of the form; only staff (`p_staff`) reserve without
-- tickets, and reserve for private events and past the whitelist. A repeated request with the same `p_key` gets the
-- first answer. Raises auth.login_required, auth.blocked, request.invalid, request.limited, booking.slot_unknown,
-- booking.event_started, booking.not_invited, booking.capacity (detail {reason, togo}).
create function app_private.reserve(
  p_person uuid,
  p_staff boolean,
  p_slot uuid,
  p_custom_data jsonb,
  p_tickets jsonb,
  p_key text
)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_person public.user_profile;
  v_event public.booking_event;
  v_slot public.event_slot;
  v_reservation public.booking_reservation;
  v_places integer := jsonb_array_length(p_tickets);
  v_ico text;
  v_problem jsonb;
  v_hash text := md5(p_slot::text || p_custom_data::text);
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

  -- A repeated request waits here for the first one and takes its answer.
  if p_key is not null then
    perform pg_advisory_xact_lock(app_private.key_lock(p_person, p_key));
    v_answer := app_private.claim_key(p_person, 'booking_reservation', p_key, v_hash);
    if v_answer is not null then
      return v_answer;
    end if;
  end if;
  if not p_staff then
    perform app_private.count_booking(p_person, v_person.email, p_tickets);
  end if;

  perform app_private.hold_slot(p_slot);
  select * into v_slot from public.event_slot where id = p_slot;
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
    v_problem := app_private.capacity_problem(v_slot.id, v_places, v_ico, p_person);
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
    perform app_private.notify_reserved(v_reservation.id);
  end if;

  v_answer := to_jsonb(v_reservation);
  if p_key is not null then
    perform app_private.store_response(p_person, 'booking_reservation', p_key, v_answer);
  end if;
  return v_answer;
end
$$;

-- Reserves for the caller; see app_private.reserve.
create function app.create_reservation(
  p_slot uuid,
  p_custom_data jsonb,
  p_tickets jsonb,
  p_idempotency_key text default null
)
returns jsonb
language sql
volatile
security definer
set search_path = ''
as $$
  select
    app_private.reserve(app.person_id(), app.has_acl('sales'), p_slot, p_custom_data, p_tickets, p_idempotency_key);
$$;
grant execute on function app.create_reservation(uuid, jsonb, jsonb, text) to arbora_customer;

-- Reserving in one place for all who do it; how often one person may; empty reservations that staff fills later, and
-- half-made ones.

-- What one person may: change bookings so often in an hour, and have so many tickets sent in a day to addresses that are
-- not the own, so many to one of them. Each of these is a mail that the nursery sends to somebody who did not ask for it
-- (libs/domain, BOOKING_LIMITS). A single reservation is never too much by itself.
create function app_private.booking_limit(p_name text) returns integer
language sql immutable parallel safe set search_path = ''
as $$
  select case p_name
    when 'changes_per_hour' then 40
    when 'guest_tickets_per_day' then 300
    when 'tickets_per_address_per_day' then 30
  end
$$;
revoke all on function app_private.booking_limit(text) from public;

-- Tickets `[{email}]` that go to addresses other than the person's own, by address.
create function app_private.guest_addresses(p_email text, p_tickets jsonb)
returns table (email text, tickets integer)
language sql immutable set search_path = ''
as $$
  select lower(t.email), count(*)::integer
  from jsonb_to_recordset(p_tickets) as t (email text)
  where t.email <> '' and lower(t.email) <> lower(p_email)
  group by lower(t.email)
$$;
revoke all on function app_private.guest_addresses(text, jsonb) from public;

-- The advisory locks under which the bookings of a person, and the tickets for each address, are counted: those of
-- limit_lock, in one order for everybody.
create function app_private.booking_limit_locks(p_person uuid, p_email text, p_tickets jsonb) returns setof bigint
language sql immutable set search_path = ''
as $$
  select hashtextextended('booking.change ' || p_person, 0)
  union
  select hashtextextended('booking.address ' || g.email, 0) from app_private.guest_addresses(p_email, p_tickets) g
  order by 1
$$;
revoke all on function app_private.booking_limit_locks(uuid, text, jsonb) from public;

-- Counts a change of bookings by a person, and the tickets that it sends to others. Raises request.limited with
-- detail {retry_after} in seconds.
create function app_private.count_booking(p_person uuid, p_email text, p_tickets jsonb default '[]') returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_wait integer;
  v_guests integer;
begin
  perform pg_advisory_xact_lock(l.id)
  from (select id from app_private.booking_limit_locks(p_person, p_email, p_tickets) id) l;
  select sum(g.tickets) into v_guests from app_private.guest_addresses(p_email, p_tickets) g;
  v_wait := app_private.limit_wait(
    'booking.change', p_person::text, app_private.booking_limit('changes_per_hour'), 3600
  );
  if v_guests > 0 then
    v_wait := greatest(
      v_wait,
      app_private.limit_wait(
        'booking.guest', p_person::text,
        greatest(app_private.booking_limit('guest_tickets_per_day') - v_guests + 1, 1), 86400
      ),
      (
        select max(app_private.limit_wait(
          'booking.address', g.email,
          greatest(app_private.booking_limit('tickets_per_address_per_day') - g.tickets + 1, 1), 86400
        ))
        from app_private.guest_addresses(p_email, p_tickets) g
      )
    );
  end if;
  if v_wait > 0 then
    raise exception 'request.limited' using detail = jsonb_build_object('retry_after', v_wait)::text;
  end if;
  perform app_private.limit_record('booking.change', p_person::text);
  if v_guests > 0 then
    perform app_private.limit_record('booking.guest', p_person::text),
      app_private.limit_record('booking.address', g.email)
    from app_private.guest_addresses(p_email, p_tickets) g, generate_series(1, g.tickets);
  end if;
end
$$;
revoke all on function app_private.count_booking(uuid, text, jsonb) from public;

-- The advisory lock of an idempotency key: who repeats a request waits here and not at the key's row, so that requests
-- which share a transaction can take all their keys before they hold anything else.
create function app_private.key_lock(p_person uuid, p_key text) returns bigint
language sql immutable set search_path = ''
as $$ select hashtextextended('booking.key ' || p_person || ' ' || p_key, 0) $$;
revoke all on function app_private.key_lock(uuid, text) from public;

-- The company id that a reservation is counted under: of the profile, else of the invoice (decision 26).
create function app_private.company_of(p_profile public.user_profile, p_custom_data jsonb) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(
    nullif(app_private.company_id((p_profile).ico), ''),
    nullif(app_private.company_id(p_custom_data #>> '{invoice,ico}'), '')
  )
$$;
revoke all on function app_private.company_of(public.user_profile, jsonb) from public;

-- Makes the tickets `[{id, name, email, qr}]` of a reservation, in this order; `ico` and `company` of a ticket, where it
-- has them, go before those of the reservation.
create function app_private.make_tickets(p_reservation uuid, p_tickets jsonb, p_ico text, p_company text) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.booking_ticket (id, reservation_id, position, name_on_ticket, qr, ico, custom_email, custom_company)
  select t.id, p_reservation, t.position, t.name, t.qr,
    coalesce(nullif(app_private.company_id(t.ico), ''), p_ico), nullif(t.email, ''), coalesce(nullif(t.company, ''), p_company)
  from rows from (jsonb_to_recordset(p_tickets) as (id uuid, name text, email text, qr text, ico text, company text))
    with ordinality as t (id, name, email, qr, ico, company, position)
$$;
revoke all on function app_private.make_tickets(uuid, jsonb, text, text) from public;

-- Queues the notices of a reservation that now has its tickets.
create function app_private.tell_reserved(p_reservation uuid) returns void
language plpgsql volatile security definer set search_path = ''
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
revoke all on function app_private.tell_reserved(uuid) from public;

-- Reserves a place for each attendee with their tickets and notices, all or nothing, and returns the reservation's row.
-- `p_staff`: whether the person acts as sales. `p_tickets`: [{id, name, email, qr}], one an attendee, in the order of
-- p_custom_data.places; empty only for staff. Raises auth.login_required, auth.blocked, request.invalid, request.limited
-- (detail {retry_after}), booking.slot_unknown, event_started, not_invited, capacity (detail {reason, togo}).
create function app_private.reserve(
  p_person uuid,
  p_staff boolean,
  p_slot uuid,
  p_custom_data jsonb,
  p_tickets jsonb,
  p_key text
) returns jsonb
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
  if exists (select from public.auth_person where id = p_person and is_blocked) then
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
revoke all on function app_private.reserve(uuid, boolean, uuid, jsonb, jsonb, text) from public;

-- Reserves for the caller, see app_private.reserve.
create or replace function app.create_reservation(
  p_slot uuid,
  p_custom_data jsonb,
  p_tickets jsonb,
  p_idempotency_key text default null
) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select app_private.reserve(
    app.person_id(), app.has_acl('sales'), p_slot, p_custom_data, p_tickets, p_idempotency_key
  )
$$;

-- Cancels a reservation and frees its seats. Besides lock_reservation's refusals raises booking.ticket_used when one of
-- its tickets has been used already, unless staff cancels, and request.limited (detail {retry_after}) to its holder.
create or replace function app.cancel_reservation(p_reservation uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reservation public.booking_reservation;
  v_staff boolean := app.has_acl('sales');
  v_used timestamptz;
begin
  if not v_staff and exists (
    select from public.booking_reservation where id = p_reservation and person_id = app.person_id()
  ) then
    perform app_private.count_booking(app.person_id(), '');
  end if;
  v_reservation := app_private.lock_reservation(p_reservation);
  -- Locking the tickets too: none may be checked in while they go.
  perform from public.booking_ticket where reservation_id = v_reservation.id order by id for update;
  select max(checked_at) into v_used from public.booking_ticket where reservation_id = v_reservation.id and is_checked;
  if v_used is not null and not v_staff then
    raise exception 'booking.ticket_used' using detail = jsonb_build_object('checked_at', v_used)::text;
  end if;
  perform app_private.end_reservation(
    v_reservation.id,
    case when v_reservation.person_id = app.person_id() then 'customer' else 'staff' end
  );
end
$$;

-- Gives a reservation that has no tickets the tickets `[{id, name, email, qr, ico, company}]`: an empty one of staff
-- takes their seats now, under the rules for a new one; one that was left half-made holds them already and takes as
-- many. A reservation that has tickets stays as it is. Raises booking.reservation_unknown (also for other people's),
-- event_started, capacity (detail {reason, togo}), request.invalid, request.limited, auth.forbidden for an empty
-- reservation of somebody who is not staff.
create function app.fill_reservation(p_reservation uuid, p_tickets jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reservation public.booking_reservation;
  v_slot public.booking_event_slot;
  v_person public.user_profile;
  v_staff boolean := app.has_acl('sales');
  v_places integer := jsonb_array_length(p_tickets);
  v_ico text;
  v_problem jsonb;
begin
  select * into v_reservation from public.booking_reservation where id = p_reservation;
  if v_reservation.id is null or not (v_staff or v_reservation.person_id = app.person_id()) then
    raise exception 'booking.reservation_unknown';
  end if;
  if exists (select from public.booking_ticket where reservation_id = p_reservation) then
    return;
  end if;
  select * into v_person from public.user_profile where id = v_reservation.person_id;
  if not v_staff then
    perform app_private.count_booking(v_person.id, v_person.email, p_tickets);
  end if;

  perform app_private.hold_slot(v_reservation.event_slot_id);
  v_reservation := app_private.lock_reservation(p_reservation);
  if exists (select from public.booking_ticket where reservation_id = p_reservation) then
    return;
  end if;
  select * into v_slot from public.booking_event_slot where id = v_reservation.event_slot_id;
  if v_slot.date_start <= now() then
    raise exception 'booking.event_started';
  end if;
  if v_reservation.places > 0 and v_reservation.places <> v_places or v_places = 0 then
    raise exception 'request.invalid';
  end if;
  v_ico := app_private.company_of(v_person, v_reservation.custom_data);

  if v_reservation.places = 0 then
    if not v_staff then
      raise exception 'auth.forbidden';
    end if;
    v_problem := app_private.capacity_problem(v_slot.id, v_places, null);
    -- Staff may seat people of several companies at once: each is counted by itself.
    select coalesce(v_problem, min(app_private.capacity_problem(v_slot.id, c.tickets, c.ico)::text)::jsonb) into v_problem
    from (
      select coalesce(nullif(app_private.company_id(t.ico), ''), v_ico) as ico, count(*)::integer as tickets
      from jsonb_to_recordset(p_tickets) as t (ico text) group by 1
    ) c;
    if v_problem is not null then
      raise exception 'booking.capacity' using detail = v_problem::text;
    end if;
    update public.booking_reservation
    set places = v_places,
      custom_data = custom_data || jsonb_build_object('places', (
        select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('name', t.name, 'email', nullif(t.email, ''))))
        from jsonb_to_recordset(p_tickets) as t (name text, email text)
      )),
      due_at = case when not is_paid then app.payment_due(now(), v_slot.date_start) end
    where id = p_reservation;
  end if;
  perform app_private.make_tickets(
    p_reservation, case when v_staff then p_tickets else app_private.bare_tickets(p_tickets) end, v_ico,
    coalesce(nullif(v_reservation.custom_data #>> '{invoice,company}', ''), v_person.company)
  );
  perform app_private.tell_reserved(p_reservation);
end
$$;
grant execute on function app.fill_reservation(uuid, jsonb) to arbora_customer;

-- Tickets without what only staff may say of them: the company they are counted under.
create function app_private.bare_tickets(p_tickets jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_agg(t.ticket - '{ico,company}'::text[] order by t.position)
  from jsonb_array_elements(p_tickets) with ordinality t (ticket, position)
$$;
revoke all on function app_private.bare_tickets(jsonb) from public;

-- Reservations that hold seats and were left without tickets, and have had time to get them: {id, attendees} with as
-- many attendees [{name, email?}] as seats.
create function app_private.half_made_reservations(p_limit integer) returns table (id uuid, attendees jsonb)
language sql stable security definer set search_path = ''
as $$
  select r.id, r.custom_data -> 'places'
  from public.booking_reservation r
  where r.places > 0 and r.created_at < now() - interval '10 minutes'
    and jsonb_typeof(r.custom_data -> 'places') = 'array'
    and jsonb_array_length(r.custom_data -> 'places') = r.places
    and not exists (
      select from jsonb_array_elements(r.custom_data -> 'places') a where coalesce(btrim(a ->> 'name'), '') = ''
    )
    and not exists (select from public.booking_ticket t where t.reservation_id = r.id)
  order by r.id limit p_limit
$$;
grant execute on function app_private.half_made_reservations(integer) to arbora_service;

-- Gives a half-made reservation its tickets `[{id, name, email, qr}]`, which it holds the seats of; false when somebody
-- else has done so meanwhile, or it is gone.
create function app_private.complete_reservation(p_reservation uuid, p_tickets jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reservation public.booking_reservation;
  v_person public.user_profile;
begin
  select * into v_reservation from public.booking_reservation where id = p_reservation for update;
  if v_reservation.places is distinct from jsonb_array_length(p_tickets)
    or exists (select from public.booking_ticket where reservation_id = p_reservation)
  then
    return false;
  end if;
  select * into v_person from public.user_profile where id = v_reservation.person_id;
  perform app_private.make_tickets(
    p_reservation, p_tickets, app_private.company_of(v_person, v_reservation.custom_data),
    coalesce(nullif(v_reservation.custom_data #>> '{invoice,company}', ''), v_person.company)
  );
  perform app_private.tell_reserved(p_reservation);
  return true;
end
$$;
grant execute on function app_private.complete_reservation(uuid, jsonb) to arbora_service;

-- Frees up to p_limit reservations without tickets that nobody can complete, because it is not known for whom their
-- seats are, or because they are empty and their holder is not staff any more. Not those that money came for. Returns
-- how many. Several instances may run it at once.
create function app_private.free_incomplete_reservations(p_limit integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reservation uuid;
  v_count integer := 0;
begin
  for v_reservation in
    select r.id
    from public.booking_reservation r
    join public.booking_event_slot s on s.id = r.event_slot_id
    join public.user_profile p on p.id = r.person_id
    where r.created_at < now() - interval '1 hour' and s.date_start > now()
      and (not r.is_paid or s.price = 0)
      and not exists (select from public.booking_ticket t where t.reservation_id = r.id)
      and not exists (select from public.bank_transaction t where t.reservation_id = r.id)
      and not exists (
        select from app_private.half_made_reservations(null) h where h.id = r.id
      )
      and (r.places > 0 or not coalesce(p.acl && '{sales,admin}', false))
    order by r.id limit p_limit
    for update of r skip locked
  loop
    -- Completed while this waited to begin: tickets are made without changing the reservation's row.
    continue when exists (select from public.booking_ticket where reservation_id = v_reservation);
    perform app_private.end_reservation(v_reservation, 'incomplete');
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;
grant execute on function app_private.free_incomplete_reservations(integer) to arbora_service;

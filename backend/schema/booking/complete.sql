-- Reservations without tickets: empty ones made by staff, and those whose request was interrupted before the tickets.

-- Up to `p_limit` reservations that hold seats, are older than ten minutes and have no tickets, with the attendees
-- [{name, email?}], one per seat.
create function app_private.half_made_reservations(p_limit integer)
returns table (id uuid, attendees jsonb)
language sql
stable
security definer
set search_path = ''
as $$
  select r.id, r.custom_data -> 'places'
  from public.booking_reservation as r
  where
    r.places > 0
    and r.created_at < now() - interval '10 minutes'
    and jsonb_typeof(r.custom_data -> 'places') = 'array'
    and jsonb_array_length(r.custom_data -> 'places') = r.places
    and not exists (
      select from jsonb_array_elements(r.custom_data -> 'places') as a where coalesce(btrim(a ->> 'name'), '') = ''
    )
    and not exists (select from public.booking_ticket as t where t.reservation_id = r.id)
  order by r.id
  limit p_limit;
$$;
grant execute on function app_private.half_made_reservations(integer) to arbora_service;

-- Tickets without the fields that only staff may give: `ico` and `company`.
create function app_private.bare_tickets(p_tickets jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_agg(t.ticket - '{ico,company}'::text[] order by t.position)
  from jsonb_array_elements(p_tickets) with ordinality as t (ticket, position);
$$;

-- Makes the tickets `[{id, name, email, qr, ico, company}]` of a reservation that has none; one with tickets is
-- unchanged. An empty reservation takes the seats now, under the rules of a new one (staff only); one that holds seats
-- gets as many tickets. Raises booking.reservation_unknown (also for other people's), booking.event_started,
-- booking.capacity (detail {reason, togo}), request.invalid, request.limited, auth.forbidden, and auth.blocked.
create function app.fill_reservation(p_reservation uuid, p_tickets jsonb)
returns void
language plpgsql
volatile
security definer
set search_path = ''
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
    v_problem := app_private.capacity_problem(v_slot.id, v_places, null, v_person.id);
    -- Staff may reserve for several companies at once; the limit applies to each.
    select coalesce(v_problem, min(app_private.capacity_problem(v_slot.id, c.tickets, c.ico, v_person.id)::text)::jsonb) into v_problem
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
  perform app_private.notify_reserved(p_reservation);
end
$$;
grant execute on function app.fill_reservation(uuid, jsonb) to arbora_customer;

-- Job: makes the tickets `[{id, name, email, qr}]` of a reservation from half_made_reservations. Returns false if it
-- was completed or cancelled meanwhile.
create function app_private.complete_reservation(p_reservation uuid, p_tickets jsonb)
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
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
  perform app_private.notify_reserved(p_reservation);
  return true;
end
$$;
grant execute on function app_private.complete_reservation(uuid, jsonb) to arbora_service;

-- Job: cancels up to `p_limit` reservations that stayed without tickets for an hour and cannot be completed: those with
-- unknown attendees or in `p_refused`, and empty ones whose holder is not staff. Leaves those with payments. Returns
-- how many. Instances may run it concurrently.
create function app_private.free_incomplete_reservations(p_limit integer, p_refused uuid[] default '{}')
returns integer
language plpgsql
volatile
security definer
set search_path = ''
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
      and (
        r.id = any (p_refused)
        or not exists (select from app_private.half_made_reservations(null) h where h.id = r.id)
      )
      and (r.places > 0 or not coalesce(p.acl && '{sales,admin}', false))
    order by r.id limit p_limit
    for update of r skip locked
  loop
    -- A reservation may have been completed since the query's snapshot: making tickets does not change its row.
    continue when exists (select from public.booking_ticket where reservation_id = v_reservation);
    perform app_private.end_reservation(v_reservation, 'incomplete');
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;
grant execute on function app_private.free_incomplete_reservations(integer, uuid[]) to arbora_service;

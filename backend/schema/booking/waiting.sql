-- The waiting list of a slot. Freed seats are offered to the first entry whose whole party fits. An offer holds its
-- seats until it ends, and seats that the waiting list can use are not given to others (LOCKING.md).

-- Number of seats of a slot that are reserved for people other than `p_person` (null = anonymous): those offered to
-- them, and free ones that people earlier in the waiting list can use.
create function app_private.claimed_seats(p_slot uuid, p_person uuid)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_waiting app_private.slot_waiting;
  v_claimed integer;
  v_free integer;
begin
  if not exists (select from app_private.slot_waiting where event_slot_id = p_slot) then
    return 0;
  end if;
  select coalesce(sum(offered_places), 0) into v_claimed from app_private.slot_waiting
  where event_slot_id = p_slot and offer_until > now() and person_id is distinct from p_person;
  select s.capacity_total - coalesce(sum(r.places), 0) - v_claimed into v_free
  from public.event_slot s left join public.booking_reservation r on r.event_slot_id = s.id
  where s.id = p_slot group by s.id;
  if exists (
    select from app_private.slot_waiting
    where event_slot_id = p_slot and person_id = p_person and offer_until > now()
  ) then
    return v_claimed;
  end if;
  for v_waiting in
    select * from app_private.slot_waiting
    where event_slot_id = p_slot and offer_until is null order by created_at, id
  loop
    exit when v_waiting.person_id = p_person or v_free <= 0;
    if v_waiting.places <= v_free or v_waiting.accepts_fewer then
      v_claimed := v_claimed + least(v_waiting.places, v_free);
      v_free := v_free - least(v_waiting.places, v_free);
    end if;
  end loop;
  return v_claimed;
end
$$;

-- The same for the caller; see app_private.claimed_seats.
create function app.claimed_seats(p_slot uuid)
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select app_private.claimed_seats(p_slot, app.person_id());
$$;
grant execute on function app.claimed_seats(uuid) to arbora_anon, arbora_service;

-- The facts of an entry of the waiting list for a mail.
create function app_private.waiting_facts(p_waiting app_private.slot_waiting)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select
    jsonb_build_object(
      'waiting_id',
      (p_waiting).id,
      'event_id',
      e.id,
      'event_title',
      e.title,
      'event_title_en',
      e.title_en,
      'event_title_pl',
      e.title_pl,
      'address',
      e.address,
      'slot_id',
      s.id,
      'slot_name',
      s.name,
      'slot_name_en',
      s.name_en,
      'slot_name_pl',
      s.name_pl,
      'slot_date',
      s.date_start,
      'places',
      (p_waiting).places,
      'offered_places',
      (p_waiting).offered_places,
      'offer_until',
      (p_waiting).offer_until
    )
  from
    public.event_slot as s
    join public.booking_event as e on e.id = s.event_id
  where s.id = (p_waiting).event_slot_id;
$$;

-- Queues a mail to the person of an entry of the waiting list.
create function app_private.notify_waiting(p_kind text, p_waiting app_private.slot_waiting)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  select
    app_private.enqueue_mail(
      p_kind,
      p.email,
      p.locale,
      app_private.waiting_facts(p_waiting),
      p_kind || ':' || (p_waiting).id || ':' || (p_waiting).places
    )
  from public.user_profile as p
  where p.id = (p_waiting).person_id;
$$;

-- Puts the caller on the waiting list for `p_places` seats of a full slot, or changes the number, and returns the id of
-- the entry. `p_accepts_fewer`: the caller would also take some of them. Raises auth.blocked, request.limited,
-- booking.slot_unknown, booking.event_started, booking.not_invited, booking.places_free if they can be reserved now,
-- and booking.capacity (detail {reason, togo}) if the caller may not have as many or has a reservation.
create function app.join_waiting(p_slot uuid, p_places integer, p_accepts_fewer boolean)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_person public.user_profile;
  v_slot public.event_slot;
  v_waiting app_private.slot_waiting;
  v_problem jsonb;
begin
  select * into v_person from public.user_profile where id = app.person_id();
  if not app.is_admitted() then
    raise exception 'auth.blocked';
  end if;
  perform app_private.count_booking(v_person.id, v_person.email);
  perform app_private.hold_slot(p_slot);
  select * into v_slot from public.event_slot where id = p_slot;
  if v_slot.id is null or not app.is_public_event(v_slot.event_id) then
    raise exception 'booking.slot_unknown';
  end if;
  if v_slot.date_start <= now() then
    raise exception 'booking.event_started';
  end if;
  if cardinality(v_slot.whitelist) > 0 and not lower(v_person.email) = any (v_slot.whitelist) then
    raise exception 'booking.not_invited';
  end if;
  if exists (select from public.booking_reservation where event_slot_id = p_slot and person_id = v_person.id) then
    raise exception 'booking.capacity' using detail = '{"reason":"already_reserved"}';
  end if;
  if p_places > v_slot.capacity_total then
    raise exception 'booking.capacity'
      using detail = jsonb_build_object('reason', 'per_user', 'togo', v_slot.capacity_total)::text;
  end if;
  v_problem := app_private.capacity_problem(p_slot, p_places, app_private.company_of(v_person, '{}'), v_person.id);
  if v_problem is null then
    raise exception 'booking.places_free';
  end if;
  if v_problem ->> 'reason' <> 'togo' then
    raise exception 'booking.capacity' using detail = v_problem::text;
  end if;
  insert into app_private.slot_waiting (event_slot_id, person_id, places, accepts_fewer)
  values (p_slot, v_person.id, p_places, p_accepts_fewer)
  on conflict (event_slot_id, person_id) do update
  set places = excluded.places, accepts_fewer = excluded.accepts_fewer, offered_places = null, offer_until = null
  returning * into v_waiting;
  perform app_private.notify_waiting('waiting-joined', v_waiting);
  return v_waiting.id;
end
$$;
grant execute on function app.join_waiting(uuid, integer, boolean) to arbora_customer;

-- Removes an entry of the waiting list, with the seats offered to it; for any caller with its id, which only mails
-- contain. Returns the event; null if the entry no longer exists.
create function app.leave_waiting(p_id uuid)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_slot uuid;
begin
  delete from app_private.slot_waiting where id = p_id returning event_slot_id into v_slot;
  return (select event_id from public.event_slot where id = v_slot);
end
$$;
grant execute on function app.leave_waiting(uuid) to arbora_anon;

-- Removes an entry of the waiting list, with the seats offered to it, for sales staff, and mails its person. Returns
-- the event; null if the entry no longer exists.
create function app.remove_waiting(p_id uuid)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_waiting app_private.slot_waiting;
begin
  if app.has_acl('sales') is not true then
    raise exception 'auth.forbidden';
  end if;
  delete from app_private.slot_waiting where id = p_id returning * into v_waiting;
  if v_waiting.id is null then
    return null;
  end if;
  perform app_private.notify_waiting('waiting-removed', v_waiting);
  return (select event_id from public.event_slot where id = v_waiting.event_slot_id);
end
$$;
grant execute on function app.remove_waiting(uuid) to arbora_manager;

-- Ends expired offers of a slot, and offers its free seats to the waiting list for `p_hours`, at most until the slot
-- starts. Returns the number of new offers.
create function app_private.offer_seats(p_slot uuid, p_hours integer)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_slot public.event_slot;
  v_waiting app_private.slot_waiting;
  v_free integer;
  v_count integer := 0;
begin
  perform app_private.hold_slot(p_slot);
  select * into v_slot from public.event_slot where id = p_slot;
  for v_waiting in
    delete from app_private.slot_waiting
    where event_slot_id = p_slot and (offer_until <= now() or v_slot.date_start <= now())
    returning *
  loop
    if v_slot.date_start > now() then
      perform app_private.notify_waiting('waiting-missed', v_waiting);
    end if;
  end loop;
  if v_slot.date_start <= now() then
    return 0;
  end if;
  select
    v_slot.capacity_total
    - (select coalesce(sum(places), 0) from public.booking_reservation where event_slot_id = p_slot)
    - (select coalesce(sum(offered_places), 0) from app_private.slot_waiting where event_slot_id = p_slot)
  into v_free;
  for v_waiting in
    select * from app_private.slot_waiting
    where event_slot_id = p_slot and offer_until is null order by created_at, id for update
  loop
    exit when v_free <= 0;
    continue when v_waiting.places > v_free and not v_waiting.accepts_fewer;
    update app_private.slot_waiting
    set
      offered_places = least(v_waiting.places, v_free),
      offer_until = least(now() + p_hours * interval '1 hour', v_slot.date_start)
    where id = v_waiting.id
    returning * into v_waiting;
    v_free := v_free - v_waiting.offered_places;
    perform app_private.notify_waiting('waiting-offer', v_waiting);
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;
grant execute on function app_private.offer_seats(uuid, integer) to arbora_service;

-- Slots with waiting people to whom seats can be offered, or with expired offers.
create function app_private.slots_to_offer()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select distinct event_slot_id
  from app_private.slot_waiting
  where offer_until is null or offer_until <= now()
  order by event_slot_id;
$$;
grant execute on function app_private.slots_to_offer() to arbora_service;

-- Trigger: removes a person who reserves from the waiting list.
create function app_private.end_waiting()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from app_private.slot_waiting where event_slot_id = new.event_slot_id and person_id = new.person_id;
  return null;
end
$$;
create trigger end_waiting
after insert on booking_reservation
for each row
when (new.places > 0)
execute function app_private.end_waiting();

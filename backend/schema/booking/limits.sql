-- The advisory locks under which the bookings of a person, and the tickets for each address, are counted: those of
-- limit_lock, in one order for everybody.
create function app_private.booking_limit_locks(p_person uuid, p_email text, p_tickets jsonb)
returns setof bigint
language sql
immutable
set search_path = ''
as $$
  select hashtextextended('booking.change ' || p_person, 0)
  union
  select hashtextextended('booking.address ' || g.email, 0)
  from app_private.guest_addresses(p_email, p_tickets) as g
  order by 1;
$$;

-- Limits of mails that a person causes, as BOOKING_LIMITS of libs/domain lists them. `passed_on_per_hour` is for sales,
-- who may hand any ticket to any address.
create function app_private.booking_limit(p_name text)
returns integer
language sql
immutable
parallel safe
set search_path = ''
as $$
  select
    case p_name
      when 'changes_per_hour' then 40
      when 'guest_tickets_per_day' then 300
      when 'tickets_per_address_per_day' then 30
      when 'passed_on_per_hour' then 60
    end;
$$;

-- Counts a change of bookings by a person, and the tickets that it sends to others. Raises request.limited with
-- detail {retry_after} in seconds.
create function app_private.count_booking(p_person uuid, p_email text, p_tickets jsonb default '[]')
returns void
language plpgsql
volatile
security definer
set search_path = ''
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

-- Why that many seats cannot be taken for tickets of that company id, {reason, togo} (decision 26); null when they can.
-- The caller holds the slot.
create function app_private.capacity_problem(p_slot uuid, p_places integer, p_ico text)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_slot public.booking_event_slot;
  v_held bigint;
begin
  select * into v_slot from public.booking_event_slot where id = p_slot;
  if p_places > v_slot.capacity_per_user then
    return jsonb_build_object('reason', 'per_user', 'togo', v_slot.capacity_per_user);
  end if;
  if v_slot.capacity_by_ico and p_ico is not null then
    select count(*) into v_held
    from public.booking_ticket t join public.booking_reservation r on r.id = t.reservation_id
    where r.event_slot_id = p_slot and t.ico = p_ico;
    if v_held + p_places > v_slot.capacity_per_user then
      return jsonb_build_object('reason', 'by_ico', 'togo', greatest(v_slot.capacity_per_user - v_held, 0));
    end if;
  end if;
  select coalesce(sum(places), 0) into v_held from public.booking_reservation where event_slot_id = p_slot;
  if v_held + p_places > v_slot.capacity_total then
    return jsonb_build_object('reason', 'togo', 'togo', greatest(v_slot.capacity_total - v_held, 0));
  end if;
  return null;
end
$$;

-- Holds a slot for who is about to take seats of it: its event first, as deleting that does, so that mask_vs stays what
-- it is until a reservation is there to keep it; then the slot, so that its seats are counted by one at a time.
create function app_private.hold_slot(p_slot uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform from public.booking_event
  where id = (select event_id from public.booking_event_slot where id = p_slot) for share;
  perform from public.booking_event_slot where id = p_slot for no key update;
end
$$;

-- Counting the seats of a slot.

-- Locks a slot whose seats are about to be taken, so that seats are counted by one transaction at a time. Its event is
-- locked first, in share mode, so that `mask_vs` does not change before the reservation exists.
create function app_private.hold_slot(p_slot uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform from public.booking_event
  where id = (select event_id from public.event_slot where id = p_slot) for share;
  perform from public.event_slot where id = p_slot for no key update;
end
$$;

-- Returns the reason why `p_places` seats of a slot cannot be taken for tickets of the company `p_ico`, as {reason,
-- togo}; null if they can. The reason is `per_user` (limit of a reservation), `by_ico` (limit of a company) or `togo`
-- (too few are free for `p_person`; some may be kept for the waiting list). The caller has locked the slot with
-- hold_slot; volatile, so that it counts seats committed before the lock.
create function app_private.capacity_problem(p_slot uuid, p_places integer, p_ico text, p_person uuid)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_slot public.event_slot;
  v_held bigint;
begin
  select * into v_slot from public.event_slot where id = p_slot;
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
  select coalesce(sum(places), 0) + app_private.claimed_seats(p_slot, p_person) into v_held
  from public.booking_reservation where event_slot_id = p_slot;
  if v_held + p_places > v_slot.capacity_total then
    return jsonb_build_object('reason', 'togo', 'togo', greatest(v_slot.capacity_total - v_held, 0));
  end if;
  return null;
end
$$;

-- Trigger: `capacity_total` never goes below the seats held and offered. The update locks the slot's row, as reserving
-- does, so that neither misses the other. Raises booking.capacity_below_used (detail {used}).
create function app_private.keep_capacity_above_used()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_used bigint;
begin
  select
    (select coalesce(sum(places), 0) from public.booking_reservation where event_slot_id = new.id)
    + (
      select coalesce(sum(offered_places), 0) from app_private.slot_waiting
      where event_slot_id = new.id and offer_until > now()
    )
  into v_used;
  if new.capacity_total < v_used then
    raise exception 'booking.capacity_below_used' using detail = jsonb_build_object('used', v_used)::text;
  end if;
  return new;
end
$$;
create trigger keep_capacity_above_used
before update of capacity_total on event_slot
for each row
when (new.capacity_total < old.capacity_total)
execute function app_private.keep_capacity_above_used();

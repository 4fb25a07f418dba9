-- Price 0 counts as paid (decision 27), whatever happens to the price or the payment afterwards; and a payment is never
-- due after its slot has started.

-- Marks a reservation paid or unpaid; staff only. Repeating it changes nothing and mails nothing, and what is free stays
-- paid. Returns the row. Raises auth.forbidden, booking.reservation_unknown.
create or replace function app.set_reservation_paid(p_reservation uuid, p_paid boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reservation public.booking_reservation;
  v_slot public.booking_event_slot;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  if not p_paid then
    -- The price may not become 0 meanwhile: the slot is held before the reservation, as by who changes the price.
    perform from public.booking_event_slot
    where id = (select event_slot_id from public.booking_reservation where id = p_reservation) for share;
  end if;
  v_reservation := app_private.lock_reservation(p_reservation);
  select * into v_slot from public.booking_event_slot where id = v_reservation.event_slot_id;
  if v_reservation.is_paid = p_paid or (v_slot.price = 0 and not p_paid) then
    return to_jsonb(v_reservation);
  end if;
  update public.booking_reservation r
  set is_paid = p_paid,
    paid_at = case when p_paid then now() end,
    due_at = case when not p_paid and r.places > 0 then app.payment_due(now(), v_slot.date_start) end
  where r.id = p_reservation
  returning r.* into v_reservation;
  if p_paid then
    perform app_private.notify_holder('reservation-payment', p_reservation, 'reservation-payment:' || p_reservation);
    perform app_private.notify_attendees(p_reservation);
  end if;
  return to_jsonb(v_reservation);
end
$$;

-- What a new price or start means for reservations that wait for their payment: of a slot that became free they are
-- paid, and their attendees get their tickets; of one that starts sooner they are due by then. What was paid stays paid
-- whatever the price becomes, since nobody is asked for money a second time, and a higher or lower price holds for those
-- who have not paid yet: a price may change as long as the nursery wants.
create function app_private.follow_slot() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reservation uuid;
begin
  for v_reservation in
    select id from public.booking_reservation
    where event_slot_id = new.id and not is_paid and (new.price = 0 or due_at > new.date_start)
    order by id for no key update
  loop
    if new.price = 0 then
      update public.booking_reservation set is_paid = true, paid_at = now(), due_at = null where id = v_reservation;
      perform app_private.notify_attendees(v_reservation);
    else
      update public.booking_reservation set due_at = new.date_start where id = v_reservation;
    end if;
  end loop;
  return null;
end
$$;
revoke all on function app_private.follow_slot() from public;
create trigger follow_slot after update of price, date_start on public.booking_event_slot
  for each row when (old.price is distinct from new.price or old.date_start is distinct from new.date_start)
  execute function app_private.follow_slot();
update public.booking_reservation r set is_paid = true, paid_at = now(), due_at = null
from public.booking_event_slot s
where s.id = r.event_slot_id and s.price = 0 and not r.is_paid;

-- Cancels up to p_limit reservations whose payment is overdue and returns how many. Several instances may run it at
-- once: each takes rows the others have not locked. One that cannot be ended is left for the next run with a warning,
-- and the others are ended all the same.
create or replace function app_private.expire_reservations(p_limit integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reservation uuid;
  v_count integer := 0;
begin
  for v_reservation in
    select id from public.booking_reservation
    where due_at < now() and not is_paid
    order by id for update skip locked
  loop
    begin
      perform app_private.end_reservation(v_reservation, 'unpaid');
      v_count := v_count + 1;
    exception when others then
      raise warning 'reservation % is overdue and could not be ended: %', v_reservation, sqlerrm;
    end;
    exit when v_count >= p_limit;
  end loop;
  return v_count;
end
$$;

-- Sales may say of a reservation's row that it is paid, or not (spec §7: manager's get and patch), as app.set_reservation_paid
-- does. What was cancelled has no row: its late payment is for that function alone.

-- Mails of a payment that has come.
create function app_private.tell_paid(p_reservation uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  select app_private.notify_holder('reservation-payment', p_reservation, 'reservation-payment:' || p_reservation);
  select app_private.notify_attendees(p_reservation);
$$;
revoke execute on function app_private.tell_paid(uuid) from public;

create or replace function app_private.mark_paid(p_reservation uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.booking_reservation set is_paid = true, paid_at = now(), due_at = null where id = p_reservation;
  perform app_private.tell_paid(p_reservation);
end
$$;

-- The days that go with being paid or not. What is free stays paid.
create function app_private.keep_paid() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_slot public.event_slot;
begin
  if new.is_paid then
    new.paid_at := now();
    new.due_at := null;
    return new;
  end if;
  -- The price may not become 0 meanwhile. The slot comes before the reservation, which is held already: so this does not
  -- wait for the slot, but is to be tried again (55P03).
  select * into v_slot from public.event_slot where id = new.event_slot_id for share nowait;
  new.is_paid := v_slot.price = 0;
  if not new.is_paid then
    new.paid_at := null;
    new.due_at := case when new.places > 0 then app.payment_due(now(), v_slot.date_start) end;
  end if;
  return new;
end
$$;
revoke execute on function app_private.keep_paid() from public;

create function app_private.tell_paid_row() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform app_private.tell_paid(new.id);
  return null;
end
$$;
revoke execute on function app_private.tell_paid_row() from public;

-- Not for our own functions, which do as much themselves.
create trigger keep_paid before update of is_paid on booking_reservation
  for each row when (new.is_paid <> old.is_paid and current_user in ('arbora_manager', 'arbora_admin'))
  execute function app_private.keep_paid();
create trigger tell_paid after update of is_paid on booking_reservation
  for each row when (
    new.is_paid and not old.is_paid and current_user in ('arbora_manager', 'arbora_admin')
  )
  execute function app_private.tell_paid_row();
grant update (is_paid) on booking_reservation to arbora_manager;

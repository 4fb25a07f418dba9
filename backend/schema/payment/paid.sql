-- Marking reservations paid and unpaid.

-- Mails the holder and the attendees of a reservation that was paid.
create function app_private.notify_paid(p_reservation uuid)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  select app_private.notify_holder('reservation-payment', p_reservation, 'reservation-payment:' || p_reservation);
  select app_private.notify_attendees(p_reservation);
$$;

-- Marks a reservation paid and queues its mails. The caller has locked it.
create function app_private.mark_paid(p_reservation uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  update public.booking_reservation set is_paid = true, paid_at = now(), due_at = null where id = p_reservation;
  perform app_private.notify_paid(p_reservation);
end
$$;

-- Marks a reservation paid or unpaid, for sales staff. Without a change it mails nothing; a reservation free of charge
-- stays paid. Returns its row. A cancelled reservation is restored by a payment if possible (see app_private.revive,
-- whose answer {outcome, reason, togo?} is returned if not); taking the payment back answers {outcome: cancelled,
-- reason}. Raises auth.forbidden, booking.reservation_unknown.
create function app.set_reservation_paid(p_reservation uuid, p_paid boolean)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_reservation public.booking_reservation;
  v_slot public.booking_event_slot;
  v_cancelled app_private.cancelled_reservation;
  v_outcome jsonb;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  if not p_paid then
    -- Locks the slot before the reservation, as a change of its price does, so that the price does not become 0
    -- meanwhile.
    perform from public.booking_event_slot
    where id = (select event_slot_id from public.booking_reservation where id = p_reservation) for share;
  end if;
  select * into v_reservation from public.booking_reservation where id = p_reservation for update;
  if v_reservation.id is null and not p_paid then
    update app_private.cancelled_reservation set paid_at = null where id = p_reservation returning * into v_cancelled;
    if v_cancelled.id is not null then
      return jsonb_build_object('outcome', 'cancelled', 'reason', v_cancelled.reason);
    end if;
  elsif v_reservation.id is null then
    v_cancelled := app_private.hold_cancelled(p_reservation);
    if v_cancelled.id is not null then
      v_outcome := app_private.revive(v_cancelled);
      if v_outcome ->> 'outcome' <> 'revived' then
        return v_outcome;
      end if;
    end if;
    -- Revived here, or by someone else while this waited for the lock.
    select * into v_reservation from public.booking_reservation where id = p_reservation for update;
  end if;
  if v_reservation.id is null then
    raise exception 'booking.reservation_unknown';
  end if;
  select * into v_slot from public.booking_event_slot where id = v_reservation.event_slot_id;
  if v_reservation.is_paid = p_paid or (v_slot.price = 0 and not p_paid) then
    return to_jsonb(v_reservation);
  end if;
  if p_paid then
    perform app_private.mark_paid(p_reservation);
  else
    update public.booking_reservation r
    set is_paid = false, paid_at = null,
      due_at = case when r.places > 0 then app.payment_due(now(), v_slot.date_start) end
    where r.id = p_reservation;
  end if;
  select * into v_reservation from public.booking_reservation where id = p_reservation;
  return to_jsonb(v_reservation);
end
$$;
grant execute on function app.set_reservation_paid(uuid, boolean) to arbora_manager;

-- Trigger: sets `paid_at` and `due_at` when sales staff change `is_paid` of a row directly; a reservation free of
-- charge stays paid. Definer functions set them themselves.
create function app_private.keep_paid()
returns trigger
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_slot public.event_slot;
begin
  if new.is_paid then
    new.paid_at := now();
    new.due_at := null;
    return new;
  end if;
  -- Locks the slot, so that its price does not become 0 meanwhile. The reservation is locked already, which is the
  -- wrong order, so this does not wait: it fails with 55P03, to be tried again.
  select * into v_slot from public.event_slot where id = new.event_slot_id for share nowait;
  new.is_paid := v_slot.price = 0;
  if not new.is_paid then
    new.paid_at := null;
    new.due_at := case when new.places > 0 then app.payment_due(now(), v_slot.date_start) end;
  end if;
  return new;
end
$$;

create trigger keep_paid
before update of is_paid on booking_reservation
for each row
when (new.is_paid != old.is_paid and current_user in ('arbora_manager', 'arbora_admin'))
execute function app_private.keep_paid();

-- Trigger: queues the mails when sales staff mark a row paid directly.
create function app_private.notify_paid_row()
returns trigger
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform app_private.notify_paid(new.id);
  return null;
end
$$;
create trigger notify_paid
after update of is_paid on booking_reservation
for each row
when (new.is_paid and not old.is_paid and current_user in ('arbora_manager', 'arbora_admin'))
execute function app_private.notify_paid_row();

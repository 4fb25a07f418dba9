-- Payments of reservations: marking paid, and what happens when nobody pays.

-- Marks a reservation paid or unpaid; staff only. Repeating it changes nothing and mails nothing. Returns the row.
-- Raises auth.forbidden, booking.reservation_unknown.
create function app.set_reservation_paid(p_reservation uuid, p_paid boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reservation public.booking_reservation;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  v_reservation := app_private.lock_reservation(p_reservation);
  if v_reservation.is_paid = p_paid then
    return to_jsonb(v_reservation);
  end if;
  update public.booking_reservation r
  set is_paid = p_paid,
    paid_at = case when p_paid then now() end,
    due_at = case when not p_paid and r.places > 0 then app.payment_due(now(), s.date_start) end
  from public.booking_event_slot s
  where r.id = p_reservation and s.id = r.event_slot_id
  returning r.* into v_reservation;
  if p_paid then
    perform app_private.notify_holder('reservation-payment', p_reservation, 'reservation-payment:' || p_reservation);
    perform app_private.notify_attendees(p_reservation);
  end if;
  return to_jsonb(v_reservation);
end
$$;
grant execute on function app.set_reservation_paid(uuid, boolean) to arbora_manager;

-- Cancels up to p_limit reservations whose payment is overdue and returns how many. Several instances may run it at
-- once: each takes rows the others have not locked.
create function app_private.expire_reservations(p_limit integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reservation uuid;
  v_count integer := 0;
begin
  for v_reservation in
    select id from public.booking_reservation
    where due_at < now() and not is_paid
    order by id limit p_limit
    for update skip locked
  loop
    perform app_private.end_reservation(v_reservation, 'unpaid');
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;

-- Queues the reminders of payments due tomorrow (Prague) and returns how many. Who reserved only today is not reminded.
create function app_private.remind_of_payments() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_today date := (now() at time zone 'Europe/Prague')::date;
  v_count integer;
begin
  perform app_private.notify_holder('reservation-reminder', r.id, 'reservation-reminder:' || r.id || ':' || r.due_at::date)
  from public.booking_reservation r
  where not r.is_paid and r.due_at > now()
    and r.due_at < ((v_today + 2)::timestamp at time zone 'Europe/Prague')
    and r.created_at < (v_today::timestamp at time zone 'Europe/Prague')
    and not exists (
      select from app_private.mail where dedupe_key = 'reservation-reminder:' || r.id || ':' || r.due_at::date
    );
  get diagnostics v_count = row_count;
  return v_count;
end
$$;

-- Forgets idempotency keys nobody can still be retrying.
create function app_private.forget_idempotency_keys() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_count integer;
begin
  delete from app_private.idempotency_key where created_at < now() - interval '1 day';
  get diagnostics v_count = row_count;
  return v_count;
end
$$;

grant execute on function app_private.expire_reservations(integer) to arbora_service;
grant execute on function app_private.remind_of_payments() to arbora_service;
grant execute on function app_private.forget_idempotency_keys() to arbora_service;

-- Cancelling reservations and single tickets.

-- Locks a reservation that the caller may change and returns it: the holder until the slot starts, sales staff at any
-- time. Raises booking.reservation_unknown, auth.blocked, booking.event_started.
create function app_private.lock_reservation(p_reservation uuid)
returns public.booking_reservation
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_reservation public.booking_reservation;
begin
  select * into v_reservation from public.booking_reservation where id = p_reservation for update;
  if app.has_acl('sales') and v_reservation.id is not null then
    return v_reservation;
  end if;
  if v_reservation.id is null or v_reservation.person_id is distinct from app.person_id() then
    raise exception 'booking.reservation_unknown';
  end if;
  if not app.is_admitted() then
    raise exception 'auth.blocked';
  end if;
  if exists (
    select from public.booking_event_slot where id = v_reservation.event_slot_id and date_start <= now()
  ) then
    raise exception 'booking.event_started';
  end if;
  return v_reservation;
end
$$;

-- Ends a reservation, which the caller has locked: keeps it in `cancelled_reservation` and `cancelled_ticket`, deletes
-- it, which frees its seats, and mails the holder. `p_reason` is one of `cancelled_reservation.reason`; the pictures of
-- the codes are kept only for `unpaid`, which a late payment may revive.
create function app_private.end_reservation(p_reservation uuid, p_reason text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  -- The time makes the key unique: a revived reservation can be cancelled again, which is another mail.
  perform app_private.notify_holder(
    'reservation-cancel', p_reservation, 'reservation-cancel:' || p_reservation || ':' || extract(epoch from now()),
    jsonb_build_object('reason', p_reason)
  );
  insert into app_private.cancelled_ticket (id, reservation_id, event_id)
  select t.id, t.reservation_id, s.event_id
  from public.booking_ticket t
  join public.booking_reservation r on r.id = t.reservation_id
  join public.booking_event_slot s on s.id = r.event_slot_id
  where t.reservation_id = p_reservation
  on conflict do nothing;
  insert into app_private.cancelled_reservation
    (id, event_slot_id, person_id, vs, variable_symbol, reservation, codes, reason)
  select r.id, r.event_slot_id, r.person_id, r.vs, app.variable_symbol(e.mask_vs, r.vs),
    to_jsonb(r) || jsonb_build_object('tickets', coalesce((
      select jsonb_agg(to_jsonb(t) - 'qr' order by t.position, t.id)
      from public.booking_ticket t where t.reservation_id = r.id
    ), '[]')),
    case when p_reason = 'unpaid' then (
      select jsonb_object_agg(t.id, t.qr) from public.booking_ticket t where t.reservation_id = r.id
    ) end,
    p_reason
  from public.booking_reservation r
  join public.booking_event_slot s on s.id = r.event_slot_id
  join public.booking_event e on e.id = s.event_id
  where r.id = p_reservation;
  perform app_private.open_items_of_cancelled(r) from public.booking_reservation r where r.id = p_reservation;
  delete from public.booking_ticket where reservation_id = p_reservation;
  delete from public.booking_reservation where id = p_reservation;
end
$$;

-- Cancels a reservation and frees its seats; for its holder and sales staff. Staff may leave out the mail (`p_notify`
-- false; auth.forbidden for others). Raises the errors of lock_reservation and, for the holder, booking.ticket_used
-- (detail {checked_at}) if a ticket is used, and request.limited (detail {retry_after}).
create function app.cancel_reservation(p_reservation uuid, p_notify boolean default true)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_reservation public.booking_reservation;
  v_staff boolean := app.has_acl('sales');
  v_used timestamptz;
begin
  if not (p_notify or v_staff) then
    raise exception 'auth.forbidden';
  end if;
  perform app_private.admit_reservation_change(p_reservation);
  v_reservation := app_private.lock_reservation(p_reservation);
  -- No ticket can be checked in from here on.
  perform from public.booking_ticket where reservation_id = v_reservation.id order by id for update;
  select max(checked_at) into v_used from public.booking_ticket where reservation_id = v_reservation.id and is_checked;
  if v_used is not null and not v_staff then
    raise exception 'booking.ticket_used' using detail = jsonb_build_object('checked_at', v_used)::text;
  end if;
  perform set_config('arbora.suppress_mail', case when p_notify then '' else 'on' end, true);
  perform app_private.end_reservation(
    v_reservation.id,
    case when v_reservation.person_id = app.person_id() then 'customer' else 'staff' end
  );
  perform set_config('arbora.suppress_mail', '', true);
end
$$;
grant execute on function app.cancel_reservation(uuid, boolean) to arbora_customer;

-- Deletes a ticket and frees its seat; the last ticket ends the reservation, with the reason `last_ticket` if its
-- holder did it, else `staff`. Returns {reservation_id, places} with the seats left. Raises booking.ticket_unknown,
-- booking.ticket_used (detail {checked_at}; not for staff) and the errors of lock_reservation.
create function app.delete_ticket(p_ticket uuid)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_ticket public.booking_ticket;
  v_reservation public.booking_reservation;
  v_staff boolean := app.has_acl('sales');
  v_remaining integer;
begin
  select r.* into v_reservation
  from public.booking_ticket t join public.booking_reservation r on r.id = t.reservation_id
  where t.id = p_ticket;
  if v_reservation.id is null or not (v_staff or v_reservation.person_id = app.person_id()) then
    raise exception 'booking.ticket_unknown';
  end if;
  v_reservation := app_private.lock_reservation(v_reservation.id);
  select * into v_ticket from public.booking_ticket where id = p_ticket for update;
  if v_ticket.id is null then
    raise exception 'booking.ticket_unknown';
  end if;
  if v_ticket.is_checked and not v_staff then
    raise exception 'booking.ticket_used' using detail = jsonb_build_object('checked_at', v_ticket.checked_at)::text;
  end if;

  select count(*) - 1 into v_remaining from public.booking_ticket where reservation_id = v_reservation.id;
  if v_remaining = 0 then
    perform app_private.end_reservation(
      v_reservation.id,
      case when v_reservation.person_id = app.person_id() then 'last_ticket' else 'staff' end
    );
    return jsonb_build_object('reservation_id', v_reservation.id, 'places', 0);
  end if;

  insert into app_private.cancelled_ticket (id, reservation_id, event_id)
  select v_ticket.id, v_reservation.id, s.event_id from public.booking_event_slot s where s.id = v_reservation.event_slot_id
  on conflict do nothing;
  perform app_private.open_item_of_ticket(v_reservation);
  delete from public.booking_ticket where id = v_ticket.id;
  update public.booking_reservation set places = v_remaining where id = v_reservation.id;
  perform app_private.notify_holder(
    'reservation-update', v_reservation.id, 'reservation-update:' || v_ticket.id,
    jsonb_build_object('removed_name', v_ticket.name_on_ticket)
  );
  -- With a lower price, the payments received may cover the reservation.
  perform app_private.settle_payments(v_reservation.id);
  return jsonb_build_object('reservation_id', v_reservation.id, 'places', v_remaining);
end
$$;
grant execute on function app.delete_ticket(uuid) to arbora_customer;

-- Cancels up to `p_limit` unpaid reservations after their due date and returns how many. Leaves out, for staff to
-- decide, those that were overpaid and those with a used ticket. Instances may run it concurrently: each skips rows
-- that others have locked. A reservation that fails is left for the next run with a warning.
create function app_private.expire_reservations(p_limit integer)
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
    select r.id from public.booking_reservation r
    where r.due_at < now() and not r.is_paid
      and not app_private.is_overpaid(r.id)
      and not exists (select from public.booking_ticket t where t.reservation_id = r.id and t.is_checked)
    order by r.id for update of r skip locked
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
grant execute on function app_private.expire_reservations(integer) to arbora_service;

-- Deletes the records of reservations cancelled more than a year ago and returns how many. Records with a late payment
-- stay until staff have dealt with it.
create function app_private.prune_cancelled_reservations()
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_count integer;
begin
  delete from app_private.cancelled_reservation where cancelled_at < now() - interval '1 year' and paid_at is null;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
grant execute on function app_private.prune_cancelled_reservations() to arbora_service;

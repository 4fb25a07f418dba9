-- Giving seats back: whole reservations, single tickets.

-- Ends a reservation whose row the caller has locked: keeps its trace, frees its seats, tells its holder.
create function app_private.end_reservation(p_reservation uuid, p_reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform app_private.notify_holder(
    'reservation-cancel', p_reservation, 'reservation-cancel:' || p_reservation, jsonb_build_object('reason', p_reason)
  );
  insert into app_private.cancelled_ticket (id, reservation_id, event_id)
  select t.id, t.reservation_id, s.event_id
  from public.booking_ticket t
  join public.booking_reservation r on r.id = t.reservation_id
  join public.booking_event_slot s on s.id = r.event_slot_id
  where t.reservation_id = p_reservation
  on conflict do nothing;
  insert into app_private.cancelled_reservation (id, event_slot_id, person_id, vs, reservation, reason)
  select r.id, r.event_slot_id, r.person_id, r.vs,
    to_jsonb(r) || jsonb_build_object('tickets', coalesce((
      select jsonb_agg(to_jsonb(t) - 'qr' order by t.position, t.id)
      from public.booking_ticket t where t.reservation_id = r.id
    ), '[]')),
    p_reason
  from public.booking_reservation r where r.id = p_reservation;
  delete from public.booking_ticket where reservation_id = p_reservation;
  delete from public.booking_reservation where id = p_reservation;
end
$$;

-- Locks the reservation for the caller to change it; its holder until the slot starts, staff any time.
-- Raises booking.reservation_unknown (also for other people's), booking.event_started.
create function app_private.lock_reservation(p_reservation uuid) returns public.booking_reservation
language plpgsql volatile security definer set search_path = ''
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
  if exists (
    select from public.booking_event_slot where id = v_reservation.event_slot_id and date_start <= now()
  ) then
    raise exception 'booking.event_started';
  end if;
  return v_reservation;
end
$$;

-- Cancels a reservation and frees its seats. Besides lock_reservation's refusals raises booking.ticket_used when one of
-- its tickets has been used already, unless staff cancels.
create function app.cancel_reservation(p_reservation uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reservation public.booking_reservation := app_private.lock_reservation(p_reservation);
  v_staff boolean := app.has_acl('sales');
  v_used timestamptz;
begin
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
grant execute on function app.cancel_reservation(uuid) to arbora_customer;

-- Deletes one ticket and frees its seat; the last one ends the reservation. Returns {reservation_id, places} with the
-- places left. Raises booking.ticket_unknown and the refusals of cancel_reservation.
create function app.delete_ticket(p_ticket uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_ticket public.booking_ticket;
  v_reservation public.booking_reservation;
  v_staff boolean := app.has_acl('sales');
  v_left integer;
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

  select count(*) - 1 into v_left from public.booking_ticket where reservation_id = v_reservation.id;
  if v_left = 0 then
    perform app_private.end_reservation(v_reservation.id, 'last_ticket');
    return jsonb_build_object('reservation_id', v_reservation.id, 'places', 0);
  end if;

  insert into app_private.cancelled_ticket (id, reservation_id, event_id)
  select v_ticket.id, v_reservation.id, s.event_id from public.booking_event_slot s where s.id = v_reservation.event_slot_id
  on conflict do nothing;
  delete from public.booking_ticket where id = v_ticket.id;
  update public.booking_reservation set places = v_left where id = v_reservation.id;
  perform app_private.notify_holder(
    'reservation-update', v_reservation.id, 'reservation-update:' || v_ticket.id,
    jsonb_build_object('removed_name', v_ticket.name_on_ticket)
  );
  return jsonb_build_object('reservation_id', v_reservation.id, 'places', v_left);
end
$$;
grant execute on function app.delete_ticket(uuid) to arbora_customer;

-- Replaces a ticket's QR image; by the holder or staff. Raises booking.ticket_unknown.
create function app.set_ticket_qr(p_ticket uuid, p_qr text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_ticket public.booking_ticket;
begin
  update public.booking_ticket t set qr = p_qr
  from public.booking_reservation r
  where t.id = p_ticket and r.id = t.reservation_id
    and (r.person_id = app.person_id() or app.has_acl('sales'))
  returning t.* into v_ticket;
  if v_ticket.id is null then
    raise exception 'booking.ticket_unknown';
  end if;
  return to_jsonb(v_ticket) - 'position';
end
$$;
grant execute on function app.set_ticket_qr(uuid, text) to arbora_customer;

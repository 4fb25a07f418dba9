-- Mails link to a reservation for as long as they are kept: its owner still reads what became of it after it was cancelled.

-- The caller's own cancelled reservations, without anything that was written on them: no attendee, invoice or code.
create view public.own_cancelled_reservation with (security_barrier = true) as
  select
    c.id,
    s.event_id,
    e.title as event_title,
    e.title_en as event_title_en,
    coalesce(e.is_public, false) as event_is_public,
    e.address,
    e.hero_image,
    s.name as slot_name,
    s.name_en as slot_name_en,
    s.date_start as slot_date,
    coalesce(jsonb_array_length(c.reservation -> 'tickets'), 0) as places,
    c.variable_symbol,
    c.reason,
    (c.reservation ->> 'created_at')::timestamptz as created_at,
    c.cancelled_at,
    coalesce((c.reservation ->> 'is_paid')::boolean and s.price > 0, false) as was_paid,
    c.paid_at,
    (select coalesce(sum(t.amount), 0) from public.bank_transaction t where t.reservation_id = c.id) as received
  from app_private.cancelled_reservation c
  left join public.event_slot s on s.id = c.event_slot_id
  left join public.booking_event e on e.id = s.event_id
  where c.person_id = (select app.person_id());
grant select on public.own_cancelled_reservation to arbora_customer;

-- Deletes one ticket and frees its seat; the last one ends the reservation, which `reason` attributes to its holder
-- (`last_ticket`) or to staff. Returns {reservation_id, places} with the places left. Raises booking.ticket_unknown and the
-- refusals of cancel_reservation.
create or replace function app.delete_ticket(p_ticket uuid) returns jsonb
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
    perform app_private.end_reservation(
      v_reservation.id,
      case when v_reservation.person_id = app.person_id() then 'last_ticket' else 'staff' end
    );
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
  -- Less is due now.
  perform app_private.settle_payments(v_reservation.id);
  return jsonb_build_object('reservation_id', v_reservation.id, 'places', v_left);
end
$$;

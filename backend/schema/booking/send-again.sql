-- Sending the mails of a reservation again.

-- Mails about one reservation or ticket that may be sent again within an hour.
create function app_private.sent_again_per_hour()
returns integer
language sql
immutable
parallel safe
set search_path = ''
as $$
  select 3;
$$;

-- Queues the mail with the tickets of a reservation again, or with the payment details while it is not paid; with
-- `p_ticket`, the mail with that ticket. It goes to the present holder; the address is returned. For the holder of the
-- reservation and sales staff. Raises booking.reservation_unknown, booking.ticket_unknown, booking.event_started,
-- auth.blocked, request.limited (detail {retry_after}).
create function app.send_reservation_again(p_reservation uuid, p_ticket uuid)
returns text
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_reservation public.booking_reservation;
  v_slot public.event_slot;
  v_ticket public.booking_ticket;
  v_person public.user_profile;
  v_recipient text;
  v_wait integer;
begin
  perform app_private.admit_reservation_change(p_reservation);
  -- Passing a ticket on or cancelling waits, and then drops the mail of the former holder.
  select * into v_reservation from public.booking_reservation where id = p_reservation for share;
  if v_reservation.id is null then
    raise exception 'booking.reservation_unknown';
  end if;
  if p_ticket is not null then
    select * into v_ticket from public.booking_ticket where id = p_ticket and reservation_id = p_reservation for share;
    if v_ticket.id is null then
      raise exception 'booking.ticket_unknown';
    end if;
  end if;
  select * into v_slot from public.event_slot where id = v_reservation.event_slot_id;
  if v_slot.date_start <= now() then
    raise exception 'booking.event_started';
  end if;
  v_wait := app_private.limit_take(
    'booking.again', coalesce(p_ticket, p_reservation)::text, app_private.sent_again_per_hour(), 3600
  );
  if v_wait > 0 then
    raise exception 'request.limited' using detail = jsonb_build_object('retry_after', v_wait)::text;
  end if;
  select * into v_person from public.user_profile where id = v_reservation.person_id;
  if p_ticket is null then
    v_recipient := v_person.email;
    perform app_private.enqueue_mail(
      case when v_reservation.is_paid and v_slot.price > 0 then 'reservation-payment' else 'reservation-create' end,
      v_recipient, v_person.locale, app_private.reservation_facts(p_reservation)
    );
  else
    v_recipient := coalesce(v_ticket.custom_email, v_person.email);
    perform app_private.enqueue_mail(
      case when v_reservation.is_paid or v_slot.price = 0 then 'reservation-ticket' else 'reservation-create-custom' end,
      v_recipient, v_person.locale, app_private.ticket_facts(v_ticket)
    );
  end if;
  return v_recipient;
end
$$;
grant execute on function app.send_reservation_again(uuid, uuid) to arbora_customer;

-- A ticket on another name is not mailed to the person it was taken from: the guest's e-mail is replaced together with the
-- name, or goes with it.

-- A new name without a new e-mail leaves the ticket without one, whichever call writes it; app.rename_ticket says that it
-- has asked (`arbora.keeps_email`).
create function app_private.forget_former_email() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if coalesce(current_setting('arbora.keeps_email', true), '') <> 'on' then
    new.custom_email := null;
  end if;
  return new;
end
$$;
create trigger forget_former_email before update of name_on_ticket on public.booking_ticket
  for each row when (
    new.name_on_ticket is distinct from old.name_on_ticket
    and old.custom_email is not null and new.custom_email is not distinct from old.custom_email
  )
  execute function app_private.forget_former_email();

-- Takes back what still waits to be sent to the former address about the ticket. What is being sent is left alone.
create function app_private.drop_former_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from app_private.mail where id in (
    select id from app_private.mail
    where status = 'queued' and recipient = old.custom_email and payload ->> 'ticket_id' = old.id::text
    for update skip locked
  );
  return null;
end
$$;
revoke all on function app_private.drop_former_mails() from public;
create trigger drop_former_mails after update on public.booking_ticket
  for each row when (old.custom_email is not null and new.custom_email is distinct from old.custom_email)
  execute function app_private.drop_former_mails();

-- Writes another name on a ticket and replaces its guest's e-mail (empty: none); by its holder until the slot starts, by
-- sales any time. Returns the row without its code. Raises booking.ticket_unknown, event_started, ticket_used, auth.blocked,
-- request.limited.
create function app.rename_ticket(p_ticket uuid, p_name text, p_email text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_ticket public.booking_ticket;
  v_reservation public.booking_reservation;
  v_staff boolean := app.has_acl('sales');
begin
  select r.* into v_reservation
  from public.booking_ticket t join public.booking_reservation r on r.id = t.reservation_id
  where t.id = p_ticket;
  if v_reservation.id is null or not (v_staff or v_reservation.person_id = app.person_id()) then
    raise exception 'booking.ticket_unknown';
  end if;
  if not v_staff then
    perform app_private.count_booking(app.person_id(), '');
  end if;
  -- Taken before anything is held; the new address is counted when it is written (hold_passing_on, tell_attendee).
  perform app_private.limit_lock('booking.passed_on', app.person_id()::text);
  v_reservation := app_private.lock_reservation(v_reservation.id);
  select * into v_ticket from public.booking_ticket where id = p_ticket for update;
  if v_ticket.id is null then
    raise exception 'booking.ticket_unknown';
  end if;
  if v_ticket.is_checked and not v_staff then
    raise exception 'booking.ticket_used' using detail = jsonb_build_object('checked_at', v_ticket.checked_at)::text;
  end if;
  perform set_config('arbora.keeps_email', 'on', true);
  update public.booking_ticket set name_on_ticket = p_name, custom_email = p_email where id = p_ticket
  returning * into v_ticket;
  perform set_config('arbora.keeps_email', '', true);
  return to_jsonb(v_ticket) - '{position,qr}'::text[];
end
$$;
grant execute on function app.rename_ticket(uuid, text, text) to arbora_customer;

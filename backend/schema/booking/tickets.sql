-- Changing single tickets: code, name and address.

-- Stores the picture of a ticket's code and returns the ticket; for the holder and sales staff. Raises
-- booking.ticket_unknown.
create function app.set_ticket_qr(p_ticket uuid, p_qr text)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_ticket public.booking_ticket;
begin
  update public.booking_ticket t set qr = p_qr
  from public.booking_reservation r
  where t.id = p_ticket and r.id = t.reservation_id
    and (r.person_id = app.person_id() and app.is_admitted() or app.has_acl('sales'))
  returning t.* into v_ticket;
  if v_ticket.id is null then
    raise exception 'booking.ticket_unknown';
  end if;
  return to_jsonb(v_ticket) - 'position';
end
$$;
grant execute on function app.set_ticket_qr(uuid, text) to arbora_customer;

-- Sets name and e-mail of a ticket (null = no e-mail) and returns it without its picture; for the holder until the slot
-- starts, for sales staff at any time. With another e-mail the ticket is passed on and gets the code `p_code` with the
-- picture `p_qr` (pass-on.sql); with the same one the name is corrected. `p_version` is that of the ticket as the caller
-- read it, null if it does not matter.
-- Raises booking.ticket_unknown, booking.event_started, booking.ticket_used (detail {checked_at}; not for staff),
-- content.changed_meanwhile, auth.blocked, request.limited.
create function app.rename_ticket(p_ticket uuid, p_name text, p_email text, p_version integer, p_code uuid, p_qr text)
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
  v_email text := nullif(lower(btrim(p_email)), '');
  v_is_passed_on boolean;
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
  -- Locked before any row; the new address is counted by the trigger notify_attendee.
  perform app_private.limit_lock('booking.passed_on', app.person_id()::text);
  v_reservation := app_private.lock_reservation(v_reservation.id);
  select * into v_ticket from public.booking_ticket where id = p_ticket for update;
  if v_ticket.id is null then
    raise exception 'booking.ticket_unknown';
  end if;
  if v_ticket.is_checked and not v_staff then
    raise exception 'booking.ticket_used' using detail = jsonb_build_object('checked_at', v_ticket.checked_at)::text;
  end if;
  if v_ticket.version <> p_version then
    raise exception 'content.changed_meanwhile';
  end if;
  perform set_config('arbora.keeps_email', 'on', true);
  v_is_passed_on := app_private.is_passed_on(v_ticket, v_email);
  update public.booking_ticket
  set
    id = case when v_is_passed_on then p_code else id end,
    qr = case when v_is_passed_on then p_qr else qr end,
    name_on_ticket = p_name,
    custom_email = v_email
  where id = p_ticket
  returning * into v_ticket;
  perform set_config('arbora.keeps_email', '', true);
  return to_jsonb(v_ticket) - '{position,qr}'::text[];
end
$$;
grant execute on function app.rename_ticket(uuid, text, text, integer, uuid, text) to arbora_customer;

-- Trigger: serializes the statements of one caller that pass tickets on, before any of them locks a ticket
-- (LOCKING.md).
create function app_private.hold_passing_on()
returns trigger
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if app.person_id() is not null then
    perform app_private.limit_lock('booking.passed_on', app.person_id()::text);
  end if;
  return null;
end
$$;
create trigger hold_passing_on
before update of custom_email on booking_ticket
for each statement
execute function app_private.hold_passing_on();

-- Counts a ticket that a caller passes on to an address. The limit of the address is not locked, because the ticket's
-- row is locked already. Raises request.limited (detail {retry_after}, seconds).
create function app_private.count_passed_on(p_person uuid, p_email text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_wait integer := greatest(
    app_private.limit_wait(
      'booking.passed_on', p_person::text, app_private.booking_limit('passed_on_per_hour'), 3600
    ),
    app_private.limit_wait(
      'booking.address', p_email, app_private.booking_limit('tickets_per_address_per_day'), 86400
    )
  );
begin
  if v_wait > 0 then
    raise exception 'request.limited' using detail = jsonb_build_object('retry_after', v_wait)::text;
  end if;
  perform app_private.limit_record('booking.passed_on', p_person::text),
    app_private.limit_record('booking.address', p_email);
end
$$;

-- Trigger: a ticket that gets another name but keeps its address loses the address, so that the former attendee gets no
-- more mail about it. app.rename_ticket sets `arbora.keeps_email`, because its form asks for both.
create function app_private.erase_former_email()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if coalesce(current_setting('arbora.keeps_email', true), '') <> 'on' then
    new.custom_email := null;
  end if;
  return new;
end
$$;
create trigger erase_former_email
before update of name_on_ticket on booking_ticket
for each row
when
  (
    new.name_on_ticket is distinct from old.name_on_ticket
    and old.custom_email is not null
    and new.custom_email is not distinct from old.custom_email
  )
execute function app_private.erase_former_email();

-- Trigger: stores the address of a ticket trimmed and lower-case, or null. The trigger
-- booking_ticket_custom_email_address checks it.
create function app_private.tidy_guest_email()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.custom_email := nullif(lower(btrim(new.custom_email)), '');
  return new;
end
$$;
create trigger tidy_guest_email
before insert or update of custom_email on booking_ticket
for each row
execute function app_private.tidy_guest_email();

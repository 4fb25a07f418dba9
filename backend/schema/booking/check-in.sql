-- Checking tickets in at the door.

-- The event as the check screen shows it; null if there is none.
create function app_private.event_on_ticket(p_event public.booking_event)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select
    case
      when (p_event).id is not null then jsonb_build_object(
        'id',
        (p_event).id,
        'title',
        (p_event).title,
        'title_en',
        (p_event).title_en,
        'title_pl',
        (p_event).title_pl,
        'date_start',
        (p_event).date_start
      )
    end;
$$;

-- The end of a slot: that of its event, unless another slot of the event starts later; null if unknown.
create function app_private.slot_end(p_slot public.event_slot, p_event public.booking_event)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select
    case
      when not exists (
        select
        from public.event_slot as later
        where later.event_id = (p_event).id and later.date_start > (p_slot).date_start
      )
      and (p_event).date_end > (p_slot).date_start then (p_event).date_end
    end;
$$;

-- The data of a ticket for the check screen (TicketCheck of libs/domain), depending on the caller: anonymous callers
-- get validity and event, the holder also the ticket with its code, sales staff everything. Never raises; an unknown
-- ticket is a `state`.
create function app.ticket_check(p_ticket uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_ticket public.booking_ticket;
  v_reservation public.booking_reservation;
  v_slot public.event_slot;
  v_event public.booking_event;
  v_person public.user_profile;
  v_void app_private.cancelled_ticket;
  v_view text;
begin
  select * into v_ticket from public.booking_ticket where id = p_ticket;
  if not found then
    select * into v_void from app_private.cancelled_ticket where id = p_ticket;
    select * into v_event from public.booking_event where id = v_void.event_id;
    return jsonb_build_object(
      'state', case when v_event.id is null then 'unknown' else v_void.reason end,
      'passed_on_at', case when v_event.id is not null and v_void.reason = 'passed_on' then v_void.cancelled_at end,
      'view', case when app.has_acl('sales') then 'staff' else 'stranger' end,
      'event', app_private.event_on_ticket(v_event),
      'slot', null, 'checked_at', null, 'ticket', null, 'reservation', null, 'exception', null, 'others', '[]'::jsonb
    );
  end if;
  select * into v_reservation from public.booking_reservation where id = v_ticket.reservation_id;
  select * into v_slot from public.event_slot where id = v_reservation.event_slot_id;
  select * into v_event from public.booking_event where id = v_slot.event_id;
  select * into v_person from public.user_profile where id = v_reservation.person_id;
  v_view := case
    when app.has_acl('sales') then 'staff'
    when v_reservation.person_id = app.person_id() then 'owner'
    else 'stranger'
  end;
  return jsonb_build_object(
    'state', case when v_ticket.is_checked then 'used' when not v_reservation.is_paid then 'unpaid' else 'valid' end,
    'passed_on_at', null,
    'view', v_view,
    'event', app_private.event_on_ticket(v_event),
    'slot', jsonb_build_object(
      'id', v_slot.id,
      'name', v_slot.name,
      'name_en', v_slot.name_en,
      'name_pl', v_slot.name_pl,
      'date_start', v_slot.date_start,
      'date_end', app_private.slot_end(v_slot, v_event)
    ),
    'checked_at', case when v_view <> 'stranger' then v_ticket.checked_at end,
    'ticket', case when v_view <> 'stranger' then jsonb_build_object(
      'id', v_ticket.id,
      'name_on_ticket', v_ticket.name_on_ticket,
      'is_checked', v_ticket.is_checked,
      'reservation_id', v_ticket.reservation_id,
      'custom_company', v_ticket.custom_company,
      'qr', case when v_view = 'owner' then v_ticket.qr end
    ) end,
    'reservation', case when v_view = 'staff' then jsonb_build_object(
      'id', v_reservation.id,
      'vs', v_reservation.vs,
      'variable_symbol', app.variable_symbol(v_event.mask_vs, v_reservation.vs),
      'is_paid', v_reservation.is_paid,
      'person_name', v_person.name,
      'person_email', v_person.email
    ) end,
    'exception', case when v_view = 'staff' then (
      select jsonb_build_object('fault', x.fault, 'note', x.note, 'person_name', p.name)
      from app_private.door_exception x left join public.user_profile p on p.id = x.made_by
      -- Only the exception made with the current check-in; an earlier check-in may have been taken back.
      where x.ticket_id = v_ticket.id and x.made_at = v_ticket.checked_at
    ) end,
    'others', case when v_view = 'staff' then coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', t.id, 'name_on_ticket', t.name_on_ticket, 'is_checked', t.is_checked, 'is_paid', r.is_paid,
        'slot_id', s.id, 'slot_name', s.name, 'slot_name_en', s.name_en,
        'slot_name_pl', s.name_pl, 'slot_date', s.date_start
      ) order by s.date_start, t.position, t.id)
      from public.booking_reservation r
      join public.booking_event_slot s on s.id = r.event_slot_id
      join public.booking_ticket t on t.reservation_id = r.id
      where r.person_id = v_reservation.person_id and s.event_id = v_event.id and t.id <> v_ticket.id
    ), '[]') else '[]'::jsonb end
  );
end
$$;
grant execute on function app.ticket_check(uuid) to arbora_anon;

-- Admits a ticket by a single conditional update, so that only one of two doors that scan it succeeds, and records the
-- scan; `p_fault` and `p_note` record an exception for a ticket of another event, day or slot. Returns false, without a
-- change, for a ticket that is used, unpaid or void, or whose slot or start has changed since it was judged.
create function app_private.admit_ticket(
  p_key uuid,
  p_ticket uuid,
  p_slot uuid,
  p_starts timestamptz,
  p_at timestamptz,
  p_place text,
  p_fault text,
  p_note text
)
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  update public.booking_ticket t set is_checked = true, checked_at = p_at
  from public.booking_reservation r, public.booking_event_slot s
  where t.id = p_ticket and r.id = t.reservation_id and s.id = r.event_slot_id
    and not t.is_checked and r.is_paid and s.id = p_slot and s.date_start = p_starts;
  if not found then
    return false;
  end if;
  insert into app_private.door_scan (key, ticket_id, scanned_at, place, made_by)
  values (p_key, p_ticket, p_at, p_place, app.person_id());
  if p_fault is not null then
    insert into app_private.door_exception (ticket_id, fault, note, made_by, made_at)
    values (p_ticket, p_fault, p_note, app.person_id(), p_at);
  end if;
  return true;
end
$$;

-- Checks a ticket in and returns its `ticket_check`; of two doors that scan the same ticket only one succeeds. `p_slot`
-- and `p_starts` are the slot and start for which the ticket was judged; `p_fault` and `p_note` record an exception for
-- a ticket of another event, day or slot. For sales staff. Raises auth.forbidden, booking.ticket_unknown,
-- booking.ticket_cancelled, booking.ticket_passed_on (detail {passed_on_at}), booking.ticket_used (detail
-- {checked_at}), booking.ticket_unpaid, and booking.ticket_moved if the slot or its start changed meanwhile.
create function app.check_in_ticket(
  p_ticket uuid,
  p_slot uuid,
  p_starts timestamptz,
  p_fault text default null,
  p_note text default null
)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_paid boolean;
  v_checked_at timestamptz;
  v_void app_private.cancelled_ticket;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;

  if app_private.admit_ticket(gen_random_uuid(), p_ticket, p_slot, p_starts, now(), null, p_fault, p_note) then
    return app.ticket_check(p_ticket);
  end if;

  select r.is_paid, t.checked_at into v_paid, v_checked_at
  from public.booking_ticket t join public.booking_reservation r on r.id = t.reservation_id
  where t.id = p_ticket;
  if not found then
    select * into v_void from app_private.cancelled_ticket where id = p_ticket;
    if v_void.reason = 'passed_on' then
      raise exception 'booking.ticket_passed_on'
        using detail = jsonb_build_object('passed_on_at', v_void.cancelled_at)::text;
    end if;
    if v_void.id is not null then
      raise exception 'booking.ticket_cancelled';
    end if;
    raise exception 'booking.ticket_unknown';
  end if;
  if v_checked_at is not null then
    raise exception 'booking.ticket_used' using detail = jsonb_build_object('checked_at', v_checked_at)::text;
  end if;
  if not v_paid then
    raise exception 'booking.ticket_unpaid';
  end if;
  raise exception 'booking.ticket_moved';
end
$$;
grant execute on function app.check_in_ticket(uuid, uuid, timestamp with time zone, text, text) to arbora_manager;

-- Trigger: checks a direct change of `is_checked` by sales staff (mostly undoing a check-in) and sets `checked_at`. At
-- the door use app.check_in_ticket, which detects two doors admitting the same ticket. Raises 42501,
-- booking.ticket_unpaid.
create function app_private.keep_check()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user not in ('arbora_manager', 'arbora_admin') then
    return new;
  end if;
  if not app.has_acl('sales') then
    raise exception 'permission denied for the use of a ticket' using errcode = '42501';
  end if;
  if new.is_checked and not old.is_checked and not exists (
    select from public.booking_reservation where id = new.reservation_id and is_paid
  ) then
    raise exception 'booking.ticket_unpaid';
  end if;
  new.checked_at := case when new.is_checked then coalesce(old.checked_at, now()) end;
  return new;
end
$$;
create trigger keep_check
before update of is_checked on booking_ticket
for each row
execute function app_private.keep_check();

-- Trigger: sales staff may set `is_checked` directly only on the day of the slot (Prague), since exceptions are
-- recorded by app.check_in_ticket alone. Raises booking.ticket_other_day.
create function app_private.keep_use_to_its_day()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user in ('arbora_manager', 'arbora_admin') and not exists (
    select from public.booking_reservation r join public.booking_event_slot s on s.id = r.event_slot_id
    where r.id = new.reservation_id
      and (s.date_start at time zone 'Europe/Prague')::date = (now() at time zone 'Europe/Prague')::date
  ) then
    raise exception 'booking.ticket_other_day';
  end if;
  return new;
end
$$;
create trigger keep_use_to_its_day
before update of is_checked on booking_ticket
for each row
when (new.is_checked and not old.is_checked)
execute function app_private.keep_use_to_its_day();

-- Trigger: clears the note of a door exception when the ticket gets another name, also by an erasure, because the note
-- may name the person.
create function app_private.erase_door_notes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update app_private.door_exception set note = null where ticket_id = new.id;
  return null;
end
$$;
create trigger erase_door_notes
after update of name_on_ticket on booking_ticket
for each row
when (new.name_on_ticket is distinct from old.name_on_ticket)
execute function app_private.erase_door_notes();

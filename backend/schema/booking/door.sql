-- Check-in on devices that may be offline.

-- The admissions of a ticket that were not undone, oldest first: [{at, place, person_name}].
create function app_private.door_admissions(p_ticket uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select
    coalesce(
      jsonb_agg(
        jsonb_build_object('at', scan.scanned_at, 'place', scan.place, 'person_name', person.name)
        order by scan.scanned_at, scan.key
      ),
      '[]'
    )
  from
    app_private.door_scan as scan
    left join public.user_profile as person on person.id = scan.made_by
  where scan.ticket_id = p_ticket and scan.undone_at is null;
$$;

-- The data for offline check-in of an event (DoorList of libs/domain); null for an unknown event. For sales staff.
-- Raises auth.forbidden.
create function app.door_list(p_event uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_event public.booking_event;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  select * into v_event from public.booking_event where id = p_event;
  if v_event.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'event', app_private.event_on_ticket(v_event),
    'slots', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', s.id, 'name', s.name, 'name_en', s.name_en, 'name_pl', s.name_pl, 'date_start', s.date_start
      ) order by s.date_start, s.id)
      from public.event_slot s where s.event_id = p_event
    ), '[]'),
    'tickets', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', t.id, 'name_on_ticket', t.name_on_ticket, 'custom_company', t.custom_company, 'slot_id', s.id,
        'is_paid', r.is_paid, 'checked_at', t.checked_at, 'person_state', a.state
      ) order by t.name_on_ticket, t.id)
      from public.event_slot s
      join public.booking_reservation r on r.event_slot_id = s.id
      join public.booking_ticket t on t.reservation_id = r.id
      join public.auth_person a on a.id = r.person_id
      where s.event_id = p_event
    ), '[]'),
    'voids', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', c.id, 'reason', c.reason,
        'passed_on_at', case when c.reason = 'passed_on' then c.cancelled_at end
      ) order by c.id)
      from app_private.cancelled_ticket c where c.event_id = p_event
    ), '[]'),
    'made_at', now()
  );
end
$$;
grant execute on function app.door_list(uuid) to arbora_manager;

-- Records one scan of a device and returns {outcome, admissions} (DoorScanResult of libs/domain). `p_slot`, `p_starts`,
-- `p_fault` and `p_note` as in app.check_in_ticket. A repeated key returns the first answer. `p_was_admitted_offline`: the
-- device has already admitted the person; the admission of a used ticket is then recorded as a second one, and the
-- ticket counts as used from the earliest scan. For sales staff. Raises auth.forbidden, booking.ticket_moved, and
-- request.invalid for a key that was used for another ticket.
create function app.record_door_scan(
  p_key uuid,
  p_ticket uuid,
  p_slot uuid,
  p_starts timestamptz,
  p_scanned_at timestamptz,
  p_was_admitted_offline boolean,
  p_place text,
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
  v_at constant timestamptz := least(p_scanned_at, now());
  v_ticket public.booking_ticket;
  v_recorded app_private.door_scan;
  v_outcome text := 'refused';
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  -- Look the key up under the ticket's lock, because the same scan may arrive twice concurrently.
  select * into v_ticket from public.booking_ticket where id = p_ticket for update;
  select * into v_recorded from app_private.door_scan where key = p_key;
  if v_recorded.key is not null then
    if v_recorded.ticket_id <> p_ticket then
      raise exception 'request.invalid' using detail = '{"reason":"idempotency_key_reused"}';
    end if;
    v_outcome := case when v_recorded.is_second then 'twice' else 'admitted' end;
  elsif v_ticket.is_checked then
    if p_was_admitted_offline then
      insert into app_private.door_scan (key, ticket_id, scanned_at, place, made_by, is_second)
      values (p_key, p_ticket, v_at, p_place, app.person_id(), true);
      if v_at < v_ticket.checked_at then
        update app_private.door_exception set made_at = v_at
        where ticket_id = p_ticket and made_at = v_ticket.checked_at;
        update public.booking_ticket set checked_at = v_at where id = p_ticket;
      end if;
      v_outcome := 'twice';
    end if;
  elsif v_ticket.id is not null then
    if app_private.admit_ticket(p_key, p_ticket, p_slot, p_starts, v_at, p_place, p_fault, p_note) then
      v_outcome := 'admitted';
    elsif exists (select from public.booking_reservation where id = v_ticket.reservation_id and is_paid) then
      raise exception 'booking.ticket_moved';
    end if;
  end if;
  return jsonb_build_object('outcome', v_outcome, 'admissions', app_private.door_admissions(p_ticket));
end
$$;
grant execute
on function app.record_door_scan(uuid, uuid, uuid, timestamptz, timestamptz, boolean, text, text, text)
to arbora_manager;

-- Trigger: the scans of an undone check-in no longer count as admissions.
create function app_private.undo_door_scans()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update app_private.door_scan set undone_at = now() where ticket_id = new.id and undone_at is null;
  return null;
end
$$;
create trigger undo_door_scans
after update of is_checked on booking_ticket
for each row
when (old.is_checked and not new.is_checked)
execute function app_private.undo_door_scans();

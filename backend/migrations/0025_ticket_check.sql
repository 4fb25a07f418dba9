-- The door: what a ticket's code says to whom, and checking it in.

-- The answer of the check screen by who looks: a stranger learns validity and event, the holder his ticket, staff all
-- (libs/domain TicketCheck).
create function app.ticket_check(p_ticket uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_ticket public.booking_ticket;
  v_reservation public.booking_reservation;
  v_slot public.booking_event_slot;
  v_event public.booking_event;
  v_person public.user_profile;
  v_view text;
begin
  select * into v_ticket from public.booking_ticket where id = p_ticket;
  if not found then
    select e.* into v_event
    from app_private.cancelled_ticket t join public.booking_event e on e.id = t.event_id
    where t.id = p_ticket;
    return jsonb_build_object(
      'state', case when v_event.id is null then 'unknown' else 'cancelled' end,
      'view', case when app.has_acl('sales') then 'staff' else 'stranger' end,
      'event', app_private.event_on_ticket(v_event),
      'slot', null, 'checked_at', null, 'ticket', null, 'reservation', null, 'others', '[]'::jsonb
    );
  end if;
  select * into v_reservation from public.booking_reservation where id = v_ticket.reservation_id;
  select * into v_slot from public.booking_event_slot where id = v_reservation.event_slot_id;
  select * into v_event from public.booking_event where id = v_slot.event_id;
  select * into v_person from public.user_profile where id = v_reservation.person_id;
  v_view := case
    when app.has_acl('sales') then 'staff'
    when v_reservation.person_id = app.person_id() then 'owner'
    else 'stranger'
  end;
  return jsonb_build_object(
    'state', case when v_ticket.is_checked then 'used' when not v_reservation.is_paid then 'unpaid' else 'valid' end,
    'view', v_view,
    'event', app_private.event_on_ticket(v_event),
    'slot', jsonb_build_object('name', v_slot.name, 'name_en', v_slot.name_en, 'date_start', v_slot.date_start),
    'checked_at', case when v_view <> 'stranger' then v_ticket.checked_at end,
    'ticket', case when v_view <> 'stranger' then jsonb_build_object(
      'id', v_ticket.id,
      'name_on_ticket', v_ticket.name_on_ticket,
      'is_checked', v_ticket.is_checked,
      'reservation_id', v_ticket.reservation_id,
      'custom_company', v_ticket.custom_company
    ) end,
    'reservation', case when v_view = 'staff' then jsonb_build_object(
      'id', v_reservation.id,
      'vs', v_reservation.vs,
      'is_paid', v_reservation.is_paid,
      'person_name', v_person.name,
      'person_email', v_person.email
    ) end,
    'others', case when v_view = 'staff' then coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', t.id, 'name_on_ticket', t.name_on_ticket, 'is_checked', t.is_checked, 'slot_name', s.name
      ) order by s.date_start, t.position, t.id)
      from public.booking_reservation r
      join public.booking_event_slot s on s.id = r.event_slot_id
      join public.booking_ticket t on t.reservation_id = r.id
      where r.person_id = v_reservation.person_id and s.event_id = v_event.id and t.id <> v_ticket.id
    ), '[]') else '[]'::jsonb end
  );
end
$$;

create function app_private.event_on_ticket(p_event public.booking_event) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when (p_event).id is not null then jsonb_build_object(
    'id', (p_event).id, 'title', (p_event).title, 'title_en', (p_event).title_en, 'date_start', (p_event).date_start
  ) end
$$;

grant execute on function app.ticket_check(uuid)
  to arbora_anon;

-- Checks a ticket in: one conditional update, so of two doors that scan the same ticket one lets in. `p_event`: the
-- event at whose door the scanner stands, when it is bound to one. Raises auth.forbidden, booking.ticket_unknown,
-- ticket_cancelled, ticket_other_event, ticket_unpaid, ticket_used (detail {checked_at}).
create function app.check_in_ticket(p_ticket uuid, p_event uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_event uuid;
  v_paid boolean;
  v_checked_at timestamptz;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;

  update public.booking_ticket t set is_checked = true, checked_at = now()
  from public.booking_reservation r, public.booking_event_slot s
  where t.id = p_ticket and r.id = t.reservation_id and s.id = r.event_slot_id
    and not t.is_checked and r.is_paid and (p_event is null or s.event_id = p_event);
  if found then
    return app.ticket_check(p_ticket);
  end if;

  select s.event_id, r.is_paid, t.checked_at into v_event, v_paid, v_checked_at
  from public.booking_ticket t
  join public.booking_reservation r on r.id = t.reservation_id
  join public.booking_event_slot s on s.id = r.event_slot_id
  where t.id = p_ticket;
  if not found then
    if exists (select from app_private.cancelled_ticket where id = p_ticket) then
      raise exception 'booking.ticket_cancelled';
    end if;
    raise exception 'booking.ticket_unknown';
  end if;
  if v_event <> p_event then
    raise exception 'booking.ticket_other_event' using detail = jsonb_build_object('event_id', v_event)::text;
  end if;
  if v_checked_at is not null then
    raise exception 'booking.ticket_used' using detail = jsonb_build_object('checked_at', v_checked_at)::text;
  end if;
  raise exception 'booking.ticket_unpaid';
end
$$;
grant execute on function app.check_in_ticket(uuid, uuid) to arbora_manager;

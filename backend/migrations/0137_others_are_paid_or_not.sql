-- The check screen tells of each other ticket of a person whether it is paid, since only those that are can be
-- checked in, and what its slot is called in English.

-- The answer of the check screen by who looks: a stranger learns validity and event, the holder his ticket, staff all
-- (libs/domain TicketCheck).
create or replace function app.ticket_check(p_ticket uuid) returns jsonb
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
        'id', t.id, 'name_on_ticket', t.name_on_ticket, 'is_checked', t.is_checked, 'is_paid', r.is_paid,
        'slot_name', s.name, 'slot_name_en', s.name_en
      ) order by s.date_start, t.position, t.id)
      from public.booking_reservation r
      join public.booking_event_slot s on s.id = r.event_slot_id
      join public.booking_ticket t on t.reservation_id = r.id
      where r.person_id = v_reservation.person_id and s.event_id = v_event.id and t.id <> v_ticket.id
    ), '[]') else '[]'::jsonb end
  );
end
$$;

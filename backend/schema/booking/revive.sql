-- Reservations whose payment comes after they were cancelled.

-- Takes the locks for reviving a cancelled reservation, in the order of LOCKING.md (slot, profile, record), and returns
-- the record; null if there is none.
create function app_private.hold_cancelled(p_reservation uuid)
returns app_private.cancelled_reservation
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_cancelled app_private.cancelled_reservation;
begin
  select * into v_cancelled from app_private.cancelled_reservation where id = p_reservation;
  if v_cancelled.reason = 'unpaid' then
    perform app_private.hold_slot(v_cancelled.event_slot_id);
    perform from public.user_profile where id = v_cancelled.person_id for key share;
  end if;
  select * into v_cancelled from app_private.cancelled_reservation where id = p_reservation for update;
  return v_cancelled;
end
$$;

-- Restores a reservation that was cancelled as unpaid: paid, with the same tickets, codes and names, if a new one could
-- be made. Returns null, or the reason against it as {reason, togo?}: a reason of capacity_problem, `already_reserved`,
-- `event_started`, `slot_unknown`, or `erased` if the attendees were erased. The caller has called hold_cancelled.
create function app_private.put_back(p_gone app_private.cancelled_reservation)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_slot public.booking_event_slot;
  v_tickets jsonb := p_gone.reservation -> 'tickets';
  v_places integer := jsonb_array_length(p_gone.reservation -> 'tickets');
  v_key_suffix text := ':' || extract(epoch from now());
  v_problem jsonb;
begin
  select * into v_slot from public.booking_event_slot where id = p_gone.event_slot_id;
  if v_slot.id is null then
    return '{"reason":"slot_unknown"}';
  end if;
  if v_slot.date_start <= now() then
    return '{"reason":"event_started"}';
  end if;
  if coalesce(v_places, 0) = 0 or not exists (select from public.user_profile where id = p_gone.person_id) then
    return '{"reason":"erased"}';
  end if;
  if exists (
    select from public.booking_reservation where event_slot_id = v_slot.id and person_id = p_gone.person_id
  ) then
    return '{"reason":"already_reserved"}';
  end if;
  v_problem := app_private.capacity_problem(v_slot.id, v_places, null, p_gone.person_id);
  -- The limit applies to each company.
  select coalesce(v_problem, min(app_private.capacity_problem(v_slot.id, c.tickets, c.ico, p_gone.person_id)::text)::jsonb) into v_problem
  from (
    select nullif(t ->> 'ico', '') as ico, count(*)::integer as tickets
    from jsonb_array_elements(v_tickets) t group by 1
  ) c;
  if v_problem is not null then
    return v_problem;
  end if;

  insert into public.booking_reservation
    (id, event_slot_id, person_id, vs, is_paid, paid_at, created_at, places, custom_data)
  values (
    p_gone.id, p_gone.event_slot_id, p_gone.person_id, p_gone.vs, true, now(),
    (p_gone.reservation ->> 'created_at')::timestamptz, v_places, p_gone.reservation -> 'custom_data'
  );
  insert into public.booking_ticket (
    id, reservation_id, position, name_on_ticket, qr, is_checked, checked_at, custom_email, custom_company, ico, created_at
  )
  select t.id, p_gone.id, t.position, t.name_on_ticket, p_gone.codes ->> t.id::text, t.is_checked, t.checked_at,
    t.custom_email, t.custom_company, t.ico, t.created_at
  from jsonb_populate_recordset(null::public.booking_ticket, v_tickets) t;
  delete from app_private.cancelled_ticket
  where id in (select (t ->> 'id')::uuid from jsonb_array_elements(v_tickets) t);
  delete from app_private.cancelled_reservation where id = p_gone.id;

  perform app_private.notify_holder(
    'reservation-payment', p_gone.id, 'reservation-payment:' || p_gone.id || v_key_suffix, '{"revived": true}'
  );
  perform app_private.notify_attendees(p_gone.id, v_key_suffix);
  return null;
end
$$;

-- Handles a full payment for a cancelled reservation. Returns {outcome: revived}; {outcome: places_gone, reason, togo?}
-- if it cannot be restored; {outcome: cancelled, reason} if someone cancelled it, which a payment does not undo. In the
-- last two cases `paid_at` is set, and staff decide. The caller has called hold_cancelled.
create function app_private.revive(p_gone app_private.cancelled_reservation)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_problem jsonb;
begin
  if p_gone.reason = 'unpaid' then
    perform set_config('arbora.comes_back', 'on', true);
    v_problem := app_private.put_back(p_gone);
    perform set_config('arbora.comes_back', '', true);
    if v_problem is null then
      return '{"outcome":"revived"}';
    end if;
  end if;
  update app_private.cancelled_reservation set paid_at = coalesce(paid_at, now()) where id = p_gone.id;
  return case
    when v_problem is null then jsonb_build_object('outcome', 'cancelled', 'reason', p_gone.reason)
    else v_problem || '{"outcome":"places_gone"}'
  end;
end
$$;

-- A payment that comes after a reservation was cancelled for want of it revives the reservation if its places can still
-- be had (decision 27). What a cancelled reservation was stays whole until then.

alter table app_private.cancelled_reservation
  drop constraint cancelled_reservation_reason_check,
  add constraint cancelled_reservation_reason_check
    check (reason in ('customer', 'staff', 'unpaid', 'last_ticket', 'incomplete')),
  -- What the payer was told to write; the event's mask may change once nobody holds a place.
  add column variable_symbol text check (variable_symbol ~ '^[1-9][0-9]{6,9}$'),
  -- The codes drawn on its tickets, {ticket id: data image}; kept as long as it may be revived.
  add column codes jsonb,
  -- When money for it came that could not revive it: somebody decides what becomes of the money.
  add column paid_at timestamptz;
update app_private.cancelled_reservation c set variable_symbol = app.variable_symbol(e.mask_vs, c.vs)
from public.booking_event_slot s join public.booking_event e on e.id = s.event_id
where s.id = c.event_slot_id;
create index cancelled_reservation_variable_symbol on app_private.cancelled_reservation (variable_symbol);
create index cancelled_reservation_person on app_private.cancelled_reservation (person_id);
drop index app_private.cancelled_reservation_vs;

-- Holds a slot for who is about to take seats of it: its event first, as deleting that does, so that mask_vs stays what
-- it is until a reservation is there to keep it; then the slot, so that its seats are counted by one at a time.
create function app_private.hold_slot(p_slot uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from public.booking_event
  where id = (select event_id from public.booking_event_slot where id = p_slot) for share;
  perform from public.booking_event_slot where id = p_slot for no key update;
end
$$;
revoke all on function app_private.hold_slot(uuid) from public;

-- Why that many seats cannot be taken for tickets of that company id, {reason, togo} (decision 26); null when they can.
-- The caller holds the slot.
create function app_private.capacity_problem(p_slot uuid, p_places integer, p_ico text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_slot public.booking_event_slot;
  v_held bigint;
begin
  select * into v_slot from public.booking_event_slot where id = p_slot;
  if p_places > v_slot.capacity_per_user then
    return jsonb_build_object('reason', 'per_user', 'togo', v_slot.capacity_per_user);
  end if;
  if v_slot.capacity_by_ico and p_ico is not null then
    select count(*) into v_held
    from public.booking_ticket t join public.booking_reservation r on r.id = t.reservation_id
    where r.event_slot_id = p_slot and t.ico = p_ico;
    if v_held + p_places > v_slot.capacity_per_user then
      return jsonb_build_object('reason', 'by_ico', 'togo', greatest(v_slot.capacity_per_user - v_held, 0));
    end if;
  end if;
  select coalesce(sum(places), 0) into v_held from public.booking_reservation where event_slot_id = p_slot;
  if v_held + p_places > v_slot.capacity_total then
    return jsonb_build_object('reason', 'togo', 'togo', greatest(v_slot.capacity_total - v_held, 0));
  end if;
  return null;
end
$$;
revoke all on function app_private.capacity_problem(uuid, integer, text) from public;

-- Sends each attendee with an address of his own his ticket, once it is paid for; what was free of charge has been told
-- of when it was reserved. `p_again`: what makes it another mail than the one sent before.
drop function app_private.notify_attendees(uuid);
create function app_private.notify_attendees(p_reservation uuid, p_again text default '') returns void
language sql volatile security definer set search_path = ''
as $$
  select app_private.enqueue_mail(
    'reservation-ticket', t.custom_email, p.locale, app_private.ticket_facts(t), 'reservation-ticket:' || t.id || p_again
  )
  from public.booking_ticket t
  join public.booking_reservation r on r.id = t.reservation_id
  join public.user_profile p on p.id = r.person_id
  where t.reservation_id = p_reservation and r.is_paid and r.paid_at > r.created_at and t.custom_email <> p.email
$$;
revoke all on function app_private.notify_attendees(uuid, text) from public;

-- Tells somebody else than the holder that his ticket is not valid any more: each time that it stops being so.
create or replace function app_private.tell_lost_ticket() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app_private.enqueue_mail(
    'reservation-cancel', old.custom_email, p.locale, app_private.ticket_facts(old),
    'reservation-cancel:' || old.id || ':' || extract(epoch from now())
  )
  from public.booking_reservation r
  join public.user_profile p on p.id = r.person_id
  join public.booking_event_slot s on s.id = r.event_slot_id
  where r.id = old.reservation_id and old.custom_email <> p.email and s.date_start > now();
  return old;
end
$$;

-- Ends a reservation whose row the caller has locked: keeps its trace, frees its seats, tells its holder.
create or replace function app_private.end_reservation(p_reservation uuid, p_reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- One that was revived can be cancelled a second time, which is another mail.
  perform app_private.notify_holder(
    'reservation-cancel', p_reservation, 'reservation-cancel:' || p_reservation || ':' || extract(epoch from now()),
    jsonb_build_object('reason', p_reason)
  );
  insert into app_private.cancelled_ticket (id, reservation_id, event_id)
  select t.id, t.reservation_id, s.event_id
  from public.booking_ticket t
  join public.booking_reservation r on r.id = t.reservation_id
  join public.booking_event_slot s on s.id = r.event_slot_id
  where t.reservation_id = p_reservation
  on conflict do nothing;
  insert into app_private.cancelled_reservation
    (id, event_slot_id, person_id, vs, variable_symbol, reservation, codes, reason)
  select r.id, r.event_slot_id, r.person_id, r.vs, app.variable_symbol(e.mask_vs, r.vs),
    to_jsonb(r) || jsonb_build_object('tickets', coalesce((
      select jsonb_agg(to_jsonb(t) - 'qr' order by t.position, t.id)
      from public.booking_ticket t where t.reservation_id = r.id
    ), '[]')),
    case when p_reason = 'unpaid' then (
      select jsonb_object_agg(t.id, t.qr) from public.booking_ticket t where t.reservation_id = r.id
    ) end,
    p_reason
  from public.booking_reservation r
  join public.booking_event_slot s on s.id = r.event_slot_id
  join public.booking_event e on e.id = s.event_id
  where r.id = p_reservation;
  delete from public.booking_ticket where reservation_id = p_reservation;
  delete from public.booking_reservation where id = p_reservation;
end
$$;

-- Marks a reservation paid whose row the caller has locked, and tells holder and attendees.
create function app_private.mark_paid(p_reservation uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.booking_reservation set is_paid = true, paid_at = now(), due_at = null where id = p_reservation;
  perform app_private.notify_holder('reservation-payment', p_reservation, 'reservation-payment:' || p_reservation);
  perform app_private.notify_attendees(p_reservation);
end
$$;
revoke all on function app_private.mark_paid(uuid) from public;

-- Puts a reservation back that was cancelled unpaid, as a paid one, with the same tickets, codes and names, if its
-- places can still be had under the rules for a new one. Returns why not, {reason, togo?}: those of capacity_problem,
-- already_reserved, event_started, slot_unknown, or erased when nobody knows any more for whom it was. The caller holds
-- its slot, its person's profile and its trace.
create function app_private.put_back(p_gone app_private.cancelled_reservation) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_slot public.booking_event_slot;
  v_tickets jsonb := p_gone.reservation -> 'tickets';
  v_places integer := jsonb_array_length(p_gone.reservation -> 'tickets');
  v_again text := ':' || extract(epoch from now());
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
  v_problem := app_private.capacity_problem(v_slot.id, v_places, nullif(v_tickets #>> '{0,ico}', ''));
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
    'reservation-payment', p_gone.id, 'reservation-payment:' || p_gone.id || v_again, '{"revived": true}'
  );
  perform app_private.notify_attendees(p_gone.id, v_again);
  return null;
end
$$;
revoke all on function app_private.put_back(app_private.cancelled_reservation) from public;

-- Holds a cancelled reservation and what reviving it takes, in the order of LOCKING.md: slot, profile, trace. Returns
-- the trace; null when there is none, or none any more.
create function app_private.hold_cancelled(p_reservation uuid) returns app_private.cancelled_reservation
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_gone app_private.cancelled_reservation;
begin
  select * into v_gone from app_private.cancelled_reservation where id = p_reservation;
  if v_gone.reason = 'unpaid' then
    perform app_private.hold_slot(v_gone.event_slot_id);
    perform from public.user_profile where id = v_gone.person_id for key share;
  end if;
  select * into v_gone from app_private.cancelled_reservation where id = p_reservation for update;
  return v_gone;
end
$$;
revoke all on function app_private.hold_cancelled(uuid) from public;

-- What becomes of a cancelled reservation whose price has come after all: {outcome: revived}; {outcome: places_gone,
-- reason, togo?}; {outcome: cancelled, reason} when somebody cancelled it, as that is not undone without being asked.
-- In the last two the money is noted, and somebody decides. The caller holds the trace as hold_cancelled does.
create function app_private.revive(p_gone app_private.cancelled_reservation) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_problem jsonb;
begin
  if p_gone.reason = 'unpaid' then
    v_problem := app_private.put_back(p_gone);
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
revoke all on function app_private.revive(app_private.cancelled_reservation) from public;

-- Marks a reservation paid or unpaid; staff only. Repeating it changes nothing and mails nothing, and what is free stays
-- paid. Returns the row; or of a cancelled reservation {outcome, reason, togo?} as app_private.revive says, and after
-- the money was noted there by mistake {outcome: cancelled, reason}. Raises auth.forbidden, booking.reservation_unknown.
create or replace function app.set_reservation_paid(p_reservation uuid, p_paid boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reservation public.booking_reservation;
  v_slot public.booking_event_slot;
  v_gone app_private.cancelled_reservation;
  v_outcome jsonb;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  if not p_paid then
    -- The price may not become 0 meanwhile: the slot is held before the reservation, as by who changes the price.
    perform from public.booking_event_slot
    where id = (select event_slot_id from public.booking_reservation where id = p_reservation) for share;
  end if;
  select * into v_reservation from public.booking_reservation where id = p_reservation for update;
  if v_reservation.id is null and not p_paid then
    update app_private.cancelled_reservation set paid_at = null where id = p_reservation returning * into v_gone;
    if v_gone.id is not null then
      return jsonb_build_object('outcome', 'cancelled', 'reason', v_gone.reason);
    end if;
  elsif v_reservation.id is null then
    v_gone := app_private.hold_cancelled(p_reservation);
    if v_gone.id is not null then
      v_outcome := app_private.revive(v_gone);
      if v_outcome ->> 'outcome' <> 'revived' then
        return v_outcome;
      end if;
    end if;
    -- Revived here, or by somebody else while this waited.
    select * into v_reservation from public.booking_reservation where id = p_reservation for update;
  end if;
  if v_reservation.id is null then
    raise exception 'booking.reservation_unknown';
  end if;
  select * into v_slot from public.booking_event_slot where id = v_reservation.event_slot_id;
  if v_reservation.is_paid = p_paid or (v_slot.price = 0 and not p_paid) then
    return to_jsonb(v_reservation);
  end if;
  if p_paid then
    perform app_private.mark_paid(p_reservation);
  else
    update public.booking_reservation r
    set is_paid = false, paid_at = null,
      due_at = case when r.places > 0 then app.payment_due(now(), v_slot.date_start) end
    where r.id = p_reservation;
  end if;
  select * into v_reservation from public.booking_reservation where id = p_reservation;
  return to_jsonb(v_reservation);
end
$$;

-- Cancelled reservations as sales sees them: what money came for, and whom to ask.
create view public.cancelled_reservation_list as
  select
    c.id,
    c.event_slot_id,
    s.event_id,
    e.title as event_title,
    s.name as slot_name,
    s.date_start as slot_date,
    c.person_id,
    p.email as person_email,
    p.name as person_name,
    c.variable_symbol,
    c.reason,
    (c.reservation ->> 'created_at')::timestamptz as created_at,
    c.cancelled_at,
    c.paid_at,
    coalesce(jsonb_array_length(c.reservation -> 'tickets'), 0) as ticket_count,
    coalesce(jsonb_array_length(c.reservation -> 'tickets'), 0) * s.price as amount
  from app_private.cancelled_reservation c
  left join public.booking_event_slot s on s.id = c.event_slot_id
  left join public.booking_event e on e.id = s.event_id
  left join public.user_profile p on p.id = c.person_id
  where (select app.has_acl('sales'));
grant select on public.cancelled_reservation_list to arbora_manager;

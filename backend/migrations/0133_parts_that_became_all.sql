-- What came for a reservation is measured by what is due now: a ticket that was given back, or a lower price, may make a
-- part of the price all of it, or more. Such a reservation was ended as unpaid, with all its money come.

-- What came for an unpaid reservation beyond what is due for its tickets, below zero when it is less; null when nothing came.
create function app_private.money_beyond(p_reservation uuid) returns numeric
language sql stable security definer set search_path = ''
as $$
  select sum(t.amount) - (
    select s.price * (select count(*) from public.booking_ticket k where k.reservation_id = r.id)
    from public.booking_reservation r join public.event_slot s on s.id = r.event_slot_id
    where r.id = p_reservation
  )
  from public.bank_transaction t
  where t.reservation_id = p_reservation and t.outcome = 'amount_differs'
$$;
revoke all on function app_private.money_beyond(uuid) from public;

create or replace function app_private.is_overpaid(p_reservation uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select coalesce(app_private.money_beyond(p_reservation) > 0, false) $$;

-- Marks a reservation paid when what came before is what is due now, else tells by its last payment what differs. The
-- caller has locked the reservation's row, and changed what is due.
create function app_private.settle_payments(p_reservation uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_beyond numeric := app_private.money_beyond(p_reservation);
begin
  if v_beyond is null or exists (select from public.booking_reservation where id = p_reservation and is_paid) then
    return;
  end if;
  if v_beyond = 0 then
    update public.bank_transaction set outcome = 'paid', difference = null
    where reservation_id = p_reservation and outcome = 'amount_differs';
    perform app_private.mark_paid(p_reservation);
  else
    update public.bank_transaction set difference = v_beyond
    where id = (
      select id from public.bank_transaction
      where reservation_id = p_reservation and outcome = 'amount_differs'
      order by created_at desc, id limit 1
    );
  end if;
end
$$;
revoke all on function app_private.settle_payments(uuid) from public;

-- Deletes one ticket and frees its seat; the last one ends the reservation. Returns {reservation_id, places} with the
-- places left. Raises booking.ticket_unknown and the refusals of cancel_reservation.
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
    perform app_private.end_reservation(v_reservation.id, 'last_ticket');
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

-- What a new price or start means for reservations that wait for their payment: of a slot that became free they are
-- paid, and their attendees get their tickets; of one that starts sooner they are due by then; what came of another price
-- before may be all of the new one. What was paid stays paid whatever the price becomes, since nobody is asked for money
-- a second time, and a higher or lower price holds for those who have not paid yet: a price may change as long as the
-- nursery wants.
create or replace function app_private.follow_slot() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reservation uuid;
begin
  for v_reservation in
    select id from public.booking_reservation
    where event_slot_id = new.id and not is_paid and (new.price <> old.price or due_at > new.date_start)
    order by id for no key update
  loop
    if new.price = 0 then
      update public.booking_reservation set is_paid = true, paid_at = now(), due_at = null where id = v_reservation;
      perform app_private.notify_attendees(v_reservation);
      continue;
    end if;
    update public.booking_reservation set due_at = new.date_start where id = v_reservation and due_at > new.date_start;
    if new.price <> old.price then
      perform app_private.settle_payments(v_reservation);
    end if;
  end loop;
  return null;
end
$$;

-- Links a payment to a reservation by hand, be it cancelled: one of unknown symbol, or one that somebody decides about,
-- which leaves the reservation that it was noted for.
-- Returns its row. Raises auth.forbidden, payment.transaction_unknown, payment.transaction_settled for one that has paid
-- a reservation or is no payment, booking.reservation_unknown.
create or replace function app.link_bank_transaction(p_transaction uuid, p_reservation uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_transaction public.bank_transaction;
  v_before public.bank_transaction;
  v_outcome jsonb;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  select * into v_transaction from public.bank_transaction where id = p_transaction;
  if v_transaction.id is null then
    raise exception 'payment.transaction_unknown';
  end if;
  if v_transaction.outcome in ('paid', 'revived', 'ignored') then
    raise exception 'payment.transaction_settled';
  end if;
  v_before := v_transaction;
  v_outcome := app_private.receive_payment(p_reservation, p_transaction, v_transaction.amount);
  if v_outcome is null then
    raise exception 'booking.reservation_unknown';
  end if;
  -- The payment is locked after the reservation. When somebody else linked it meanwhile, all of this is undone.
  update public.bank_transaction
  set outcome = v_outcome ->> 'outcome', reason = v_outcome ->> 'reason',
    difference = (v_outcome ->> 'difference')::numeric, reservation_id = p_reservation,
    linked_by = app.person_id(), linked_at = now()
  where id = p_transaction
    and (outcome, reservation_id) is not distinct from (v_transaction.outcome, v_transaction.reservation_id)
  returning * into v_transaction;
  if not found then
    raise exception 'payment.transaction_settled';
  end if;
  -- What a cancelled reservation was noted to have got is there no longer, unless other money is.
  if v_before.outcome in ('places_gone', 'cancelled') and v_before.reservation_id <> p_reservation then
    update app_private.cancelled_reservation set paid_at = null
    where id = v_before.reservation_id and not exists (
      select from public.bank_transaction
      where reservation_id = v_before.reservation_id and outcome in ('places_gone', 'cancelled')
    );
  end if;
  return to_jsonb(v_transaction);
end
$$;

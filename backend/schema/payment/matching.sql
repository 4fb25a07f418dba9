-- Effects of payments on reservations.

-- The reservation with a variable symbol (without leading zeros), also a cancelled one; null if there is none.
create function app_private.reservation_of_symbol(p_symbol text)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select r.id
  from
    public.booking_reservation as r
    join public.booking_event_slot as s on s.id = r.event_slot_id
    join public.booking_event as e on e.id = s.event_id
  where r.vs = ltrim(right(p_symbol, 6), '0') and app.variable_symbol(e.mask_vs, r.vs) = p_symbol
  union all
  select id
  from app_private.cancelled_reservation
  where variable_symbol = p_symbol
  limit 1;
$$;

-- Ids of a person's reservations, including cancelled ones.
create function app_private.reservations_of(p_person uuid)
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select id from public.booking_reservation where person_id = p_person
  union all
  select id from app_private.cancelled_reservation where person_id = p_person;
$$;

-- Applies a payment to a reservation and returns {outcome, reason?, difference?} (see bank_transaction.outcome); null
-- if there is no such reservation. Earlier payments that were too small count too, and become `paid` with the last one;
-- the excess becomes an open item.
-- Locks the reservation, or slot, profile and record of a cancelled one, then its other payments.
create function app_private.receive_payment(p_reservation uuid, p_transaction uuid, p_amount numeric)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_reservation public.booking_reservation;
  v_cancelled app_private.cancelled_reservation;
  v_tickets integer;
  v_difference numeric;
  v_outcome jsonb;
begin
  select * into v_reservation from public.booking_reservation where id = p_reservation for update;
  if v_reservation.id is null then
    v_cancelled := app_private.hold_cancelled(p_reservation);
    if v_cancelled.id is null then
      -- Revived while this waited for the lock, or unknown.
      select * into v_reservation from public.booking_reservation where id = p_reservation for update;
    end if;
  end if;
  if v_reservation.is_paid then
    return '{"outcome":"already_paid"}';
  end if;
  if v_reservation.id is not null then
    select count(*) into v_tickets from public.booking_ticket where reservation_id = p_reservation;
  elsif v_cancelled.id is null then
    return null;
  elsif v_cancelled.reason <> 'unpaid' or v_cancelled.reservation -> 'tickets' is null then
    return app_private.revive(v_cancelled);
  else
    v_tickets := jsonb_array_length(v_cancelled.reservation -> 'tickets');
  end if;

  select p_amount + coalesce(sum(t.amount), 0) into v_difference
  from public.bank_transaction t
  where t.reservation_id = p_reservation and t.outcome = 'amount_differs' and t.id <> p_transaction
    and not exists (select from public.open_item i where i.transaction_id = t.id and i.state not in ('open', 'refund'));
  -- Without its slot (deleted), nothing is due; revive returns that the reservation cannot be restored.
  v_difference := v_difference - coalesce((
    select s.price * v_tickets from public.booking_event_slot s
    where s.id = coalesce(v_reservation.event_slot_id, v_cancelled.event_slot_id)
  ), v_difference);
  if v_difference < 0 then
    return jsonb_build_object('outcome', 'amount_differs', 'difference', v_difference);
  end if;

  if v_reservation.id is not null then
    perform app_private.mark_paid(p_reservation);
    v_outcome := '{"outcome":"paid"}';
  else
    v_outcome := app_private.revive(v_cancelled);
  end if;
  if v_outcome ->> 'outcome' in ('paid', 'revived') then
    update public.bank_transaction set outcome = 'paid', difference = null
    where reservation_id = p_reservation and outcome = 'amount_differs' and id <> p_transaction
      and not exists (
        select from public.open_item i
        where i.transaction_id = bank_transaction.id and i.state not in ('open', 'refund')
      );
    if v_difference > 0 then
      perform app_private.open_item('overpaid', p_reservation, p_transaction, v_difference);
    end if;
  end if;
  return v_outcome;
end
$$;

-- Links a payment to a reservation, also a cancelled one, by hand: payments with an unknown symbol, doubtful ones, ones of
-- an interrupted import, or ones that staff decide about, which leave the reservation they were matched with. Returns its row. For sales staff. Raises
-- auth.forbidden, payment.transaction_unknown, payment.transaction_settled (it has paid a reservation, is not an
-- incoming payment, or was linked meanwhile), booking.reservation_unknown.
create function app.link_bank_transaction(p_transaction uuid, p_reservation uuid)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_transaction public.bank_transaction;
  v_before public.bank_transaction;
  v_outcome jsonb;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  -- Waits for an import that is applying the payment.
  perform pg_advisory_xact_lock(hashtextextended('bank movement ' || p_transaction, 0));
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
  -- The payment is locked after the reservation; if someone else linked it meanwhile, everything is rolled back.
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
  delete from public.set_aside_payment where transaction_id = p_transaction;
  -- The cancelled reservation that it was matched with is no longer paid, unless it has another payment.
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
grant execute on function app.link_bank_transaction(uuid, uuid) to arbora_manager;

-- The payments received for an unpaid reservation minus the price of its tickets: below zero if too little came; null
-- if none came. The amount due can fall, by a deleted ticket or a lower price.
create function app_private.money_beyond(p_reservation uuid)
returns numeric
language sql
stable
security definer
set search_path = ''
as $$
  select
    sum(t.amount) - (
      select s.price * (select count(*) from public.booking_ticket as k where k.reservation_id = r.id)
      from
        public.booking_reservation as r
        join public.event_slot as s on s.id = r.event_slot_id
      where r.id = p_reservation
    )
  from public.bank_transaction as t
  where t.reservation_id = p_reservation and t.outcome = 'amount_differs';
$$;

-- True if more was received than is due. Such a reservation waits for staff: it is neither cancelled nor reminded.
create function app_private.is_overpaid(p_reservation uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(app_private.money_beyond(p_reservation) > 0, false);
$$;

-- Called after a change of the amount due, with the reservation locked: marks it paid if the payments received cover it,
-- with an open item for the excess, else updates the `difference` of the last payment.
create function app_private.settle_payments(p_reservation uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_beyond numeric := app_private.money_beyond(p_reservation);
  v_last uuid;
begin
  if v_beyond is null or exists (select from public.booking_reservation where id = p_reservation and is_paid) then
    return;
  end if;
  select id into v_last from public.bank_transaction
  where reservation_id = p_reservation and outcome = 'amount_differs'
  order by created_at desc, id limit 1;
  if v_beyond < 0 then
    update public.bank_transaction set difference = v_beyond where id = v_last;
    return;
  end if;
  update public.bank_transaction set outcome = 'paid', difference = null
  where reservation_id = p_reservation and outcome = 'amount_differs';
  perform app_private.mark_paid(p_reservation);
  if v_beyond > 0 then
    perform app_private.open_item('overpaid', p_reservation, v_last, v_beyond);
  end if;
end
$$;

-- Payments with the current state of their reservation, for sales staff. A reservation and a cancelled one have joins of
-- their own: only joins that depend on one table each are left out of a count by PostgreSQL 15.
create view public.bank_transaction_list as
  select
    t.id,
    t.statement_id,
    t.line,
    t.account,
    t.amount,
    t.currency,
    t.booked_on,
    t.counter_account,
    t.counter_name,
    t.vs,
    t.message,
    t.suggested_vs,
    t.outcome,
    t.reason,
    t.difference,
    t.reservation_id,
    t.linked_at,
    t.created_at,
    case
      when r.id is not null then app.variable_symbol(re.mask_vs, r.vs)
      else c.variable_symbol
    end as reservation_symbol,
    r.is_paid as reservation_is_paid,
    c.cancelled_at as reservation_cancelled_at,
    coalesce(rs.id, cs.id) as event_slot_id,
    coalesce(rs.event_id, cs.event_id) as event_id,
    coalesce(re.title, ce.title) as event_title,
    coalesce(rp.email, cp.email) as person_email,
    coalesce(rp.name, cp.name) as person_name,
    case
      when c.id is not null
      and ca.id is null then 'erased'
      else coalesce(ra.state, ca.state)
    end as person_state,
    aside.note as aside_note,
    aside.updated_at as aside_at,
    concat_ws(' ', t.search, coalesce(rp.search, cp.search), app.searchable(aside.note)) as search
  from
    public.bank_transaction as t
    left join public.booking_reservation as r on r.id = t.reservation_id
    left join public.event_slot as rs on rs.id = r.event_slot_id
    left join public.booking_event as re on re.id = rs.event_id
    left join public.user_profile as rp on rp.id = r.person_id
    left join public.auth_person as ra on ra.id = r.person_id
    left join app_private.cancelled_reservation as c on c.id = t.reservation_id
    left join public.event_slot as cs on cs.id = c.event_slot_id
    left join public.booking_event as ce on ce.id = cs.event_id
    left join public.user_profile as cp on cp.id = c.person_id
    left join public.auth_person as ca on ca.id = c.person_id
    left join public.set_aside_payment as aside on aside.transaction_id = t.id;
alter view bank_transaction_list
owner to arbora_sales_lists;

-- Payments with the current state of their reservation, for sales staff.
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
    t.outcome,
    t.reason,
    t.difference,
    t.reservation_id,
    t.linked_at,
    t.created_at,
    case
      when r.id is not null then app.variable_symbol(e.mask_vs, r.vs)
      else c.variable_symbol
    end as reservation_symbol,
    r.is_paid as reservation_is_paid,
    c.cancelled_at as reservation_cancelled_at,
    s.id as event_slot_id,
    s.event_id,
    e.title as event_title,
    p.email as person_email,
    p.name as person_name
  from
    public.bank_transaction as t
    left join public.booking_reservation as r on r.id = t.reservation_id
    left join app_private.cancelled_reservation as c on c.id = t.reservation_id
    left join public.event_slot as s on s.id = coalesce(r.event_slot_id, c.event_slot_id)
    left join public.booking_event as e on e.id = s.event_id
    left join public.user_profile as p on p.id = coalesce(r.person_id, c.person_id);
alter view bank_transaction_list
owner to arbora_sales_lists;

-- Open items with the customer and the event, for sales staff.
create view public.open_item_list as
  select
    i.id,
    i.reason,
    i.state,
    i.amount,
    i.currency,
    i.vs,
    i.account,
    i.holder,
    i.note,
    i.reservation_id,
    i.transaction_id,
    i.order_id,
    i.decided_at,
    i.created_at,
    t.booked_on as paid_on,
    f.booked_on as refunded_on,
    p.email as person_email,
    p.name as person_name,
    case
      when i.person_id is null then 'erased'
      else a.state
    end as person_state,
    coalesce(re.title, ce.title) as event_title,
    concat_ws(' ', app.searchable(concat_ws(' ', i.vs, i.holder)), p.search) as search
  from
    public.open_item as i
    left join public.bank_transaction as t on t.id = i.transaction_id
    left join public.bank_transaction as f on f.id = i.refund_id
    left join public.user_profile as p on p.id = i.person_id
    left join public.auth_person as a on a.id = i.person_id
    left join public.booking_reservation as r on r.id = i.reservation_id
    left join public.event_slot as rs on rs.id = r.event_slot_id
    left join public.booking_event as re on re.id = rs.event_id
    left join app_private.cancelled_reservation as c on c.id = i.reservation_id
    left join public.event_slot as cs on cs.id = c.event_slot_id
    left join public.booking_event as ce on ce.id = cs.event_id;
alter view open_item_list
owner to arbora_sales_lists;

-- Open items: money that customers have paid and that nothing is owed for.

-- IBAN of an account, which is given as IBAN or in the Czech notation `19-2000145399/0800`; null if it is neither, or if
-- its check digits are wrong.
create function app_private.iban_of(value text)
returns text
language plpgsql
immutable
strict
set search_path = ''
as $$
declare
  v_iban text := upper(regexp_replace(value, '\s', '', 'g'));
  v_parts text[] := regexp_match(v_iban, '^(?:(\d{1,6})-)?(\d{2,10})/(\d{4})$');
  v_weights constant integer[] := '{6,3,7,9,10,5,8,4,2,1}';
  v_number text;
begin
  if v_parts is not null then
    v_iban := 'CZ00' || v_parts[3] || lpad(coalesce(v_parts[1], ''), 6, '0') || lpad(v_parts[2], 10, '0');
    v_iban := 'CZ' || lpad((98 - app_private.iban_remainder(v_iban))::text, 2, '0') || substr(v_iban, 5);
  end if;
  if v_iban !~ '^[A-Z]{2}\d{2}[0-9A-Z]{10,30}$' or app_private.iban_remainder(v_iban) <> 1 then
    return null;
  end if;
  if v_iban like 'CZ%' then
    if v_iban !~ '^CZ\d{22}$' then
      return null;
    end if;
    foreach v_number in array array[lpad(substr(v_iban, 9, 6), 10, '0'), substr(v_iban, 15)] loop
      if (select sum(substr(v_number, i, 1)::integer * v_weights[i]) from generate_series(1, 10) as i) % 11 <> 0 then
        return null;
      end if;
    end loop;
  end if;
  return v_iban;
end
$$;

-- Remainder of an IBAN by ISO 13616; 1 if its check digits are right.
create function app_private.iban_remainder(iban text)
returns integer
language sql
immutable
strict
set search_path = ''
as $$
  select
    (
      string_agg(
        case
          when c ~ '\d' then c
          else (ascii(c) - 55)::text
        end,
        ''
        order by i
      )::numeric % 97
    )::integer
  from regexp_split_to_table(substr(iban, 5) || left(iban, 4), '') with ordinality as t (c, i);
$$;

-- Opens an item of a reservation, also a cancelled one. `p_transaction` is the payment, whose payer gets the money back.
create function app_private.open_item(p_reason text, p_reservation uuid, p_transaction uuid, p_amount numeric)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  with
    reservation as (
      select r.person_id, app.variable_symbol(e.mask_vs, r.vs) as vs
      from
        public.booking_reservation as r
        join public.event_slot as s on s.id = r.event_slot_id
        join public.booking_event as e on e.id = s.event_id
      where r.id = p_reservation
      union all
      select person_id, variable_symbol
      from app_private.cancelled_reservation
      where id = p_reservation
      limit 1
    )
  insert into public.open_item (reason, reservation_id, transaction_id, person_id, amount, vs, account, holder)
  select p_reason, p_reservation, t.id, p.id, p_amount, r.vs, app_private.iban_of(t.counter_account), t.counter_name
  from
    reservation as r
    left join public.user_profile as p on p.id = r.person_id
    left join public.bank_transaction as t on t.id = p_transaction;
$$;

-- The latest payment of a reservation; null if staff recorded it.
create function app_private.last_payment(p_reservation uuid)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select id
  from public.bank_transaction
  where reservation_id = p_reservation and outcome in ('paid', 'revived', 'amount_differs')
  order by created_at desc, id
  limit 1;
$$;

-- Amount paid for a reservation that is paid: the total of its document, otherwise its price, without
-- the tickets deleted since.
create function app_private.paid_for(p_reservation public.booking_reservation)
returns numeric
language sql
stable
security definer
set search_path = ''
as $$
  select
    case
      when d.id is null then p_reservation.places * (
        select price from public.event_slot where id = p_reservation.event_slot_id
      )
      else d.total - coalesce(
        (
          select sum(i.amount)
          from public.open_item as i
          where i.reservation_id = p_reservation.id and i.reason = 'fewer_tickets' and i.created_at > d.created_at
        ),
        0
      )
    end
  from
    (values(1)) as one
    left join lateral (
      select id, total, created_at
      from public.tax_document
      where reservation_id = p_reservation.id and kind = 'payment'
      order by created_at desc
      limit 1
    ) as d
      on true;
$$;

-- Opens the items of a reservation that is being cancelled: the amount paid, or the payments that were too small.
-- If staff have marked it paid, those payments are part of that amount.
create function app_private.open_items_of_cancelled(p_reservation public.booking_reservation)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_paid numeric := app_private.paid_for(p_reservation);
begin
  if not p_reservation.is_paid then
    perform app_private.open_item('gone', p_reservation.id, t.id, t.amount)
    from public.bank_transaction t
    where t.reservation_id = p_reservation.id and t.outcome = 'amount_differs';
  elsif v_paid > 0 then
    perform app_private.open_item(
      'cancelled', p_reservation.id, app_private.last_payment(p_reservation.id), v_paid
    );
  end if;
end
$$;

-- Opens the item of a ticket that is deleted from a paid reservation, which the caller has locked and which keeps others.
create function app_private.open_item_of_ticket(p_reservation public.booking_reservation)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_paid numeric := app_private.paid_for(p_reservation);
  v_price numeric := round(v_paid / p_reservation.places, 2);
begin
  if p_reservation.is_paid and v_price > 0 then
    perform app_private.open_item(
      'fewer_tickets', p_reservation.id, app_private.last_payment(p_reservation.id), v_price
    );
  end if;
end
$$;

-- Trigger: keeps the item of a payment by its outcome. Raises payment.transaction_settled if the payment gets another
-- outcome after its refund was ordered.
create function app_private.keep_open_item()
returns trigger
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  delete from public.open_item
  where transaction_id = new.id and reason in ('paid_twice', 'gone') and state in ('open', 'refund');
  if exists (select from public.open_item where transaction_id = new.id and reason in ('paid_twice', 'gone')) then
    raise exception 'payment.transaction_settled';
  end if;
  if new.outcome = 'already_paid' then
    perform app_private.open_item('paid_twice', new.reservation_id, new.id, new.amount);
  elsif new.outcome in ('cancelled', 'places_gone') or (
    new.outcome = 'amount_differs'
    and exists (select from app_private.cancelled_reservation where id = new.reservation_id)
  ) then
    perform app_private.open_item('gone', new.reservation_id, new.id, new.amount);
  end if;
  return null;
end
$$;
create trigger keep_open_item
after update of outcome, reservation_id on bank_transaction
for each row
when ((old.outcome, old.reservation_id) is distinct from (new.outcome, new.reservation_id))
execute function app_private.keep_open_item();

-- Account of an IBAN in the notation of people: the Czech one, or groups of four.
create function app_private.written_account(iban text)
returns text
language sql
immutable
strict
set search_path = ''
as $$
  select
    case
      when iban like 'CZ%' then case
        when substr(iban, 9, 6)::bigint = 0 then ''
        else substr(iban, 9, 6)::bigint || '-'
      end || substr(iban, 15)::bigint || '/' || substr(iban, 5, 4)
      else rtrim(regexp_replace(iban, '(.{4})', '\1 ', 'g'))
    end;
$$;

-- Ends the refund of an item: issues the credit note, if the payment has a document, and mails the customer.
create function app_private.refunded(p_item uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_item public.open_item;
  v_note uuid;
begin
  select * into v_item from public.open_item where id = p_item;
  if v_item.reason in ('cancelled', 'fewer_tickets') then
    v_note := app_private.issue_credit_note(v_item.reservation_id, v_item.amount);
  end if;
  perform app_private.enqueue_mail(
    'refund', p.email, p.locale,
    jsonb_build_object(
      'amount', v_item.amount, 'currency', v_item.currency, 'vs', v_item.vs,
      'account', case when v_item.refund_id is not null then app_private.written_account(v_item.account) end,
      'event_title', e.title, 'event_title_en', e.title_en, 'event_title_pl', e.title_pl,
      'document', (
        select to_jsonb(d) || jsonb_build_object('corrects_label', c.label)
        from public.tax_document d left join public.tax_document c on c.id = d.corrects
        where d.id = v_note
      )
    ),
    'refund:' || v_item.id
  )
  from public.user_profile p
    left join (
      select id, event_slot_id from public.booking_reservation
      union all
      select id, event_slot_id from app_private.cancelled_reservation
    ) r on r.id = v_item.reservation_id
    left join public.event_slot s on s.id = r.event_slot_id
    left join public.booking_event e on e.id = s.event_id
  where p.id = v_item.person_id and p.email is not null;
end
$$;

-- Trigger: an outgoing movement closes the item that was ordered with its amount and symbol, or all items of an order if
-- the bank has booked its total.
create function app_private.close_refunds()
returns trigger
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_item public.open_item;
  v_order uuid;
begin
  select * into v_item from public.open_item
  where state = 'ordered' and amount = -new.amount and currency = new.currency and (
    vs = new.vs or (new.vs is null and account = app_private.iban_of(new.counter_account))
  )
  order by decided_at, id limit 1 for update;
  if v_item.id is null then
    select o.id into v_order from public.payment_order o
    where o.total = -new.amount and o.currency = new.currency and new.vs is null and o.items > 1
      and (select count(*) from public.open_item i where i.order_id = o.id and i.state = 'ordered') = o.items
    order by o.created_at limit 1 for update;
  end if;
  for v_item in
    select * from public.open_item
    where id = v_item.id or (order_id = v_order and state = 'ordered')
    order by id for update
  loop
    update public.open_item set state = 'refunded', refund_id = new.id where id = v_item.id;
    perform app_private.refunded(v_item.id);
  end loop;
  return null;
end
$$;
create trigger close_refunds
after insert on bank_transaction
for each row
when (new.outcome = 'ignored' and new.reason = 'outgoing')
execute function app_private.close_refunds();

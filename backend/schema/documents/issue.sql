-- Issuing tax documents.

-- Stores the seller with whom documents are issued; null issues none.
create function app_private.keep_seller(p_seller jsonb)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update app_private.seller set value = p_seller where value is distinct from p_seller;
$$;
grant execute on function app_private.keep_seller(jsonb) to arbora_service;

create trigger plain_spaces
before update of value on app_private.seller
for each row
execute function app_private.plain_spaces('value');

-- Rate of VAT on a day, in per cent.
create function app_private.vat_rate_on(p_category text, p_day date)
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select rate
  from app_private.vat_rate
  where category = p_category and valid_from <= p_day
  order by valid_from desc
  limit 1;
$$;

-- VAT within `p_total` by the law's rule: the tax is rounded to hundredths, the base is the rest. [] without a rate.
create function app_private.vat_within(p_total numeric, p_rate integer)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select
    case
      when p_rate is null then '[]'::jsonb
      else jsonb_build_array(
        jsonb_build_object('rate', p_rate, 'base', p_total - v.tax, 'tax', v.tax, 'total', p_total)
      )
    end
  from (select round(p_total * p_rate / (100 + p_rate), 2) as tax) as v;
$$;

-- The next number of a series. Other transactions that issue a document of the series wait until this one ends.
create function app_private.next_document_number(p_kind text, p_year integer)
returns integer
language sql
volatile
security definer
set search_path = ''
as $$
  insert into app_private.document_series as s (kind, year, last)
  values (p_kind, p_year, 1)
  on conflict (kind, year) do update set last = s.last + 1
  returning last;
$$;

-- Issues the tax document on the payment of a reservation, unless it is free of charge or no seller is configured. The
-- buyer is the one of the reservation's invoice data, otherwise its holder. The caller has locked the reservation.
create function app_private.issue_payment_document(p_reservation public.booking_reservation)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_seller jsonb := (select value from app_private.seller);
  v_today date := (clock_timestamp() at time zone 'Europe/Prague')::date;
  v_paid date := (coalesce(p_reservation.paid_at, now()) at time zone 'Europe/Prague')::date;
  v_slot public.event_slot;
  v_event public.booking_event;
  v_total numeric(14, 2);
  v_rate integer;
begin
  select * into v_slot from public.event_slot where id = p_reservation.event_slot_id;
  v_total := p_reservation.places * v_slot.price;
  if v_seller is null or v_total = 0 then
    return;
  end if;
  select * into v_event from public.booking_event where id = v_slot.event_id;
  if (v_seller ->> 'vatPayer')::boolean then
    v_rate := app_private.vat_rate_on(v_event.vat_category, v_paid);
  end if;
  insert into public.tax_document
    (kind, year, number, issued_on, supplied_on, seller, buyer, lines, rates, total, vs, reservation_id, person_id)
  select
    'payment', extract(year from v_today),
    app_private.next_document_number('payment', extract(year from v_today)::integer),
    v_today, v_paid, v_seller,
    jsonb_strip_nulls(coalesce(
      nullif(p_reservation.custom_data -> 'invoice', 'null'::jsonb), jsonb_build_object('name', coalesce(p.name, p.email))
    )),
    jsonb_build_array(jsonb_build_object(
      'name', v_event.title, 'name_en', v_event.title_en, 'name_pl', v_event.title_pl,
      'detail', v_slot.name, 'detail_en', v_slot.name_en, 'detail_pl', v_slot.name_pl,
      'date', v_slot.date_start, 'amount', p_reservation.places, 'price', v_slot.price, 'rate', v_rate
    )),
    app_private.vat_within(v_total, v_rate), v_total,
    app.variable_symbol(v_event.mask_vs, p_reservation.vs), p_reservation.id, p.id
  from public.user_profile p
  where p.id = p_reservation.person_id;
end
$$;

-- Issues a credit note on the document of a reservation, if it has one: its payment was taken back or refunded, as a
-- whole or (`p_amount`) in part. All credit notes of a document add up to it at most, by total and by rate. Documents of
-- payments have one line. Returns its id, or null.
create function app_private.issue_credit_note(p_reservation uuid, p_amount numeric default null)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_today date := (clock_timestamp() at time zone 'Europe/Prague')::date;
  v_document public.tax_document;
  v_left numeric;
  v_tax_left numeric;
  v_amount numeric;
  v_price numeric;
  v_rates jsonb := '[]';
  v_id uuid;
begin
  select * into v_document from public.tax_document
  where reservation_id = p_reservation and kind = 'payment'
  order by created_at desc limit 1 for update;
  -- After the lock, so that another credit note is seen.
  select
    v_document.total + coalesce(sum(total), 0),
    (v_document.rates -> 0 ->> 'tax')::numeric + coalesce(sum((rates -> 0 ->> 'tax')::numeric), 0)
  into v_left, v_tax_left
  from public.tax_document where corrects = v_document.id;
  v_amount := least(coalesce(p_amount, v_left), v_left);
  if v_document.id is null or v_amount <= 0 then
    return null;
  end if;
  if v_document.rates <> '[]' then
    v_rates := app_private.vat_within(-v_amount, (v_document.rates -> 0 ->> 'rate')::integer);
    if v_amount = v_left then
      v_rates := jsonb_set(
        v_rates, '{0}',
        v_rates -> 0 || jsonb_build_object('tax', -v_tax_left, 'base', v_tax_left - v_amount)
      );
    end if;
  end if;
  v_price := (v_document.lines -> 0 ->> 'price')::numeric;
  insert into public.tax_document (
    kind, year, number, corrects, issued_on, supplied_on, seller, buyer, lines, rates, total, currency, vs,
    reservation_id, person_id
  )
  values (
    'credit_note', extract(year from v_today),
    app_private.next_document_number('credit_note', extract(year from v_today)::integer),
    v_document.id, v_today, v_today, v_document.seller, v_document.buyer,
    jsonb_build_array(v_document.lines -> 0 || case
      when v_amount % v_price = 0 then jsonb_build_object('amount', -(v_amount / v_price)::integer)
      else jsonb_build_object('amount', -1, 'price', v_amount)
    end),
    v_rates, -v_amount, v_document.currency, v_document.vs, p_reservation, v_document.person_id
  )
  returning id into v_id;
  return v_id;
end
$$;

-- Trigger: a payment of a reservation issues a document, and a payment taken back its credit note. An empty reservation
-- that was marked paid gets its document with its seats.
create function app_private.issue_documents()
returns trigger
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if new.is_paid then
    perform app_private.issue_payment_document(new);
  else
    perform app_private.issue_credit_note(new.id);
  end if;
  return null;
end
$$;
create trigger issue_document_when_made
after insert on booking_reservation
for each row
when (new.is_paid)
execute function app_private.issue_documents();
-- Before the trigger `notify_paid`, whose mail brings the document: triggers run in the order of their names.
create trigger issue_document
after update of is_paid, places on booking_reservation
for each row
when (old.is_paid != new.is_paid or new.is_paid and old.places = 0)
execute function app_private.issue_documents();

-- Trigger: an issued document cannot be changed or deleted by any role. Only the deletion of an account removes the
-- reference to it. Raises restrict_violation.
create function app_private.keep_document()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- With the generated columns, which are computed after this trigger.
  v_left_out constant text[] := '{person_id,label,buyer_name,search}';
begin
  if tg_op = 'UPDATE' and new.person_id is null
    and to_jsonb(new) - v_left_out = to_jsonb(old) - v_left_out
  then
    return new;
  end if;
  raise exception using errcode = 'restrict_violation', message = 'an issued document cannot be changed or deleted';
end
$$;
create trigger keep_document
before update or delete on tax_document
for each row
execute function app_private.keep_document();

-- The latest document of a reservation with the label of the one it corrects, for its mail and its download; null if
-- none was issued.
create function app_private.reservation_document(p_reservation uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select
    to_jsonb(d) || jsonb_build_object(
      'corrects_label',
      (select c.label from public.tax_document as c where c.id = d.corrects)
    )
  from public.tax_document as d
  where d.reservation_id = p_reservation
  order by d.created_at desc, d.kind desc
  limit 1;
$$;

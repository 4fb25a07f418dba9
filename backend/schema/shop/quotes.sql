-- Quotes: prices that sales staff promise for an inquiry, and the customer's answer.

-- Today in Prague, by which quotes expire.
create function app_private.prague_today()
returns date
language sql
stable
set search_path = ''
as $$
  select (now() at time zone 'Europe/Prague')::date;
$$;

-- The path of the first fault in the lines of a quote, such as `items.2.price`; null if well-formed. Lines have
-- `product_item_id`, `amount` and `price`.
create function app_private.quote_items_problem(p_items jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select
    case
      when jsonb_typeof(p_items) is distinct from 'array' then 'items'
      when jsonb_array_length(p_items) not between 1 and 500 then 'items'
      else (
        select
          format('items.%s', line.n - 1) || case
            when jsonb_typeof(line.item) != 'object' then ''
            when line.item - '{product_item_id,amount,price}'::text[] != '{}' then ''
            when app_private.basket_item_problem(line.item - 'price') is not null then app_private.basket_item_problem(
              line.item - 'price'
            )
            else '.price'
          end
        from jsonb_array_elements(p_items) with ordinality as line (item, n)
        where
          jsonb_typeof(line.item) != 'object'
          or line.item - '{product_item_id,amount,price}'::text[] != '{}'
          or app_private.basket_item_problem(line.item - 'price') is not null
          or jsonb_typeof(line.item -> 'price') is distinct from 'number'
          or line.item ->> 'price' !~ '^[0-9]{1,7}([.][0-9]{1,2})?$'
          or (line.item ->> 'price')::numeric = 0
        order by line.n
        limit 1
      )
    end;
$$;

-- The lines of a quote with the nursery's own names and sizes. Raises shop.item_unknown (detail {line,
-- product_item_id}).
create function app_private.quote_lines(p_items jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_lines jsonb;
  v_unknown bigint;
begin
  select
    jsonb_agg(jsonb_build_object(
      'product_item_id', item.id,
      'amount', (wanted.item ->> 'amount')::integer,
      'name', product.name,
      'size', size.name,
      'spec1', item.spec1,
      'spec2', item.spec2,
      'price', (wanted.item ->> 'price')::numeric(10, 2)
    ) order by wanted.n),
    min(wanted.n) filter (where item.id is null)
  into v_lines, v_unknown
  from jsonb_array_elements(p_items) with ordinality as wanted (item, n)
  left join public.product_item item on item.id = (wanted.item ->> 'product_item_id')::uuid
  left join public.product product on product.id = item.product_id
  left join public.product_size size on size.id = item.size_id;
  if v_unknown is not null then
    raise exception 'shop.item_unknown' using detail = jsonb_build_object(
      'line', v_unknown - 1, 'product_item_id', p_items -> (v_unknown::integer - 1) -> 'product_item_id'
    )::text;
  end if;
  return v_lines;
end
$$;

-- The answer of the functions about a quote: {id, number, state, answered_at, order_code}.
create function app_private.quote_answer(p_quote public.quote)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select
    jsonb_build_object(
      'id',
      (p_quote).id,
      'number',
      (p_quote).number,
      'state',
      (p_quote).state,
      'answered_at',
      (p_quote).answered_at,
      'order_code',
      (select o.order_code from public.shop_order as o where o.id = (p_quote).order_id)
    );
$$;

-- Sends the next version of an inquiry's quote to the customer, in the currency of `p_country`; it replaces a version
-- that awaits an answer, and deletes the draft. `p_number` is the latest version that the caller has seen, 0 for none,
-- so that two people cannot price the same inquiry unaware of each other. Lines have {product_item_id, amount, price};
-- the price is per piece. Returns quote_answer. Raises auth.forbidden, not_found, request.invalid (detail {fields}),
-- shop.item_unknown (detail {line, product_item_id}), shop.quote_changed (detail {number}), shop.quote_closed (detail
-- {state}) once one is accepted.
create function public.send_quote(
  p_inquiry uuid,
  p_number integer,
  p_items jsonb,
  p_country text,
  p_vat text,
  p_valid_until date,
  p_note text default ''
)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_note constant text := app.tidy_lines(coalesce(p_note, ''));
  v_problem text;
  v_inquiry public.shop_order;
  v_latest public.quote;
  v_quote public.quote;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  v_problem := case
    when app_private.quote_items_problem(p_items) is not null then app_private.quote_items_problem(p_items)
    when coalesce(p_country, '') not in ('CZ', 'SK', 'PL') then 'country'
    when coalesce(p_vat, '') not in ('included', 'excluded', 'reverse_charge', 'not_payer') then 'vat'
    when p_valid_until between app_private.prague_today() and app_private.prague_today() + 366 is not true
      then 'valid_until'
    when length(v_note) > 4000 or app.given_text_fault(v_note, true) is not null then 'note'
  end;
  if v_problem is not null then
    raise exception 'request.invalid'
      using detail = jsonb_build_object('fields', jsonb_build_object(v_problem, 'invalid'))::text;
  end if;

  -- Every function that creates or answers quotes of an inquiry locks its row first (LOCKING.md).
  select * into v_inquiry from public.shop_order
  where id = p_inquiry and type = 'inquiry' and profile_id is not null for no key update;
  if not found then
    raise exception 'not_found';
  end if;
  select * into v_latest from public.quote where inquiry_id = p_inquiry order by number desc limit 1;
  if v_latest.state = 'accepted' then
    raise exception 'shop.quote_closed' using detail = jsonb_build_object('state', v_latest.state)::text;
  end if;
  if p_number is distinct from coalesce(v_latest.number, 0) then
    raise exception 'shop.quote_changed'
      using detail = jsonb_build_object('number', coalesce(v_latest.number, 0))::text;
  end if;

  update public.quote set state = 'replaced' where id = v_latest.id and state = 'sent';
  insert into public.quote (inquiry_id, profile_id, number, items, country, vat, valid_until, note, sent_by)
  values (
    p_inquiry, v_inquiry.profile_id, p_number + 1, app_private.quote_lines(p_items), p_country, p_vat, p_valid_until,
    v_note, app.person_id()
  )
  returning * into v_quote;
  delete from public.quote_draft where inquiry_id = p_inquiry;
  perform app_private.enqueue_mail(
    'quote-sent', person.email, person.locale,
    jsonb_build_object('order_id', p_inquiry, 'quote_id', v_quote.id), 'quote-sent:' || v_quote.id
  )
  from public.user_profile person where person.id = v_inquiry.profile_id;
  return app_private.quote_answer(v_quote);
end
$$;
grant execute on function public.send_quote(uuid, integer, jsonb, text, text, date, text) to arbora_manager;

-- Withdraws a quote that awaits an answer, which the customer can then no longer accept; idempotent. Mails the
-- customer. Returns quote_answer. Raises auth.forbidden, not_found, shop.quote_closed (detail {state}).
create function public.withdraw_quote(p_id uuid)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_quote public.quote;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  perform from public.shop_order
  where id = (select q.inquiry_id from public.quote q where q.id = p_id) for no key update;
  select * into v_quote from public.quote where id = p_id;
  if not found then
    raise exception 'not_found';
  end if;
  if v_quote.state = 'withdrawn' then
    return app_private.quote_answer(v_quote);
  end if;
  if v_quote.state <> 'sent' then
    raise exception 'shop.quote_closed' using detail = jsonb_build_object('state', v_quote.state)::text;
  end if;
  update public.quote set state = 'withdrawn' where id = p_id returning * into v_quote;
  perform app_private.enqueue_mail(
    'quote-withdrawn', person.email, person.locale,
    jsonb_build_object('order_id', v_quote.inquiry_id, 'quote_id', p_id), 'quote-withdrawn:' || p_id
  )
  from public.user_profile person where person.id = v_quote.profile_id;
  return app_private.quote_answer(v_quote);
end
$$;
grant execute on function public.withdraw_quote(uuid) to arbora_manager;

-- Locks a quote of the caller for an answer and returns it: the profile, then the inquiry. Raises auth.login_required,
-- auth.blocked, shop.quote_unknown.
create function app_private.hold_quote(p_id uuid)
returns public.quote
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_quote public.quote;
begin
  perform from public.user_profile where id = app.person_id() for key share;
  if not found then
    raise exception 'auth.login_required';
  end if;
  if not app.is_admitted() then
    raise exception 'auth.blocked';
  end if;
  perform from public.shop_order
  where id = (select q.inquiry_id from public.quote q where q.id = p_id and q.profile_id = app.person_id())
  for no key update;
  select * into v_quote from public.quote where id = p_id and profile_id = app.person_id();
  if not found then
    raise exception 'shop.quote_unknown';
  end if;
  return v_quote;
end
$$;

-- Accepts a quote of the caller, which becomes an order at its prices and completes the inquiry; idempotent. Returns
-- quote_answer. The inquiry has already taken the stock of offers.
-- Raises the errors of hold_quote, shop.quote_closed (detail {state}), shop.quote_expired (detail {valid_until}).
create function public.accept_quote(p_id uuid)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_quote public.quote := app_private.hold_quote(p_id);
  v_inquiry public.shop_order;
  v_order public.shop_order;
begin
  if v_quote.state = 'accepted' then
    return app_private.quote_answer(v_quote);
  end if;
  if v_quote.state <> 'sent' then
    raise exception 'shop.quote_closed' using detail = jsonb_build_object('state', v_quote.state)::text;
  end if;
  if v_quote.valid_until < app_private.prague_today() then
    raise exception 'shop.quote_expired' using detail = jsonb_build_object('valid_until', v_quote.valid_until)::text;
  end if;

  select * into v_inquiry from public.shop_order where id = v_quote.inquiry_id;
  insert into public.shop_order (profile_id, basket, center, type, order_code)
  values (
    v_quote.profile_id,
    jsonb_build_object(
      'type', 'order',
      'items', (
        select jsonb_agg(
          line.item || jsonb_build_object('type', 'order', 'offer_id', null, 'offer_item_id', null) order by line.n
        )
        from jsonb_array_elements(v_quote.items) with ordinality as line (item, n)
      ),
      'files', coalesce(v_inquiry.basket -> 'files', '[]'),
      'note', coalesce(v_inquiry.basket ->> 'note', ''),
      'country', v_quote.country,
      'center', v_inquiry.center
    ),
    v_inquiry.center,
    'order',
    app_private.next_order_code('order')
  )
  returning * into v_order;
  update public.quote set state = 'accepted', answered_at = now(), order_id = v_order.id
  where id = p_id returning * into v_quote;
  delete from public.quote_draft where inquiry_id = v_inquiry.id;
  update public.shop_order set completed_at = now() where id = v_inquiry.id and completed_at is null;
  perform app_private.notify_of_quote('quote-accepted', v_quote, v_order.id);
  return app_private.quote_answer(v_quote);
end
$$;
grant execute on function public.accept_quote(uuid) to arbora_customer;

-- Returns a quote of the caller with the requested changes, and reopens the inquiry for staff; idempotent. Expired
-- quotes can be returned too. Returns quote_answer.
-- Raises the errors of hold_quote, request.invalid (detail {fields: {word}}), shop.quote_closed (detail {state}).
create function public.return_quote(p_id uuid, p_word text)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_word constant text := app.tidy_lines(coalesce(p_word, ''));
  v_quote public.quote;
begin
  if length(v_word) not between 1 and 2000 or app.given_text_fault(v_word, true) is not null then
    raise exception 'request.invalid' using detail = jsonb_build_object('fields', jsonb_build_object('word', case
      when v_word = '' then 'required'
      when length(v_word) > 2000 then 'too_long'
      else app.given_text_fault(v_word, true)
    end))::text;
  end if;
  v_quote := app_private.hold_quote(p_id);
  if v_quote.state = 'returned' then
    return app_private.quote_answer(v_quote);
  end if;
  if v_quote.state <> 'sent' then
    raise exception 'shop.quote_closed' using detail = jsonb_build_object('state', v_quote.state)::text;
  end if;
  update public.quote set state = 'returned', answered_at = now(), word = v_word where id = p_id returning * into v_quote;
  update public.shop_order set completed_at = null where id = v_quote.inquiry_id and completed_at is not null;
  perform app_private.notify_of_quote('quote-returned', v_quote, v_quote.inquiry_id);
  return app_private.quote_answer(v_quote);
end
$$;
grant execute on function public.return_quote(uuid, text) to arbora_customer;

-- Queues the mails about a customer's answer: one of the given kind to the customer, one with the suffix `-admin` to
-- the branch.
create function app_private.notify_of_quote(p_kind text, p_quote public.quote, p_order uuid)
returns void
language sql
volatile
set search_path = ''
as $$
  select
    app_private.enqueue_mail(
      mail.kind,
      mail.recipient,
      mail.locale,
      jsonb_build_object('order_id', p_order, 'quote_id', (p_quote).id),
      mail.kind || ':' || (p_quote).id
    )
  from
    public.user_profile as person,
    lateral (
      values
        (p_kind, person.email, person.locale),
        (p_kind || '-admin', null, 'cs')
    ) as mail (kind, recipient, locale)
  where person.id = (p_quote).profile_id;
$$;

-- Trigger: an inquiry has the state of its latest quote, by which sales list and count inquiries. A version that is
-- replaced is followed by its successor in the same transaction.
create function app_private.keep_quote_state()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.shop_order
  set quote_state = new.state, quote_valid_until = case when new.state = 'sent' then new.valid_until end
  where
    id = new.inquiry_id
    and not exists (
      select from public.quote as later where later.inquiry_id = new.inquiry_id and later.number > new.number
    );
  return null;
end
$$;
create trigger keep_quote_state_inserted
after insert on quote
for each row
when (new.state != 'replaced')
execute function app_private.keep_quote_state();
create trigger keep_quote_state
after update of state, valid_until on quote
for each row
when (new.state != 'replaced')
execute function app_private.keep_quote_state();

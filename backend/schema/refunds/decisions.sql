-- Decisions of sales staff about open items.

-- Locks an item that staff decide about and returns it. Raises auth.forbidden, payment.item_unknown, and
-- payment.item_settled if its state is none of `p_states`.
create function app_private.hold_open_item(p_item uuid, p_states text[])
returns public.open_item
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_item public.open_item;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  select * into v_item from public.open_item where id = p_item for update;
  if v_item.id is null then
    raise exception 'payment.item_unknown';
  end if;
  if v_item.state <> all (p_states) then
    raise exception 'payment.item_settled';
  end if;
  return v_item;
end
$$;

-- Decides that an item is paid back to an account (IBAN or Czech notation). Returns the id. Raises auth.forbidden,
-- payment.item_unknown, payment.item_settled, payment.account_invalid.
create function public.refund_open_item(p_item uuid, p_account text, p_holder text)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_item public.open_item := app_private.hold_open_item(p_item, '{open,refund}');
  v_iban text := app_private.iban_of(p_account);
begin
  if v_iban is null then
    raise exception 'payment.account_invalid';
  end if;
  update public.open_item
  set state = 'refund', account = v_iban, holder = nullif(btrim(p_holder), ''), decided_by = app.person_id(),
    decided_at = now()
  where id = v_item.id;
  return v_item.id;
end
$$;
grant execute on function public.refund_open_item(uuid, text, text) to arbora_manager;

-- Closes an item without a payment order: refunded otherwise (`p_refunded`), such as in cash, or with nothing to pay
-- back. Returns the id. Raises auth.forbidden, payment.item_unknown, payment.item_settled.
create function public.close_open_item(p_item uuid, p_refunded boolean, p_note text)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_item public.open_item := app_private.hold_open_item(p_item, '{open,refund}');
begin
  update public.open_item
  set state = case when p_refunded then 'refunded' else 'dismissed' end, note = p_note, decided_by = app.person_id(),
    decided_at = now()
  where id = v_item.id;
  if p_refunded then
    perform app_private.refunded(v_item.id);
  end if;
  return v_item.id;
end
$$;
grant execute on function public.close_open_item(uuid, boolean, text) to arbora_manager;

-- Takes back the decision about an item that was neither ordered nor refunded. Returns the id. Raises auth.forbidden,
-- payment.item_unknown, payment.item_settled.
create function public.reopen_open_item(p_item uuid)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_item public.open_item := app_private.hold_open_item(p_item, '{refund,dismissed}');
begin
  update public.open_item set state = 'open', note = null, decided_by = null, decided_at = null where id = v_item.id;
  return v_item.id;
end
$$;
grant execute on function public.reopen_open_item(uuid) to arbora_manager;

-- Puts items that wait for their refund into a payment order. Returns its id. Raises auth.forbidden,
-- payment.item_unknown, payment.item_settled (one is not to be refunded, or has another currency).
create function public.order_refunds(p_items uuid[], p_due date)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_item public.open_item;
  v_order uuid := gen_random_uuid();
  v_currency text;
  v_total numeric := 0;
  v_count integer := 0;
  v_id uuid;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  for v_id in select distinct unnest(p_items) order by 1 loop
    v_item := app_private.hold_open_item(v_id, '{refund}');
    v_currency := coalesce(v_currency, v_item.currency);
    if v_item.currency <> v_currency then
      raise exception 'payment.item_settled';
    end if;
    v_total := v_total + v_item.amount;
    v_count := v_count + 1;
  end loop;
  if v_count = 0 then
    raise exception 'payment.item_unknown';
  end if;
  insert into public.payment_order (id, currency, total, items, due_on, created_by)
  values (v_order, v_currency, v_total, v_count, p_due, app.person_id());
  update public.open_item set state = 'ordered', order_id = v_order where id = any (p_items);
  return v_order;
end
$$;
grant execute on function public.order_refunds(uuid[], date) to arbora_manager;

-- Cancels a payment order of which nothing was paid: its items wait again. Returns the id. Raises auth.forbidden,
-- payment.order_unknown, payment.item_settled (an item was paid, or it is cancelled already).
create function public.cancel_payment_order(p_order uuid)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_order public.payment_order;
begin
  if not app.has_acl('sales') then
    raise exception 'auth.forbidden';
  end if;
  -- Items before their order, like the statement that pays them.
  perform from public.open_item where order_id = p_order order by id for update;
  select * into v_order from public.payment_order where id = p_order for update;
  if v_order.id is null then
    raise exception 'payment.order_unknown';
  end if;
  if v_order.cancelled_at is not null
    or exists (select from public.open_item where order_id = p_order and state <> 'ordered')
  then
    raise exception 'payment.item_settled';
  end if;
  update public.open_item set state = 'refund', order_id = null where order_id = p_order;
  update public.payment_order set cancelled_at = now() where id = p_order;
  return p_order;
end
$$;
grant execute on function public.cancel_payment_order(uuid) to arbora_manager;

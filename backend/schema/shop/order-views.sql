-- Orders in the views of staff and customers.

-- All orders with the person, number of lines and total, for sales staff only. The person of an order without one was
-- erased.
create view web_orders as
  select
    orders.id,
    orders.order_code,
    orders.type,
    orders.center,
    orders.created_at,
    orders.completed_at,
    orders.basket,
    jsonb_array_length(orders.basket -> 'items') as item_count,
    (
      select sum((line ->> 'price')::numeric * (line ->> 'amount')::integer)
      from jsonb_array_elements(orders.basket -> 'items') as line
    ) as total,
    orders.profile_id,
    person.name as person_name,
    person.email as person_email,
    person.phone as person_phone,
    person.company as person_company,
    person.ico as person_ico,
    person.country as person_country,
    case
      when orders.profile_id is null then 'erased'
      else account.state
    end as person_state,
    orders.quote_state,
    orders.quote_valid_until,
    orders.version,
    orders.updated_at
  from
    shop_order as orders
    left join user_profile as person on person.id = orders.profile_id
    left join auth_person as account on account.id = orders.profile_id;
alter view web_orders
owner to arbora_sales_lists;

-- Orders as the data service offers them, under the rights of the caller: reading and updating act on shop_order,
-- inserting places an order.
create view web_order
with (security_invoker = true)
as
  select
    id,
    profile_id,
    basket,
    center,
    type,
    order_code,
    created_at,
    completed_at,
    basket_version,
    version,
    updated_at
  from shop_order;

-- Defaults of the table, which inserts through a view do not see.
alter view web_order
alter column type set default 'inquiry';

-- Trigger: an insert into web_order places an order for the caller; see app_private.place_order. The idempotency key
-- comes from the request's header. Raises auth.login_required, auth.forbidden, auth.blocked.
create function app_private.insert_web_order()
returns trigger
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_order public.shop_order;
begin
  if app.person_id() is null then
    raise exception 'auth.login_required';
  end if;
  if new.profile_id <> app.person_id() then
    raise exception 'auth.forbidden' using errcode = '42501';
  end if;
  if not app.is_admitted() then
    raise exception 'auth.blocked' using errcode = '42501';
  end if;
  v_order := app_private.place_order(
    app.person_id(), new.basket, new.center, coalesce(new.type, 'inquiry'), new.basket_version,
    nullif(current_setting('request.headers', true), '')::jsonb ->> 'idempotency-key'
  );
  select
    v_order.id, v_order.profile_id, v_order.basket, v_order.center, v_order.type, v_order.order_code,
    v_order.created_at, v_order.completed_at, v_order.basket_version, v_order.version, v_order.updated_at
  into new;
  return new;
end
$$;
create trigger place_order
instead of insert on web_order
for each row
execute function app_private.insert_web_order();

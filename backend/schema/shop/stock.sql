-- Checks the lines of a basket, takes the stock of offer lines, and returns the lines with the nursery's own names,
-- sizes and prices. The offer lines are locked in the order of their ids before they are counted (LOCKING.md). Raises
-- shop.item_unknown and shop.out_of_stock (detail {line, product_item_id, offer_item_id, name}, the latter also
-- inventory).
create function app_private.take_stock(p_items jsonb, p_type text, p_country text)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  v_staff boolean := app.has_acl('sales');
  v_lines jsonb;
  v_problem record;
begin
  perform from public.offer_item line
  where line.id in (
    select (wanted.item ->> 'offer_item_id')::uuid from jsonb_array_elements(p_items) as wanted (item)
  )
  order by line.id for update;

  -- A line must be in the public catalogue, or belong to an open offer with a price in the person's country. Staff may
  -- also order hidden items.
  select wanted.n - 1 as line, wanted.item into v_problem
  from jsonb_array_elements(p_items) with ordinality as wanted (item, n)
  left join public.product_item item on item.id = (wanted.item ->> 'product_item_id')::uuid
  left join public.product product on product.id = item.product_id
  left join public.offer_item offered
    on offered.id = (wanted.item ->> 'offer_item_id')::uuid and offered.product_item_id = item.id
  left join public.offer on offer.id = offered.offer_id
  where item.id is null or case
    when wanted.item ->> 'offer_item_id' is null then not (v_staff or (product.is_public and item.web_catalogue))
    else offered.id is null
      or not (v_staff or app.is_open_offer(offer.is_public, offer.valid_until))
      or coalesce(app.offer_price(p_country, offered.price_cz, offered.price_sk, offered.price_pl), 0) <= 0
  end
  order by wanted.n limit 1;
  if found then
    raise exception 'shop.item_unknown' using detail = jsonb_build_object(
      'line', v_problem.line,
      'product_item_id', v_problem.item -> 'product_item_id',
      'offer_item_id', v_problem.item -> 'offer_item_id',
      'name', v_problem.item -> 'name'
    )::text;
  end if;

  -- Several lines may take from one offer line; the first line that exceeds the stock is reported.
  select wanted.n - 1 as line, wanted.item, offered.inventory into v_problem
  from (
    select
      entry.item, entry.n,
      sum((entry.item ->> 'amount')::integer)
        over (partition by entry.item ->> 'offer_item_id' order by entry.n) as amount
    from jsonb_array_elements(p_items) with ordinality as entry (item, n)
    where entry.item ->> 'offer_item_id' is not null
  ) wanted
  join public.offer_item offered on offered.id = (wanted.item ->> 'offer_item_id')::uuid
  where wanted.amount > offered.inventory
  order by wanted.n limit 1;
  if found then
    raise exception 'shop.out_of_stock' using detail = jsonb_build_object(
      'line', v_problem.line,
      'product_item_id', v_problem.item -> 'product_item_id',
      'offer_item_id', v_problem.item -> 'offer_item_id',
      'name', v_problem.item -> 'name',
      'inventory', v_problem.inventory
    )::text;
  end if;

  update public.offer_item offered set inventory = offered.inventory - taken.amount
  from (
    select (wanted.item ->> 'offer_item_id')::uuid as id, sum((wanted.item ->> 'amount')::integer) as amount
    from jsonb_array_elements(p_items) as wanted (item)
    where wanted.item ->> 'offer_item_id' is not null
    group by 1
  ) taken
  where offered.id = taken.id;

  -- Names, sizes and prices come from the database, not from the browser.
  select jsonb_agg(jsonb_build_object(
    'product_item_id', item.id,
    'amount', (wanted.item ->> 'amount')::integer,
    'name', product.name,
    'size', size.name,
    'spec1', item.spec1,
    'spec2', item.spec2,
    'type', coalesce(wanted.item ->> 'type', p_type),
    'offer_id', offered.offer_id,
    'offer_item_id', offered.id,
    'price', app.offer_price(p_country, offered.price_cz, offered.price_sk, offered.price_pl)
  ) order by wanted.n) into v_lines
  from jsonb_array_elements(p_items) with ordinality as wanted (item, n)
  join public.product_item item on item.id = (wanted.item ->> 'product_item_id')::uuid
  join public.product product on product.id = item.product_id
  left join public.product_size size on size.id = item.size_id
  left join public.offer_item offered on offered.id = (wanted.item ->> 'offer_item_id')::uuid;
  return v_lines;
end
$$;

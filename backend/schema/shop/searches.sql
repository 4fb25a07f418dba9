-- Ids of plants by name or id, for sales staff; see platform/searches.sql.
create function app.found_products(p_columns text[], p_patterns text[], p_most integer default null)
returns uuid[]
language plpgsql
stable
parallel restricted
security definer
set search_path = ''
as $$
begin
  if not app.has_acl('sales') then
    return '{}';
  end if;
  return app_private.found_ids(
    'public.product', 'id', '{name,search,id_text}', p_columns, p_patterns, 'true', p_most
  );
end
$$;
grant execute on function app.found_products(text[], text[], integer) to arbora_manager;

-- Ids of orders and inquiries by a part of their number or branch, for sales staff; see platform/searches.sql.
create function app.found_orders(p_columns text[], p_patterns text[], p_most integer default null)
returns uuid[]
language plpgsql
stable
parallel restricted
security definer
set search_path = ''
as $$
begin
  if not app.has_acl('sales') then
    return '{}';
  end if;
  return app_private.found_ids(
    'public.shop_order', 'id', '{order_code,center}', p_columns, p_patterns, 'true', p_most
  );
end
$$;
grant execute on function app.found_orders(text[], text[], integer) to arbora_manager;

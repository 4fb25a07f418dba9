-- Ids of plants by name or id, for sales staff; see platform/searches.sql.
create function app.found_products(p_columns text[], p_patterns text[])
returns uuid[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not app.has_acl('sales') then
    return '{}';
  end if;
  return app_private.found_ids('public.product', 'id', '{name,search,id_text}', p_columns, p_patterns);
end
$$;
grant execute on function app.found_products(text[], text[]) to arbora_manager;

-- Writes columns of many plants, items or groups in one transaction, which the history records as one change. Rows have
-- {id, version} and the columns to write; others keep their values. It runs with the caller's rights: grants and
-- policies decide what is written. Returns the change, null if nothing differs.
-- Raises request.invalid for another table and for no or more than 5000 rows, content.changed_meanwhile
-- (detail {count}) if some rows have been changed or deleted since or are not the caller's to change.
create function public.save_rows(p_table text, p_rows jsonb)
returns bigint
language plpgsql
volatile
set search_path = ''
as $$
declare
  v_columns text;
  v_values text;
  v_count bigint;
begin
  if p_table is null or p_table not in ('product', 'product_item', 'product_category')
    or jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) not between 1 and 5000 then
    raise exception 'request.invalid';
  end if;
  select string_agg(quote_ident(name), ', '), string_agg('written.' || quote_ident(name), ', ')
  into v_columns, v_values
  from (
    select distinct key.name
    from jsonb_array_elements(p_rows) as given (line)
    cross join jsonb_object_keys(given.line) as key (name)
    where key.name not in ('id', 'version')
  ) as named;
  if v_columns is null then
    raise exception 'request.invalid';
  end if;
  -- In the order of ids, so that two calls with the same rows do not block each other.
  execute format(
    'select from public.%1$I where id in (select (line ->> ''id'')::uuid from jsonb_array_elements($1) as given (line))
     order by id for no key update', p_table
  ) using p_rows;
  execute format(
    'update public.%1$I as target set (%2$s) = (select %3$s from jsonb_populate_record(target, given.line) as written)
     from jsonb_array_elements($1) as given (line)
     where target.id = (given.line ->> ''id'')::uuid and target.version = (given.line ->> ''version'')::integer',
    p_table, v_columns, v_values
  ) using p_rows;
  get diagnostics v_count = row_count;
  if v_count <> jsonb_array_length(p_rows) then
    raise exception 'content.changed_meanwhile'
      using detail = jsonb_build_object('count', jsonb_array_length(p_rows) - v_count)::text;
  end if;
  return nullif(current_setting('arbora.change', true), '')::bigint;
end
$$;
grant execute on function public.save_rows(text, jsonb) to arbora_manager;

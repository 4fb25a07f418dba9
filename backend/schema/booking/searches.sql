-- Ids of reservations by the text that their list is searched by, for sales staff; see platform/searches.sql.
create function app.found_reservations(
  p_columns text[],
  p_patterns text[],
  p_most integer default null,
  p_all boolean default false
)
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
    'app_private.reservation_summary', 'reservation_id', '{search}', p_columns, p_patterns, 'true', p_most, p_all
  );
end
$$;
grant execute on function app.found_reservations(text[], text[], integer, boolean) to arbora_manager;

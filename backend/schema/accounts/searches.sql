-- Ids of profiles by the text that people are searched by: all of them for admins, otherwise those that the policies of
-- the table may show; see platform/searches.sql.
create function app.found_profiles(
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
  return app_private.found_ids(
    'public.user_profile', 'id', '{search}', p_columns, p_patterns,
    case
      when app.has_acl('admin') then 'true'
      when app.has_acl('sales') then
        '(id = app.person_id()
          or exists (select from public.booking_reservation where person_id = found.id)
          or exists (select from public.shop_order where profile_id = found.id))'
      else 'id = app.person_id()'
    end,
    p_most, p_all
  );
end
$$;
grant execute on function app.found_profiles(text[], text[], integer, boolean) to arbora_customer;

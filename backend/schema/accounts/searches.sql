-- Ids of profiles by e-mail, company id, name or company, or by name and company without accents (`folded`): all of them
-- for admins, otherwise those that the policies of the table may show; see platform/searches.sql.
create function app.found_profiles(p_columns text[], p_patterns text[], p_most integer default null)
returns uuid[]
language plpgsql
stable
parallel restricted
security definer
set search_path = ''
as $$
begin
  return app_private.found_ids(
    'public.user_profile', 'id', '{email,ico,name,company,folded}', p_columns, p_patterns,
    case
      when app.has_acl('admin') then 'true'
      when app.has_acl('sales') then
        '(id = app.person_id()
          or exists (select from public.booking_reservation where person_id = found.id)
          or exists (select from public.shop_order where profile_id = found.id))'
      else 'id = app.person_id()'
    end,
    p_most,
    $folded$app.searchable(coalesce(name, '') || ' ' || coalesce(company, ''))$folded$
  );
end
$$;
grant execute on function app.found_profiles(text[], text[], integer) to arbora_customer;

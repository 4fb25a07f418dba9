-- Visibility of the plant catalogue.

-- True if the caller may see plants and their photos: everyone while the assortment is open, otherwise logged-in
-- people.
create function app.sees_assortment()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select app.person_id() is not null or (select is_open from app_private.assortment);
$$;
grant execute on function app.sees_assortment() to arbora_anon, arbora_service;

-- Stores the setting `OPEN_ASSORTMENT`.
create function app_private.keep_assortment_open(p_open boolean)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update app_private.assortment set is_open = p_open where is_open is distinct from p_open;
$$;
grant execute on function app_private.keep_assortment_open(boolean) to arbora_service;

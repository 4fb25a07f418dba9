-- Trigger: a new default saved view of a list replaces the person's former one.
create function app_private.replace_default_view()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.saved_view
  set is_default = false
  where profile_id = new.profile_id and section = new.section and is_default and id <> new.id;
  return new;
end;
$$;

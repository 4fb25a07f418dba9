-- An empty whitelist opens a slot to everyone, so it is empty only when that is what was written: a list of blanks, or
-- none where there was one, is a mistake. Raises request.invalid (detail {fields: {whitelist}}): `required` for null,
-- `email` for an entry that is none. A list that was kept before, and does not change, is let through.
create or replace function app_private.normalize_whitelist() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.whitelist is not distinct from old.whitelist then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.whitelist := coalesce(new.whitelist, '{}');
  end if;
  if new.whitelist is null then
    raise exception 'request.invalid' using detail = '{"fields":{"whitelist":"required"}}';
  end if;
  if exists (
    select from unnest(new.whitelist) as email
    where btrim(email) !~ '^[^\s@]+@[^\s@]+$' or length(btrim(email)) > 254 or email is null
  ) then
    raise exception 'request.invalid' using detail = '{"fields":{"whitelist":"email"}}';
  end if;
  new.whitelist := array(select distinct lower(btrim(email)) from unnest(new.whitelist) as email order by 1);
  return new;
end
$$;

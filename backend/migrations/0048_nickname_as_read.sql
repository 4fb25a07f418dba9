-- Nicknames are compared as people read them: spaces around them do not count, several in a row are one, and nothing
-- but spaces is no nickname. Otherwise `Eva` and `Eva ` would be two people under one name.
create function app_private.tidy_nickname() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.nickname := nullif(btrim(regexp_replace(new.nickname, '[[:space:]]+', ' ', 'g')), '');
  return new;
end
$$;
revoke all on function app_private.tidy_nickname() from public;
create trigger tidy_nickname before insert or update of nickname on user_profile
  for each row execute function app_private.tidy_nickname();

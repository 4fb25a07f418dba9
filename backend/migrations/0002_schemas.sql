-- `public` is what the data service shows, `app` the functions that rules are made of, `app_private` what only
-- services read, `extensions` what comes with the server.
create schema if not exists app;
create schema if not exists app_private;
create schema if not exists extensions;

create extension if not exists pg_trgm schema extensions;
create extension if not exists unaccent schema extensions;

grant usage on schema public, app, extensions to arbora_anon, arbora_service;
grant usage on schema app_private to arbora_service;
grant execute on all functions in schema extensions to arbora_anon, arbora_service;

-- The queue library makes its own tables; it gets a schema of its own, owned by the role it runs as. An owner of the
-- database who is no superuser must be able to become that role to give it something.
do $$
begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant arbora_service to %I', current_user);
  end if;
end
$$;
create schema if not exists queue authorization arbora_service;

-- Claims of the caller's access token as set for this transaction; null where there is no token.
create function app.claims() returns jsonb
  language sql stable parallel safe
  as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;

create function app.person_id() returns uuid
  language sql stable parallel safe
  as $$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;

create function app.person_email() returns text
  language sql stable parallel safe
  as $$ select lower(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email') $$;

grant execute on function app.claims(), app.person_id(), app.person_email() to arbora_anon, arbora_service;

-- Texts are searched without accents and case. The dictionary is named, which is what makes the function immutable.
create function app.searchable(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(extensions.unaccent('extensions.unaccent', value)) $$;
grant execute on function app.searchable(text) to arbora_anon, arbora_service;

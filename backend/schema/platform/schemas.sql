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

create extension if not exists fuzzystrmatch schema extensions;

-- Schemas and extensions; see backend/CONVENTIONS.md for what each schema holds.
create schema if not exists app;

create schema if not exists app_private;

create schema if not exists extensions;

-- Search by trigrams and without accents.
create extension if not exists pg_trgm schema extensions;

create extension if not exists unaccent schema extensions;

-- Callers see `app_private` only through definer functions.
grant usage on schema public, app, extensions to arbora_anon, arbora_service;

grant usage on schema app_private to arbora_service;

grant execute on all functions in schema extensions to arbora_anon, arbora_service;

-- The queue library creates its own tables in a schema owned by the service role. A database owner without superuser
-- rights must be a member of that role to create it.
do $$
begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant arbora_service to %I', current_user);
  end if;
end
$$;

create schema if not exists queue authorization arbora_service;

-- Used by definer functions only, so it comes after the grant to callers.
create extension if not exists fuzzystrmatch schema extensions;

-- Schemas and extensions; see backend/CONVENTIONS.md for what each schema holds.
create schema if not exists app;

create schema if not exists app_private;

create schema if not exists extensions;

-- For trigram search and search without accents.
create extension if not exists pg_trgm schema extensions;

create extension if not exists unaccent schema extensions;

-- Callers see `app_private` only through definer functions.
grant usage on schema public, app, extensions to arbora_anon, arbora_service;

grant usage on schema app_private to arbora_service;

-- The owners of lists read tables through the views they own. Owning a view requires the right to create one.
grant usage, create
on schema public
to arbora_public_lists, arbora_sales_lists, arbora_editor_lists, arbora_admin_lists, arbora_staff_lists;
grant usage on schema app_private to arbora_public_lists, arbora_sales_lists, arbora_admin_lists, arbora_staff_lists;

grant execute on all functions in schema extensions to arbora_anon, arbora_service;

-- The queue library creates its own tables in a schema owned by the service role, and lists have owners of their own. A
-- database owner without superuser rights must be a member of these roles to assign ownership to them.
do $$
begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format(
      'grant arbora_service, arbora_public_lists, arbora_sales_lists, arbora_editor_lists, arbora_admin_lists, arbora_staff_lists to %I',
      current_user
    );
  end if;
end
$$;

create schema if not exists queue authorization arbora_service;

-- Used by definer functions only, so it comes after the grant to callers.
create extension if not exists fuzzystrmatch schema extensions;

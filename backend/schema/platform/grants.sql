-- Grants of `access.sql` files.

-- Grants a role a privilege on all columns of a table or view but those of `p_except`.
create function app_private.grant_columns(p_privilege text, p_relation regclass, p_role regrole, p_except text[])
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_columns text[] := array(
    select attname from pg_catalog.pg_attribute where attrelid = p_relation and attnum > 0 and not attisdropped
  );
  v_unknown text[] := array(select unnest(p_except) except select unnest(v_columns));
  v_granted text := (select string_agg(quote_ident(name), ', ') from unnest(v_columns) as name where name <> all (p_except));
begin
  if v_unknown <> '{}' then
    raise exception '% has no column %', p_relation, v_unknown;
  end if;
  execute format('grant %s (%s) on %s to %s', p_privilege, v_granted, p_relation, p_role);
end
$$;

-- Grants a role insert and update of all columns of a table or view but those of `p_except`, its key `id`, those of the
-- trigger stamp_row, and generated ones. `p_privileges` selects one of the two.
create function app_private.grant_write(
  p_relation regclass,
  p_role regrole,
  p_except text[] = '{}',
  p_privileges text[] = '{insert,update}'
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_fixed text[] := array(
    select attname from pg_catalog.pg_attribute
    where attrelid = p_relation and (attname in ('id', 'version', 'updated_at') or attgenerated <> '')
  );
  v_privilege text;
begin
  foreach v_privilege in array p_privileges loop
    perform app_private.grant_columns(v_privilege, p_relation, p_role, p_except || v_fixed);
  end loop;
end
$$;

-- The services read and change all rows of the tables of `public`, but for what `access.sql` revokes; for those of
-- `app_private` it says what.
grant select, insert, update, delete on all tables in schema public to arbora_service;
do $$
declare
  v_table regclass;
begin
  for v_table in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
    execute format('create policy all_service on %s to arbora_service using (true) with check (true)', v_table);
  end loop;
end
$$;

/**
 * Drops what `backend/schema` makes anew: policies, triggers, views, functions and every grant. Functions of an
 * extension, and those that a constraint, a default or an index calls, stay.
 */
export const DROP_CODE = `
do $$
declare
  v_schemas constant regnamespace[] := array['public', 'app', 'app_private']::regnamespace[];
  v_roles constant text :=
    'public, arbora_anon, arbora_registration, arbora_customer, arbora_jobs, arbora_manager, arbora_admin, '
    'arbora_service, arbora_public_lists, arbora_sales_lists, arbora_editor_lists, arbora_admin_lists';
  v_sql text;
begin
  for v_sql in
    select format('drop policy %I on %s', p.polname, p.polrelid::regclass)
    from pg_policy p join pg_class c on c.oid = p.polrelid
    where c.relnamespace = any (v_schemas)
  loop
    execute v_sql;
  end loop;

  for v_sql in
    select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = any (v_schemas) and not t.tgisinternal
  loop
    execute v_sql;
  end loop;

  select 'drop view ' || string_agg(c.oid::regclass::text, ', ') || ' cascade' into v_sql
  from pg_class c
  where c.relnamespace = any (v_schemas) and c.relkind = 'v'
    and not exists (
      select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
    );
  if v_sql is not null then
    execute v_sql;
  end if;

  select 'drop function ' || string_agg(p.oid::regprocedure::text, ', ') into v_sql
  from pg_proc p
  where p.pronamespace = any (v_schemas)
    and not exists (
      select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
    )
    and not exists (
      select from pg_depend d
      where d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid
        and d.classid in ('pg_constraint'::regclass, 'pg_attrdef'::regclass, 'pg_class'::regclass)
    );
  if v_sql is not null then
    execute v_sql;
  end if;

  execute 'revoke all on all tables in schema public, app_private from ' || v_roles;
  execute 'revoke all on all sequences in schema public, app_private from ' || v_roles;
  execute 'revoke all on all functions in schema public, app, app_private from ' || v_roles;
end
$$`;

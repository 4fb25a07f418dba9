import type { Client } from 'pg';
import { SchemaError } from './schema-error';

const SCHEMAS = "array['public', 'app', 'app_private']::regnamespace[]";
const ROLES =
  'public, arbora_anon, arbora_registration, arbora_customer, arbora_jobs, arbora_manager, arbora_admin, ' +
  'arbora_service, arbora_public_lists, arbora_sales_lists, arbora_editor_lists, arbora_admin_lists, arbora_staff_lists';

const ofExtension = (catalogue: string, oid: string) => `exists (
  select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e'
)`;

const RELATIONS = `
select c.oid, c.relkind from pg_class c
where c.relnamespace = any (${SCHEMAS}) and not ${ofExtension('pg_class', 'c.oid')}`;

const ROUTINES = `
select p.oid, p.prokind from pg_proc p
where p.pronamespace = any (${SCHEMAS}) and not ${ofExtension('pg_proc', 'p.oid')}`;

/** Views and functions to drop. */
const DROPPED = `
select 'pg_class'::regclass as classid, oid from (${RELATIONS}) relation where relkind = 'v'
union all
select 'pg_proc'::regclass, r.oid from (${ROUTINES}) r
where r.prokind in ('f', 'p')
  and not exists (
    select from pg_depend d
    where d.refclassid = 'pg_proc'::regclass and d.refobjid = r.oid
      and d.classid in ('pg_constraint'::regclass, 'pg_attrdef'::regclass, 'pg_class'::regclass)
  )`;

/** Dependents created by the operator: views, functions, triggers and policies. */
const FOREIGN_USERS = `
with dropped as (${DROPPED}),
used as (
  select classid, oid from dropped
  union all
  select 'pg_type'::regclass, t.oid
  from dropped v
    join pg_type r on v.classid = 'pg_class'::regclass and r.typrelid = v.oid
    join pg_type t on t.oid in (r.oid, r.typarray)
),
dependent as (
  select distinct
    case
      when rule.oid is not null then 'pg_class'::regclass
      else d.classid
    end as classid,
    coalesce(rule.ev_class, d.objid) as oid,
    coalesce(t.tgrelid, p.polrelid, a.adrelid) as on_table
  from used u
    join pg_depend d on d.refclassid = u.classid and d.refobjid = u.oid and d.deptype in ('n', 'a')
    -- A view is what its rule of this name says.
    left join pg_rewrite rule
      on d.classid = 'pg_rewrite'::regclass and rule.oid = d.objid and rule.rulename = '_RETURN'
    left join pg_trigger t on d.classid = 'pg_trigger'::regclass and t.oid = d.objid
    left join pg_policy p on d.classid = 'pg_policy'::regclass and p.oid = d.objid
    left join pg_attrdef a on d.classid = 'pg_attrdef'::regclass and a.oid = d.objid
)
select what.type || ' ' || what.identity as name
from dependent, pg_identify_object(dependent.classid, dependent.oid, 0) what
where not exists (select from dropped where (dropped.classid, dropped.oid) = (dependent.classid, dependent.oid))
  and not exists (select from (${RELATIONS}) relation where relation.oid = dependent.on_table)
order by 1`;

const DROP_CODE = `
do $$
declare
  v_sql text;
begin
  for v_sql in
    select format('drop policy %I on %s', p.polname, p.polrelid::regclass)
    from pg_policy p where p.polrelid in (select oid from (${RELATIONS}) relation)
  loop
    execute v_sql;
  end loop;

  for v_sql in
    select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass)
    from pg_trigger t where t.tgrelid in (select oid from (${RELATIONS}) relation) and not t.tgisinternal
  loop
    execute v_sql;
  end loop;

  -- The functions that return rows of a view go with it.
  select 'drop view ' || string_agg(oid::regclass::text, ', ') || ' cascade' into v_sql
  from (${DROPPED}) dropped where classid = 'pg_class'::regclass;
  if v_sql is not null then
    execute v_sql;
  end if;

  select 'drop routine ' || string_agg(oid::regprocedure::text, ', ') into v_sql
  from (${DROPPED}) dropped where classid = 'pg_proc'::regclass;
  if v_sql is not null then
    execute v_sql;
  end if;

  for v_sql in
    select format('revoke all on %s %s from ${ROLES}', kind, string_agg(name, ', '))
    from (
      select case relkind when 'S' then 'sequence' else 'table' end as kind, oid::regclass::text as name
      from (${RELATIONS}) relation where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      union all
      select 'routine', oid::regprocedure::text from (${ROUTINES}) routine
    ) granted
    group by kind
  loop
    execute v_sql;
  end loop;
end
$$`;

/**
 * Drops the objects that `backend/schema` recreates: policies, triggers, views, functions and every grant. Objects of
 * extensions, aggregates, and functions used by a constraint, a default or an index stay.
 * @throws SchemaError with the names of the operator's dependent objects, before anything is dropped
 */
export async function dropCode(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(FOREIGN_USERS);
  if (rows.length > 0) {
    const names = rows.map(({ name }) => name).join(', ');
    throw new SchemaError(
      `Objects of your own depend on objects that this version replaces: ${names}. ` +
        'Save their definitions, drop them, start the server and recreate them',
    );
  }
  await client.query(DROP_CODE);
}

import type { ClientBase } from 'pg';

const SCHEMAS = "array['public', 'app', 'app_private']::regnamespace[]";

/** One line per object that a file of `backend/schema` can define. */
const CATALOG = `
with relation as (
  select oid, relname, relkind, relrowsecurity, reloptions, relacl, relowner, oid::regclass::text as name
  from pg_class c
  where relnamespace = any (${SCHEMAS}) and relkind in ('r', 'v', 'S')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
),
routine as (
  select p.* from pg_proc p
  where pronamespace = any (${SCHEMAS}) and prokind <> 'a'
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
)
select 'relation ' || name || ' ' || relkind::text || ' row security ' || relrowsecurity || coalesce(' ' || reloptions::text, '')
    || case when relowner::regrole::text like 'arbora\\_%' then ' of ' || relowner::regrole::text else '' end
  from relation
union all
select 'column ' || r.name || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || case when a.attnotnull then ' not null' else '' end || ' ' || a.attgenerated::text || a.attidentity::text
    || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
  from relation r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
  where r.relkind <> 'S'
union all
select 'constraint ' || conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid)
  from pg_constraint where connamespace = any (${SCHEMAS}) and contype <> 't' and contype <> 'n'
union all
select 'index ' || pg_get_indexdef(indexrelid) from pg_index join relation r on r.oid = indrelid
union all
select 'view ' || name || ' ' || pg_get_viewdef(oid) from relation where relkind = 'v'
union all
select 'function ' || pg_get_functiondef(oid) from routine
union all
select 'trigger ' || pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text
  from pg_trigger t join relation r on r.oid = t.tgrelid where not t.tgisinternal
union all
select 'policy ' || p.polname || ' on ' || r.name || ' ' || p.polcmd::text || ' ' || p.polpermissive || ' to '
    || array(select rolname from pg_roles where oid = any (p.polroles) order by 1)::text
    || coalesce(' using ' || pg_get_expr(p.polqual, p.polrelid), '')
    || coalesce(' with check ' || pg_get_expr(p.polwithcheck, p.polrelid), '')
  from pg_policy p join relation r on r.oid = p.polrelid
union all
select 'grant ' || a.privilege_type || ' on ' || r.name || ' to ' || a.grantee::regrole::text
  from relation r, aclexplode(r.relacl) a where a.grantee <> r.relowner
union all
select 'grant ' || acl.privilege_type || ' (' || a.attname || ') on ' || r.name || ' to ' || acl.grantee::regrole::text
  from relation r join pg_attribute a on a.attrelid = r.oid, aclexplode(a.attacl) acl where acl.grantee <> r.relowner
union all
select 'grant execute on ' || p.oid::regprocedure::text || ' to '
    || case a.grantee when 0 then 'public' else a.grantee::regrole::text end
  from routine p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee <> p.proowner
union all
select 'comment on ' || pg_describe_object(classoid, objoid, objsubid) || ': ' || description
  from pg_description join relation r on r.oid = objoid where classoid = 'pg_class'::regclass
order by 1`;

/** Describes the schema of a database as sorted lines, equal for equal schemas. */
export async function describeCatalog(client: Pick<ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ '?column?': string }>(CATALOG);
  return rows.map((row) => row['?column?']);
}

import type { ClientBase } from 'pg';
import type { ApiDeclaration } from './declaration';

/** Nullable columns by resource. */
export type Nullable = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Columns of tables and views with the column that they show, followed down to the table. The parsed query of a view
 * (`pg_rewrite.ev_action`) names it for each column that is not computed.
 */
const NULLABLE = `
with recursive shown as (
  select rule.ev_class as relation, part[1] as name, part[2]::oid as from_relation, part[3]::smallint as from_column
  from pg_rewrite rule
    join pg_class c on c.oid = rule.ev_class and c.relkind = 'v'
      and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace, 'app_private'::regnamespace),
    regexp_matches(
      rule.ev_action, ':resname (\\S+) :ressortgroupref \\d+ :resorigtbl (\\d+) :resorigcol (\\d+) :resjunk false', 'g'
    ) part
  where part[2] <> '0'
),
origin as (
  select * from shown
  union all
  select origin.relation, origin.name, shown.from_relation, shown.from_column
  from origin
    join pg_attribute a on a.attrelid = origin.from_relation and a.attnum = origin.from_column
    join shown on shown.relation = a.attrelid and shown.name = a.attname
)
select c.relname as resource, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
where c.relnamespace = $1::regnamespace and c.relname = any ($2) and c.relkind <> 'v' and a.attnum > 0 and not a.attnotnull
union all
select c.relname, origin.name
from origin
  join pg_class c on c.oid = origin.relation
  join pg_class t on t.oid = origin.from_relation and t.relkind <> 'v'
  join pg_attribute a on a.attrelid = t.oid and a.attnum = origin.from_column
where c.relnamespace = $1::regnamespace and c.relname = any ($2) and not a.attnotnull`;

/**
 * Loads the nullable columns of declared resources, for documentation and types. Slower than the catalog (0.2 s), whose
 * users do not need it.
 */
export async function loadNullable(
  client: Pick<ClientBase, 'query'>,
  { schema, resources }: ApiDeclaration,
): Promise<Nullable> {
  const { rows } = await client.query<{ resource: string; column: string }>(NULLABLE, [schema, Object.keys(resources)]);
  return new Map(
    Object.entries(resources).map(([name, { nullable = [], notNull = [] }]) => {
      const found = rows.filter(({ resource }) => resource === name).map(({ column }) => column);
      return [name, new Set([...found, ...nullable].filter((column) => !notNull.includes(column)))];
    }),
  );
}

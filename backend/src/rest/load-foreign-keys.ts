import type { ClientBase } from 'pg';
import type { Resource } from './catalog';
import type { ApiDeclaration } from './declaration';

/** A foreign key by which rows are embedded, in both directions. */
export interface ForeignKey {
  /** Constraint name, which `!hint` may use. */
  name: string;
  from: string;
  columns: readonly string[];
  to: string;
  toColumns: readonly string[];
  /** Whether a row of `to` has at most one of `from`. */
  oneToOne: boolean;
}

const FOREIGN_KEYS = `
  select k.conname as name, f.relname as from, t.relname as to,
    array(select attname::text from unnest(k.conkey) with ordinality u(n, place)
      join pg_attribute on attrelid = k.conrelid and attnum = n order by place) as columns,
    array(select attname::text from unnest(k.confkey) with ordinality u(n, place)
      join pg_attribute on attrelid = k.confrelid and attnum = n order by place) as "toColumns",
    exists (select from pg_constraint u where u.conrelid = k.conrelid and u.contype in ('p', 'u')
      and u.conkey <@ k.conkey and u.conkey @> k.conkey) as "oneToOne"
  from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and k.connamespace = $1::regnamespace and f.relname = any ($2) and t.relname = any ($2)
  order by f.relname collate "C", k.conkey, k.conname collate "C"`;

/**
 * Loads the foreign keys between declared tables. Keys of a table that a declared view shows are returned under the
 * name of the view.
 */
export async function loadForeignKeys(
  client: Pick<ClientBase, 'query'>,
  { schema, resources: declared }: ApiDeclaration,
  resources: ReadonlyMap<string, Resource>,
): Promise<ForeignKey[]> {
  const shown = new Map<string, Resource[]>();
  for (const [name, resource] of resources) {
    const table = declared[name]?.shows ?? name;
    shown.set(table, [...(shown.get(table) ?? []), resource]);
  }
  const { rows } = await client.query<ForeignKey>(FOREIGN_KEYS, [schema, [...shown.keys()]]);
  const those = (table: string, columns: readonly string[]) =>
    (shown.get(table) ?? []).filter((resource) => columns.every((column) => resource.columns.has(column)));
  return rows.flatMap((key) =>
    those(key.from, key.columns).flatMap(({ name: from }) =>
      those(key.to, key.toColumns).map(({ name: to }) => ({ ...key, from, to })),
    ),
  );
}

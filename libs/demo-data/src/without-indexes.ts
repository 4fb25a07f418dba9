import type { ClientBase } from 'pg';

/**
 * Does bulk `work` with the tables' indexes taken away, but for those of keys and constraints, and makes them again: a
 * trigram index is built many times faster at once than row by row. In a transaction nobody misses them meanwhile.
 */
export async function withoutIndexes(client: ClientBase, tables: string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index
     where indrelid = any ($1::regclass[]) and not indisunique
       and not exists (select from pg_constraint where conindid = indexrelid)
     order by 1`,
    [tables.map((table) => `public.${table}`)],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}

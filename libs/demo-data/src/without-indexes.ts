import type { ClientBase } from 'pg';

/**
 * Runs a bulk `work` without the tables' indexes, except those of keys and constraints, and recreates them: building a
 * trigram index at once is many times faster than updating it per row. In one transaction, so other sessions are not
 * affected.
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

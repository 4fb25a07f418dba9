import { escapeIdentifier } from 'pg';
import type { ClientBase } from 'pg';

/**
 * Inserts rows with the same columns in one statement; omitted columns get their defaults. Objects become jsonb, arrays
 * of strings text[].
 */
export async function insertRows(client: ClientBase, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).map((name) => escapeIdentifier(name));
  const target = table
    .split('.')
    .map((part) => escapeIdentifier(part))
    .join('.');
  // The table's row type casts each JSON value to the column's type.
  await client.query(
    `insert into ${target} (${columns.join(', ')})
     select ${columns.join(', ')} from json_populate_recordset(null::${target}, $1)`,
    [JSON.stringify(rows)],
  );
}

import { escapeIdentifier } from 'pg';
import type { ClientBase } from 'pg';

/**
 * Inserts rows of one shape in one statement; columns that a row leaves out get their defaults. Objects go into jsonb
 * columns, arrays of texts into text[].
 */
export async function insertRows(client: ClientBase, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).map((name) => escapeIdentifier(name));
  const target = table
    .split('.')
    .map((part) => escapeIdentifier(part))
    .join('.');
  // The table's own row type turns each JSON value into the column's type.
  await client.query(
    `insert into ${target} (${columns.join(', ')})
     select ${columns.join(', ')} from json_populate_recordset(null::${target}, $1)`,
    [JSON.stringify(rows)],
  );
}

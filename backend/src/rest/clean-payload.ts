import type { Resource } from './catalog';
import type { Payload } from './parse/payload';

/** The rows of a body with the texts cleaned that the resource says so of; a body without such a column stays as it came. */
export function cleanPayload({ clean }: Pick<Resource, 'clean'>, payload: Payload): Payload {
  const cleaners = Object.entries(clean).filter(([column]) => payload.columns.includes(column));
  if (cleaners.length === 0) return payload;
  const rows = payload.rows.map((row) => {
    const changes = cleaners
      .filter(([column]) => Object.hasOwn(row, column) && row[column] !== null)
      .map(([column, cleaner]) => [column, cleaner(asText(row[column]))]);
    return { ...row, ...Object.fromEntries(changes) } as Record<string, unknown>;
  });
  return { ...payload, rows, raw: JSON.stringify(rows) };
}

/** What the database makes of a JSON value in a column of text. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

import type { Resource } from './catalog';
import type { Payload } from './parse/payload';
import type { Run } from './request';
import { tooLarge } from './rest-error';

/**
 * Cleans the texts of a body in the columns that the resource declares. Leaves the body unchanged if it has none of
 * them or if the caller may not write the resource.
 * @throws RestError 413 request.too_large for a text that is longer than its column allows
 */
export async function cleanPayload({ clean }: Pick<Resource, 'clean'>, payload: Payload, run: Run): Promise<Payload> {
  const cleaners = Object.entries(clean?.columns ?? {}).filter(([column]) => payload.columns.includes(column));
  if (clean === null || cleaners.length === 0 || !(await holdsOne(clean.writers, run))) return payload;
  const rows = payload.rows.map((row) => {
    const changes = cleaners
      .filter(([column]) => Object.hasOwn(row, column) && row[column] !== null)
      .map(([column, cleaner]) => [column, cleaner(bounded(column, asText(row[column]), clean.maxLength))]);
    return { ...row, ...Object.fromEntries(changes) } as Record<string, unknown>;
  });
  return { ...payload, rows, raw: JSON.stringify(rows) };
}

/** Whether the caller currently holds one of the rights. */
async function holdsOne(writers: readonly string[], run: Run): Promise<boolean> {
  const text = 'select 1, null, coalesce(bool_or(app.has_acl(acl)), false)::text from unnest($1::text[]) acl';
  const { body } = await run({ text, values: [`{${writers.join(',')}}`] }, { readOnly: true });
  return body === 'true';
}

function bounded(column: string, text: string, maxLength: number): string {
  // Count code points as the database does: an emoji is one.
  if (text.length <= maxLength || Array.from(text).length <= maxLength) return text;
  throw tooLarge(`${column} is longer than ${maxLength} characters`, 413);
}

/** The text that the database makes of a JSON value in a text column. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

import type { Resource } from './catalog';
import type { Payload } from './parse/payload';
import type { Run } from './request';
import { tooLarge } from './rest-error';

/**
 * The rows of a body with the texts cleaned that the resource says so of. Of a caller who may not write them, and of a
 * body without such a column, they stay as they came.
 * @throws RestError 413 request.too_large for a text longer than its column holds
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

/** Whether the caller holds one of the rights now. */
async function holdsOne(writers: readonly string[], run: Run): Promise<boolean> {
  const text = 'select 1, null, coalesce(bool_or(app.has_acl(acl)), false)::text from unnest($1::text[]) acl';
  const { body } = await run({ text, values: [`{${writers.join(',')}}`] }, { readOnly: true });
  return body === 'true';
}

function bounded(column: string, text: string, maxLength: number): string {
  // Characters as the database counts them: an emoji is one.
  if (text.length <= maxLength || Array.from(text).length <= maxLength) return text;
  throw tooLarge(`${column} is longer than ${maxLength} characters`, 413);
}

/** What the database makes of a JSON value in a column of text. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

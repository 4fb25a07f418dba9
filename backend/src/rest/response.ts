import { type Representation } from './parse/media-type';
import type { Preferences } from './parse/preferences';
import { unsatisfiable } from './parse/range';
import { RestError } from './rest-error';
import type { Result } from './transaction';

/** A response before it is sent. */
export interface RestResponse {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}

/** Formats `Content-Range`: the range of rows in the response and the total, as in `0-49/120`. */
export function contentRange(offset: number, rowCount: number, total: number | null): string {
  const rows = rowCount > 0 && total !== 0 ? `${offset}-${offset + rowCount - 1}` : '*';
  return `${rows}/${total ?? '*'}`;
}

/** Returns 206 for a part of the counted rows, else 200. Throws 416 PGRST103 for a page past the end. */
export function pageStatus(offset: number, { rowCount, total }: Result, headers: Record<string, string>): 200 | 206 {
  if (total === null) return 200;
  if (offset > total)
    throw unsatisfiable(`An offset of ${offset} was requested, but there are only ${total} rows.`, headers);
  return rowCount < total ? 206 : 200;
}

/** Throws 406 PGRST116 unless the result has exactly one row. */
export function requireOneRow({ rowCount }: Result): void {
  if (rowCount === 1) return;
  throw new RestError(406, 'PGRST116', 'JSON object requested, multiple (or no) rows returned', {
    details: `The result contains ${rowCount} rows`,
  });
}

/** Returns the body of a page. The CSV header is added here because the database does not write it. */
export function bodyOf(result: Result, representation: Representation, names: readonly string[]): string {
  if (representation.shape !== 'csv') return result.body ?? '';
  return result.rowCount === 0 ? '\n' : `${names.join(',')}\n${result.body ?? ''}`;
}

/** Returns `Preference-Applied`: the requested preferences that were honoured, in a fixed order. */
export function appliedPreferences(
  preferences: Preferences,
  names: readonly (keyof Preferences)[],
): Record<string, string> {
  const applied = names.flatMap((name) => (preferences[name] === null ? [] : [`${name}=${preferences[name]}`]));
  return applied.length === 0 ? {} : { 'preference-applied': applied.join(', ') };
}

import { type Representation } from './parse/media-type';
import type { Preferences } from './parse/preferences';
import { unsatisfiable } from './parse/range';
import { RestError } from './rest-error';
import type { Result } from './transaction';

/** An HTTP answer before it is sent. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}

/** `0-49/120`: which rows an answer holds, of how many. */
export function contentRange(offset: number, rowCount: number, total: number | null): string {
  const rows = rowCount > 0 && total !== 0 ? `${offset}-${offset + rowCount - 1}` : '*';
  return `${rows}/${total ?? '*'}`;
}

/** 200, 206 for a part of what was counted, 416 PGRST103 for a page past the end. */
export function pageStatus(offset: number, { rowCount, total }: Result, headers: Record<string, string>): 200 | 206 {
  if (total === null) return 200;
  if (offset > total)
    throw unsatisfiable(`An offset of ${offset} was requested, but there are only ${total} rows.`, headers);
  return rowCount < total ? 206 : 200;
}

/** Throws 406 PGRST116 unless the one object that was asked for is there. */
export function requireOneRow({ rowCount }: Result): void {
  if (rowCount === 1) return;
  throw new RestError(406, 'PGRST116', 'JSON object requested, multiple (or no) rows returned', {
    details: `The result contains ${rowCount} rows`,
  });
}

/** The body of a page; the header line of CSV is known here, not in the database. */
export function bodyOf(result: Result, representation: Representation, names: readonly string[]): string {
  if (representation.shape !== 'csv') return result.body ?? '';
  return result.rowCount === 0 ? '\n' : `${names.join(',')}\n${result.body ?? ''}`;
}

/** `Preference-Applied`: what was asked for and done, in a fixed order. */
export function appliedPreferences(
  preferences: Preferences,
  names: readonly (keyof Preferences)[],
): Record<string, string> {
  const applied = names.flatMap((name) => (preferences[name] === null ? [] : [`${name}=${preferences[name]}`]));
  return applied.length === 0 ? {} : { 'preference-applied': applied.join(', ') };
}

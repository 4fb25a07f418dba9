import { RestError } from '../rest-error';

/** A window on the rows: `limit` null means to the end. */
export interface Window {
  offset: number;
  limit: number | null;
}

export const ALL_ROWS: Window = { offset: 0, limit: null };

const INTEGER = /^-?\d+$/;

/** Window of `limit` and `offset` parameters; a value that is no integer counts as absent. */
export function windowOf(limit: string | undefined, offset: string | undefined): Window {
  const size = integer(limit);
  if (size !== null && size < 0) throw unsatisfiable('Limit should be greater than or equal to zero.');
  return { offset: Math.max(0, integer(offset) ?? 0), limit: size };
}

/** Window of a `Range` header such as `0-49` or `50-`; anything else counts as absent. */
export function windowOfHeader(range: string | undefined): Window {
  const found = range === undefined ? null : /^(?:items=)?(\d+)-(\d*)$/.exec(range);
  if (!found) return ALL_ROWS;
  const first = Number(found[1]);
  if (found[2] === '') return { offset: first, limit: null };
  const last = Number(found[2]);
  if (last < first) {
    throw unsatisfiable('The lower boundary must be lower than or equal to the upper boundary in the Range header.');
  }
  return { offset: first, limit: last - first + 1 };
}

/** The rows that lie in both windows. */
export function intersect(a: Window, b: Window): Window {
  const offset = Math.max(a.offset, b.offset);
  const end = Math.min(endOf(a), endOf(b));
  return { offset, limit: end === Infinity ? null : Math.max(0, end - offset) };
}

export function unsatisfiable(details: string, headers: Record<string, string> = {}): RestError {
  return new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details, headers });
}

function endOf({ offset, limit }: Window): number {
  return limit === null ? Infinity : offset + limit;
}

function integer(text: string | undefined): number | null {
  if (text === undefined || !INTEGER.test(text)) return null;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : null;
}

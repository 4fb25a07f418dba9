import { RestError } from '../rest-error';

/** A window on the rows: `limit` null means to the end. */
export interface Window {
  offset: number;
  limit: number | null;
}

export const ALL_ROWS: Window = { offset: 0, limit: null };

/** `limit` and `offset` parameters of one level. */
export interface WindowTexts {
  limit?: string;
  offset?: string;
}

const NEGATIVE_LIMIT = 'Limit should be greater than or equal to zero.';
/** Above the 64-bit range of PostgreSQL, and still formatted without an exponent. */
const BEYOND = 9.3e18;
const INTEGER = /^\s*-?\d+\s*$/;

/** Window of the parameters of an embedded resource. */
export function windowOf(texts: WindowTexts): Window {
  const asked = askedWindow(texts);
  if (isNothing(asked)) return NO_ROWS;
  if (asked.limit !== null && asked.limit < 0) throw unsatisfiable(NEGATIVE_LIMIT);
  if (asked.offset < 0) throw new RestError(400, '2201X', 'OFFSET must not be negative');
  return asked;
}

/**
 * A value that is not an integer counts as absent. As in PostgREST, an offset with an invalid limit selects no rows.
 */
function askedWindow({ limit, offset }: WindowTexts): Window {
  const size = integer(limit);
  const first = integer(offset) ?? 0;
  if (limit === undefined) return { offset: first, limit: null };
  return { offset: first, limit: size ?? (offset === undefined ? null : 0) };
}

/** The empty window of PostgREST: one that ends before the first row. Any other empty window is refused. */
const NO_ROWS: Window = { offset: 0, limit: 0 };

function isNothing({ offset, limit }: Window): boolean {
  return limit !== null && offset + limit === 0;
}

/** Window of a `Range` header such as `0-49` or `50-`; anything else counts as absent. */
export function windowOfHeader(range: string | undefined): Window {
  const found = range === undefined ? null : /^(?:items=)?(\d+)-(\d*)$/.exec(range);
  if (!found) return ALL_ROWS;
  const first = Number(found[1]);
  return { offset: first, limit: found[2] === '' ? null : Number(found[2]) - first + 1 };
}

/** Intersects the window of the parameters with that of the header. Throws PGRST103 if the result is empty. */
export function rootWindow(texts: WindowTexts | undefined, range: string | undefined): Window {
  const asked = texts === undefined ? ALL_ROWS : askedWindow(texts);
  if (isNothing(asked)) return NO_ROWS;
  const header = windowOfHeader(range);
  if (header.limit !== null && header.limit <= 0) {
    throw unsatisfiable('The lower boundary must be lower than or equal to the upper boundary in the Range header.');
  }
  const offset = Math.max(asked.offset, header.offset);
  const end = Math.min(endOf(asked), endOf(header));
  if (end <= offset) throw unsatisfiable(NEGATIVE_LIMIT);
  return { offset, limit: end === Infinity ? null : end - offset };
}

/** The window of a write. Throws PGRST109 or PGRST114 where none is allowed. */
export function writeWindow(
  method: string,
  levels: ReadonlyMap<string, { order: readonly unknown[]; window: WindowTexts }>,
): Window {
  const window = rootWindow(levels.get('')?.window, undefined);
  const all = [...levels.values()];
  const isWindowed = all.some((level) => level.window.limit !== undefined || level.window.offset !== undefined);
  if ((method === 'PATCH' || method === 'DELETE') && isWindowed && all.every(({ order }) => order.length === 0)) {
    throw new RestError(400, 'PGRST109', "A 'limit' was applied without an explicit 'order'", {
      hint: "Apply an 'order' using unique column(s)",
    });
  }
  if (method === 'PUT' && (window.limit !== null || window.offset !== 0)) {
    throw new RestError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT');
  }
  return window;
}

/** The rows in both windows. */
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
  const most = BigInt.asIntN(64, BigInt(text)) === BigInt(text) ? Number.MAX_SAFE_INTEGER : BEYOND;
  return Math.max(-most, Math.min(most, Number(text)));
}

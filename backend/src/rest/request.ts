import type { Representation } from './parse/media-type';
import type { Preferences } from './parse/preferences';
import type { Statement } from './sql/parameters';
import type { Result, RunOptions } from './transaction';

/** A request of the dialect, independent of HTTP. */
export interface Request {
  method: string;
  /** Undecoded query string without the question mark. */
  search: string;
  body: string;
  preferences: Preferences;
  representation: Representation;
  /** `Range` header of a GET. */
  range: string | undefined;
  idempotencyKey: string | undefined;
  /** Path of the resource, for `Location`. */
  path: string;
}

export type Run = (statement: Statement, options: RunOptions) => Promise<Result>;

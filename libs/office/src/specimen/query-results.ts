import { ApiError } from '@arbora/api';
import type { QueryResult } from '@arbora/ui';

function resultOf<T>(part: Partial<QueryResult<T>>): QueryResult<T> {
  return { data: undefined, error: null, isFetching: false, fetchStatus: 'idle', refetch: () => undefined, ...part };
}

/** The result of a query that has not been answered. */
export function loading<T>(): QueryResult<T> {
  return resultOf<T>({ isFetching: true, fetchStatus: 'fetching' });
}

/** The result of a query that was answered by `data`. */
export function loaded<T>(data: T): QueryResult<T> {
  return resultOf({ data });
}

/** The result of a query that failed; with `data` of an earlier answer. */
export function failed<T>(data?: T): QueryResult<T> {
  return resultOf({ data, error: new ApiError({ status: 503, code: 'unavailable', message: '' }) });
}

/** The result of a query without a connection. */
export function offline<T>(): QueryResult<T> {
  return resultOf<T>({ fetchStatus: 'paused' });
}

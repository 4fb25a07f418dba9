import { ApiError, errorOfResponse, errorOfNetwork } from './api-error';
import type { QueryResponse, Query } from './typed/client';

/** One page of a list. `page` counts from 1 and is the returned page, which may precede the requested one. */
export interface Page<T> {
  rows: T[];
  total: number;
  page: number;
  size: number;
}

/** Pseudo status by which `rest()` passes on a request without a response. */
export const TRANSPORT_ERROR_STATUS = 599;
const PAST_THE_END = 'PGRST103';

function check<Result>(response: QueryResponse<Result>): QueryResponse<Result> {
  if (response.error) throw toError(response);
  return response;
}

function toError({ error, status }: QueryResponse<unknown>): ApiError {
  if (status === TRANSPORT_ERROR_STATUS)
    return new ApiError(error as unknown as ConstructorParameters<typeof ApiError>[0]);
  return status === 0 ? errorOfNetwork(error?.message) : errorOfResponse(status, error);
}

/** Returns all rows of the response. @throws ApiError */
export async function rows<T>(query: Query<T[]>): Promise<T[]> {
  const { data } = check(await query);
  return data ?? [];
}

type One<Result> = Result extends readonly (infer Item)[] ? Item : NonNullable<Result>;

/** Returns the first row, or null if there is none; also for the result of a write. @throws ApiError */
export async function row<Result>(query: Query<Result>): Promise<One<Result> | null> {
  const { data } = check(await query);
  return ((Array.isArray(data) ? data[0] : data) ?? null) as One<Result> | null;
}

/**
 * Returns page `page` (from 1) of a query built with `{ count: 'exact' }`. Past the end it is the last page (decision
 * 35). `before` rows of the previous page are requested as well: then a page that has become empty is no failed request.
 * @throws ApiError
 */
export async function pageOf<T>(query: Query<T[]>, page: number, size: number, before = 0): Promise<Page<T>> {
  const first = Math.max(1, Math.floor(page) || 1);
  const found = await fetchPage(query, first, size, first > 1 ? before : 0);
  if (found && (found.rows.length > 0 || first === 1)) return found;
  const total = found?.total ?? (await fetchPage(query, 1, 1))?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / size));
  return (await fetchPage(query, Math.min(last, first), size)) ?? { rows: [], total: 0, page: 1, size };
}

async function fetchPage<T>(query: Query<T[]>, page: number, size: number, before = 0): Promise<Page<T> | null> {
  const start = (page - 1) * size;
  const response = await query
    .setHeader('Range-Unit', 'items')
    .setHeader('Range', `${start - before}-${start + size - 1}`);
  if (response.error?.code === PAST_THE_END) return null;
  const { data, count } = check(response);
  const found = (data ?? []).slice(before);
  return { rows: found, total: count ?? start + found.length, page, size };
}

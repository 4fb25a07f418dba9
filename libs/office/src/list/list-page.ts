import { pageOf, type Page } from '@arbora/api';
import type { QueryFunctionContext } from '@arbora/query';

/**
 * Reads a page (from 1) of a list. When it is read again, its rows may be gone meanwhile: the row before it is requested
 * too, so that the list steps back to its last page without a failed request.
 */
export function listPage<Row>(
  query: Parameters<typeof pageOf<Row>>[0],
  page: number,
  size: number,
  { client, queryKey }: QueryFunctionContext,
): Promise<Page<Row>> {
  const isRefetch = client.getQueryData(queryKey) !== undefined;
  return pageOf(query, page, size, isRefetch ? 1 : 0);
}

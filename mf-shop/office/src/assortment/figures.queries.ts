import { rest, row } from '@arbora/api';
import { queryOptions } from '@arbora/query';

const STALE_MS = 30_000;

/** Key figures of the assortment, with the number of plants per category; null for others than sales staff. */
export function assortmentFiguresQuery() {
  return queryOptions({
    queryKey: ['rpc', 'get_dashboard_product'],
    queryFn: () => row(rest().rpc('get_dashboard_product')),
    staleTime: STALE_MS,
  });
}

import { rest, row } from '@arbora/api';
import { queryOptions } from '@arbora/query';

/** Totals of the sections that the caller may open; the others are null. */
export function dashboardQuery() {
  return queryOptions({
    queryKey: ['rpc', 'get_dashboard'],
    queryFn: () => row(rest().rpc('get_dashboard')),
    staleTime: 30_000,
  });
}

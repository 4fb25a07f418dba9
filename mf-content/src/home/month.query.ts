import { queryOptions } from '@arbora/query';
import { monthOf } from './season';

/**
 * The current month in Prague, from 1. A query, so that the browser hydrates with the month of the server-rendered
 * page.
 */
export const monthQuery = queryOptions({
  queryKey: ['month'],
  queryFn: () => monthOf(new Date()),
  staleTime: 3_600_000,
});

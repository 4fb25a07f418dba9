import { queryOptions } from '@arbora/query';
import { monthOf } from './season';

/**
 * The present month in Prague, from 1. It is read as data are, so that the browser takes over the month for which the
 * server has rendered the page.
 */
export const monthQuery = queryOptions({
  queryKey: ['month'],
  queryFn: () => monthOf(new Date()),
  staleTime: 3_600_000,
});

import { rest, row } from '@arbora/api';
import { queryOptions } from '@arbora/query';

const STALE_MS = 30_000;

/** One event; null if it does not exist. */
export function managedEventQuery(id: string) {
  return queryOptions({
    queryKey: ['booking_event', 'managed', id],
    queryFn: () => row(rest().from('booking_event').select().eq('id', id)),
    staleTime: STALE_MS,
  });
}

/** The latest event whose variable symbols begin with the prefix; null if there is none. */
export function eventWithPrefixQuery(prefix: string) {
  return queryOptions({
    queryKey: ['booking_event', 'prefix', prefix],
    queryFn: () =>
      row(
        rest()
          .from('booking_event')
          .select('id,title,title_en,title_pl,date_start')
          .eq('mask_vs', prefix)
          .order('date_start', { ascending: false })
          .limit(1),
      ),
    staleTime: STALE_MS,
  });
}

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

/** Another event whose variable symbols begin with the prefix; null if there is none. */
export function eventWithPrefixQuery(prefix: string, own: string | null) {
  return queryOptions({
    queryKey: ['booking_event', 'prefix', prefix, own],
    queryFn: () => {
      const events = rest().from('booking_event').select('id,title,title_en,title_pl,date_start').eq('mask_vs', prefix);
      return row((own === null ? events : events.neq('id', own)).order('date_start', { ascending: false }).limit(1));
    },
    staleTime: STALE_MS,
  });
}

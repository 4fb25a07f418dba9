import { rest, rows, type Selection } from '@arbora/api';
import { queryOptions } from '@arbora/query';

export const NEXT_EVENTS = 3;

const SUMMARY = 'id,title,title_en,title_pl,address,date_start,hero_image';
export type EventSummary = Selection<'booking_event', typeof SUMMARY>;

/** The public events that start next. */
export function nextEventsQuery(count: number) {
  return queryOptions({
    queryKey: ['booking_event', 'next', count],
    queryFn: () =>
      rows(
        rest({ anonymous: true })
          .from('booking_event')
          .select(SUMMARY)
          .is('is_public', true)
          .gt('date_start', new Date().toISOString())
          .order('date_start')
          .limit(count),
      ),
    staleTime: 60_000,
  });
}

import { rest, rows } from '@arbora/api';
import type { BookingEvent } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

export const NEXT_EVENTS = 3;

export type EventSummary = Pick<BookingEvent, 'id' | 'title' | 'title_en' | 'address' | 'date_start' | 'hero_image'>;

/** The public events that start next. */
export function nextEventsQuery(count: number) {
  return queryOptions({
    queryKey: ['booking_event', 'next', count],
    queryFn: () =>
      rows<EventSummary>(
        rest({ anonymous: true })
          .from('booking_event')
          .select('id,title,title_en,address,date_start,hero_image')
          .is('is_public', true)
          .gt('date_start', new Date().toISOString())
          .order('date_start')
          .limit(count),
      ),
    staleTime: 60_000,
  });
}

import { pageOf, rest } from '@arbora/api';
import { queryOptions } from '@arbora/query';
import { seatsOf } from '../booking/events/event-seats';
import { startOfToday } from '../booking/events/start-of-today';

const SHOWN = 5;
const EVENT =
  'id,title,title_en,title_pl,date_start,slots:booking_event_slot(capacity_total),capacities:event_slots_capacity(used)';

/** Number of events from today on, and the next few with their seats. */
export function nextEventsQuery() {
  return queryOptions({
    queryKey: ['booking_event', 'next'],
    queryFn: async () => {
      const events = rest().from('booking_event').select(EVENT, { count: 'exact' }).gte('date_start', startOfToday());
      const page = await pageOf(events.order('date_start').order('id'), 1, SHOWN);
      return { ...page, rows: page.rows.map((event) => ({ ...event, ...seatsOf(event) })) };
    },
    staleTime: 30_000,
  });
}

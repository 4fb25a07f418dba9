import { pageOf, rest, row, type Page, type Selection } from '@arbora/api';
import { fromLocalDatetime, localDatetime, PAGE_SIZE, type BookingEvent } from '@arbora/domain';
import { keepPreviousData, queryOptions } from '@arbora/query';

const STALE_MS = 30_000;

export type EventTime = 'future' | 'past';

/** Period of the listed events. */
export function eventTimeOf(params: URLSearchParams): EventTime {
  return params.get('when') === 'past' ? 'past' : 'future';
}

/** Seats of an event, summed over its slots. */
export interface EventSeats {
  slots: number;
  used: number;
  total: number;
}
export type EventRow = BookingEvent & EventSeats;
const WITH_SEATS = '*,slots:booking_event_slot(capacity_total),capacities:event_slots_capacity(used)';
type EventWithSlots = Selection<'booking_event', typeof WITH_SEATS>;

/** Today's events count as future: check-in is still open. */
function startOfToday(): string {
  return fromLocalDatetime(`${localDatetime(Date.now()).slice(0, 10)}T00:00`);
}

async function readEvents(time: EventTime, page: number, size: number): Promise<Page<EventRow>> {
  const all = rest().from('booking_event').select(WITH_SEATS, { count: 'exact' });
  const today = startOfToday();
  const chosen =
    time === 'future'
      ? all.gte('date_start', today).order('date_start').order('id')
      : all.lt('date_start', today).order('date_start', { ascending: false }).order('id');
  const events = await pageOf(chosen, page, size);
  return { ...events, rows: events.rows.map(withSeats) };
}

function withSeats({ slots, capacities, ...event }: EventWithSlots): EventRow {
  return {
    ...event,
    slots: slots.length,
    used: capacities.reduce((sum, { used }) => sum + used, 0),
    total: slots.reduce((sum, { capacity_total }) => sum + capacity_total, 0),
  };
}

/** Events from today on, soonest first, or past ones, latest first; with their seats. Pages count from 1. */
export function managedEventsQuery(time: EventTime, page: number, size: number = PAGE_SIZE.events) {
  return queryOptions({
    queryKey: ['booking_event', 'managed', time, page, size],
    queryFn: () => readEvents(time, page, size),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
}

/** One event; null if it does not exist. */
export function managedEventQuery(id: string) {
  return queryOptions({
    queryKey: ['booking_event', 'managed', id],
    queryFn: () => row(rest().from('booking_event').select().eq('id', id)),
    staleTime: STALE_MS,
  });
}

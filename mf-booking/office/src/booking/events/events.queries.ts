import { pageOf, rest, row, type Page, type Selection } from '@arbora/api';
import { fromLocalDatetime, localDatetime, PAGE_SIZE, type BookingEvent } from '@arbora/domain';
import { anyContains } from '@arbora/office';
import { keepPreviousData, queryOptions } from '@arbora/query';

const STALE_MS = 30_000;

export type EventTime = 'future' | 'past';

export interface EventChoice {
  time: EventTime;
  /** Part of a title, the place or the prefix of variable symbols. */
  text?: string;
}

/** Period and search of the listed events. */
export function eventChoiceOf(params: URLSearchParams): EventChoice {
  return { time: params.get('when') === 'past' ? 'past' : 'future', text: params.get('q')?.trim() ?? '' };
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

async function readEvents({ time, text = '' }: EventChoice, page: number, size: number): Promise<Page<EventRow>> {
  let all = rest().from('booking_event').select(WITH_SEATS, { count: 'exact' });
  if (text !== '') all = all.or(anyContains(['title', 'title_en', 'title_pl', 'address', 'mask_vs'], text));
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
export function managedEventsQuery(choice: EventChoice, page: number, size: number = PAGE_SIZE.events) {
  return queryOptions({
    queryKey: ['booking_event', 'managed', choice, page, size],
    queryFn: () => readEvents(choice, page, size),
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

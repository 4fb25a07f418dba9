import { pageOf, rest } from '@arbora/api';
import { queryOptions } from '@arbora/query';
import type { ReservationRow } from '../reservations/reservation-row';
import { RESERVATION_COLUMNS } from '../reservations/reservation-row';

const STALE_MS = 30_000;
const PAGE = 500;

async function readAll(slots: readonly string[]): Promise<ReservationRow[]> {
  const all: ReservationRow[] = [];
  for (let page = 1; ; page += 1) {
    const reservations = rest()
      .from('reservation_ticket_list')
      .select(RESERVATION_COLUMNS, { count: 'exact' })
      .in('event_slot_id', slots)
      .order('created_at')
      .order('id');
    const { rows, total } = await pageOf(reservations, page, PAGE);
    all.push(...rows);
    if (all.length >= total || rows.length < PAGE) return all;
  }
}

/** All reservations of some slots, for the attendee list. */
export function attendeesQuery(slots: readonly string[]) {
  return queryOptions({
    queryKey: ['reservation_ticket_list', 'attendees', slots],
    queryFn: () => readAll(slots),
    enabled: slots.length > 0,
    staleTime: STALE_MS,
  });
}

import { rest } from '@arbora/api';
import { PAGE_SIZE } from '@arbora/domain';
import { keepPreviousData, queryOptions } from '@arbora/query';
import { listPage, withWords } from '@arbora/office';
import type { PaidFilter } from '../booking-view-state';

const STALE_MS = 30_000;
/** Columns of a reservation as staff lists show it. */
export const RESERVATION_COLUMNS = `id,event_slot_id,event_id,person_id,person_email,person_name,person_company,person_state,vs,variable_symbol,
  is_paid,paid_at,due_at,created_at,places,ticket_count,checked_count,amount,invoice,version,tickets`;

export interface ReservationFilter {
  slot: string;
  q: string;
  paid: PaidFilter | null;
}

/** The filtered reservations, newest first; every word of `q` must occur in person, symbol or ticket names. */
function filteredReservations({ slot, q, paid }: ReservationFilter) {
  let query = rest()
    .from('reservation_ticket_list')
    .select(RESERVATION_COLUMNS, { count: 'exact' })
    .eq('event_slot_id', slot)
    .order('created_at', { ascending: false })
    .order('id');
  if (paid) query = query.eq('is_paid', paid === 'paid');
  return withWords(query, q);
}

/** A page (from 1) of a slot's reservations. */
export function reservationListQuery({ page, ...choice }: ReservationFilter & { page: number }) {
  return queryOptions({
    queryKey: ['reservation_ticket_list', choice, page],
    queryFn: (context) => listPage(filteredReservations(choice), page, PAGE_SIZE.reservations, context),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
}

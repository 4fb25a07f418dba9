import { pageOf, rest } from '@arbora/api';
import { queryOptions } from '@arbora/query';
import type { ReservationRow } from '../booking/reservations/reservation-row';

const SHOWN = 5;

/** What the dashboard tells of a reservation that waits for its payment. */
export type UnpaidReservation = Pick<
  ReservationRow,
  'id' | 'event_id' | 'event_slot_id' | 'person_name' | 'person_email' | 'amount' | 'due_at'
>;

/** How many reservations wait for their payment, and the few that are due first. */
export function unpaidReservationsQuery() {
  return queryOptions({
    queryKey: ['reservation_ticket_list', 'unpaid'],
    queryFn: () =>
      pageOf<UnpaidReservation>(
        rest()
          .from('reservation_ticket_list')
          .select('id,event_id,event_slot_id,person_name,person_email,amount,due_at', { count: 'exact' })
          .eq('is_paid', false)
          .gt('places', 0)
          .order('due_at')
          .order('id'),
        1,
        SHOWN,
      ),
    staleTime: 30_000,
  });
}

import { pageOf, rest } from '@arbora/api';
import { queryOptions } from '@arbora/query';

const SHOWN = 5;
const UNPAID = 'id,event_id,event_slot_id,person_name,person_email,person_state,variable_symbol,amount,due_at';

/** Number of unpaid reservations, and the few that are due first. */
export function unpaidReservationsQuery() {
  return queryOptions({
    queryKey: ['reservation_ticket_list', 'unpaid'],
    queryFn: () =>
      pageOf(
        rest()
          .from('reservation_ticket_list')
          .select(UNPAID, { count: 'exact' })
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

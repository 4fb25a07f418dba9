import { rest, rows } from '@arbora/api';
import { queryOptions } from '@arbora/query';

const SHOWN = 20;
const RESERVATION =
  'id,places,is_paid,slot:booking_event_slot!inner(id,event_id,name,date_start,event:booking_event!inner(title))';

/** Reservations of a person for future slots, latest first. */
export function futureReservationsQuery(person: string) {
  return queryOptions({
    queryKey: ['booking_reservation', 'future', person],
    queryFn: () =>
      rows(
        rest()
          .from('booking_reservation')
          .select(RESERVATION)
          .eq('person_id', person)
          .gt('slot.date_start', new Date().toISOString())
          .order('created_at', { ascending: false })
          .limit(SHOWN),
      ),
    staleTime: 30_000,
  });
}

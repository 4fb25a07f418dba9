import { rest, rows } from '@arbora/api';
import { queryOptions } from '@arbora/query';

const SHOWN = 20;
const RESERVATION =
  'id,places,is_paid,slot:booking_event_slot!inner(id,event_id,name,date_start,event:booking_event!inner(title))';

/** Open matters of a person: reservations of future events, orders and inquiries not completed. */
export function personOpenQuery(id: string) {
  return queryOptions({
    queryKey: ['booking_reservation', 'open', id],
    queryFn: async () => {
      const now = new Date().toISOString();
      const [reservations, orders] = await Promise.all([
        rows(
          rest()
            .from('booking_reservation')
            .select(RESERVATION)
            .eq('person_id', id)
            .gt('slot.date_start', now)
            .order('created_at', { ascending: false })
            .limit(SHOWN),
        ),
        rows(
          rest()
            .from('web_orders')
            .select('id,type,order_code,created_at')
            .eq('profile_id', id)
            .is('completed_at', null)
            .order('created_at', { ascending: false })
            .limit(SHOWN),
        ),
      ]);
      return { reservations, orders };
    },
    staleTime: 30_000,
  });
}

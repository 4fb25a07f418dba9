import type { QueryClient } from '@arbora/query';
import { reservationQuery, ticketsQuery } from '../reservations/reservations.queries';

/**
 * Reads a reservation just made, with the code of its page, before the page is shown: the form stays in sight until then.
 * What cannot be read is the page's to tell; this never fails.
 */
export async function readReservation(client: QueryClient, id: string): Promise<void> {
  await Promise.all([
    client.prefetchQuery(reservationQuery(id)),
    client.prefetchQuery(ticketsQuery(id)),
    import('../reservations/reservation.page').catch(() => undefined),
  ]);
}

import type { QueryClient } from '@arbora/query';
import { reservationQuery, ticketsQuery } from '../reservations/reservations.queries';

/**
 * Loads a new reservation and the code of its page before navigation; the form stays visible until then. Never fails:
 * the page shows its own errors.
 */
export async function readReservation(client: QueryClient, id: string): Promise<void> {
  await Promise.all([
    client.prefetchQuery(reservationQuery(id)),
    client.prefetchQuery(ticketsQuery(id)),
    import('../reservations/reservation.page').catch(() => undefined),
  ]);
}

import { api, isApiError, mutation } from '@arbora/api';
import type { TicketCheck } from '@arbora/domain';
import { emit } from '@arbora/event-bus';
import { ticketCheckKey } from './ticket-check.queries';

/**
 * Lets a ticket in. Of two doors that press at once, one is told that it is used.
 * @throws ApiError booking.ticket_used, ticket_unpaid, ticket_cancelled, ticket_unknown
 */
export const checkIn = mutation<TicketCheck, { id: string }>({
  run: async ({ id }) => {
    const check = await api.post<TicketCheck>('/backend/ticket_check_in', { id });
    emit('reservations:changed', { reservationId: check.reservation?.id });
    return check;
  },
  invalidates: [ticketCheckKey, ['booking_reservation']],
});

/** When the ticket was used first, as a refusal of `checkIn` tells. */
export function firstUseOf(error: unknown): string | null {
  if (!isApiError(error, 'booking.ticket_used')) return null;
  const { details } = error.body as { details?: { checked_at?: string } };
  return details?.checked_at ?? null;
}

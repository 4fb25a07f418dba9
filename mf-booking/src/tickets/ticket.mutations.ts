import { api, mutation } from '@arbora/api';
import { emit } from '@arbora/event-bus';
import { bookingKeys } from '../booking-keys';

/**
 * Writes another name on a ticket and replaces its guest's e-mail; empty, the ticket has none afterwards.
 * @throws ApiError booking.event_started once the slot has begun, booking.ticket_used, request.limited
 */
export const renameTicket = mutation<void, { id: string; name: string; email: string }>({
  run: async (renamed) => {
    await api.patch('/backend/booking_ticket', renamed);
    emit('reservations:changed', {});
  },
  invalidates: [['booking_reservation', 'tickets']],
});

/** What is left after a ticket was deleted; 0 places: the reservation went with it. */
export interface TicketsLeft {
  reservation_id: string;
  places: number;
}

/** Deletes a ticket and frees its place (decision 25). @throws ApiError booking.event_started, booking.ticket_used */
export const deleteTicket = mutation<TicketsLeft, { id: string }>({
  run: async ({ id }) => {
    const left = await api.delete<TicketsLeft>('/backend/booking_ticket', { id });
    emit('reservations:changed', { reservationId: left.reservation_id });
    return left;
  },
  invalidates: bookingKeys,
});

import { api, conflictOf, isApiError, mutation, rest } from '@arbora/api';
import { emit } from '@arbora/event-bus';
import { bookingKeys } from '../booking-keys';
import { TICKET_COLUMNS, type Ticket } from '../reservations/reservations.queries';

/**
 * Changes the name on a ticket. A different e-mail passes it on with another code; the same one, empty if none,
 * corrects the name.
 * @throws ApiError booking.event_started once the slot has begun, booking.ticket_used, request.limited;
 *   content.changed_meanwhile after a concurrent change
 */
export const updateTicket = mutation<void, { ticket: Ticket; name: string; email: string }>({
  run: async ({ ticket, name, email }) => {
    const { id, version } = ticket;
    try {
      await api.patch('/backend/booking_ticket', { id, version, name, email });
    } catch (error) {
      if (!isApiError(error, 'content.changed_meanwhile')) throw error;
      emit('reservations:changed', {});
      throw await conflictOf(ticket, rest().from('booking_ticket').select(TICKET_COLUMNS).eq('id', id));
    }
    emit('reservations:changed', {});
  },
  invalidates: [['booking_reservation', 'tickets']],
});

/** The result of deleting a ticket; 0 places: the reservation was deleted too. */
export interface TicketDeletion {
  reservation_id: string;
  places: number;
}

/** Deletes a ticket and frees its place (decision 25). @throws ApiError booking.event_started, booking.ticket_used */
export const deleteTicket = mutation<TicketDeletion, { id: string }>({
  run: async ({ id }) => {
    const result = await api.delete<TicketDeletion>('/backend/booking_ticket', { id });
    emit('reservations:changed', { reservationId: result.reservation_id });
    return result;
  },
  invalidates: bookingKeys,
});

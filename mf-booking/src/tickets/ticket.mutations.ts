import { api, ApiError, mutation, rest, row } from '@arbora/api';
import type { BookingTicket } from '@arbora/domain';
import { emit } from '@arbora/event-bus';
import { bookingKeys } from '../booking-keys';

/** Writes another name on a ticket. @throws ApiError booking.event_started once the slot has begun */
export const renameTicket = mutation<void, { id: string; name: string }>({
  run: async ({ id, name }) => {
    const changed = await row<Pick<BookingTicket, 'id'>>(
      rest().from('booking_ticket').update({ name_on_ticket: name }).eq('id', id).select('id'),
    );
    // Row security lets the update pass without a row when the slot has begun.
    if (!changed) throw new ApiError({ status: 409, code: 'booking.event_started', message: 'No ticket was changed' });
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

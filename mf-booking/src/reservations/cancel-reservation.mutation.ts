import { api, mutation } from '@arbora/api';
import { emit } from '@arbora/event-bus';
import { bookingKeys } from '../booking-keys';

/** Cancels a reservation and frees all its places (spec §4). @throws ApiError booking.event_started, booking.ticket_used */
export const cancelReservation = mutation<void, { id: string }>({
  run: async ({ id }) => {
    await api.delete('/backend/booking_reservation', { id });
    emit('reservations:changed', { reservationId: id });
  },
  invalidates: bookingKeys,
});

import { api, conflictOf, isApiError, mutation, rest } from '@arbora/api';
import type { Invoice } from '@arbora/domain';
import { emit } from '@arbora/event-bus';
import { bookingKeys } from '../booking-keys';
import { RESERVATION_DETAIL_COLUMNS, type ReservationDetail } from './reservations.queries';

/**
 * Saves the recipient of a reservation's tax document.
 * @throws ApiError booking.invoice_fixed once it is paid; content.changed_meanwhile after a concurrent change
 */
export const saveInvoice = mutation<void, { reservation: ReservationDetail; invoice: Invoice | null }>({
  run: async ({ reservation, invoice }) => {
    const { id, version } = reservation;
    try {
      await api.post('/backend/reservation_invoice', { id, version, invoice });
    } catch (error) {
      if (!isApiError(error, 'content.changed_meanwhile')) throw error;
      throw await conflictOf(
        reservation,
        rest().from('booking_reservation').select(RESERVATION_DETAIL_COLUMNS).eq('id', id),
      );
    } finally {
      emit('reservations:changed', { reservationId: id });
    }
  },
  invalidates: bookingKeys,
});

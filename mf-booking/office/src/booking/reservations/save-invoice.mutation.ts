import { api, conflictOf, isApiError, mutation, rest } from '@arbora/api';
import type { Invoice } from '@arbora/domain';
import { bookingKeys } from '../booking-keys';
import type { ReservationRow } from './reservation-row';
import { RESERVATION_COLUMNS } from './reservation-row';

/**
 * Saves the recipient of a reservation's tax document and mails the holder.
 * @throws ApiError booking.invoice_fixed once it is paid; content.changed_meanwhile on a version conflict
 */
export const saveInvoice = mutation<void, { row: ReservationRow; invoice: Invoice | null }>({
  run: async ({ row, invoice }) => {
    const { id, version } = row;
    try {
      await api.post('/backend/reservation_invoice', { id, version, invoice });
    } catch (error) {
      if (!isApiError(error, 'content.changed_meanwhile')) throw error;
      throw await conflictOf(row, rest().from('reservation_ticket_list').select(RESERVATION_COLUMNS).eq('id', id));
    }
  },
  invalidates: bookingKeys,
});

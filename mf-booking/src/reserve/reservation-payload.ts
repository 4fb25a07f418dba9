import type { ReservationCustomData } from '@arbora/domain';
import type { ReservationFormOutput } from './reservation.schema';

export interface ReservationPayload {
  event_slot_id: string;
  custom_data: ReservationCustomData;
}

/** Body of `POST /booking_reservation` (spec §7). */
export function reservationPayload(slotId: string, values: ReservationFormOutput): ReservationPayload {
  return {
    event_slot_id: slotId,
    custom_data: { places: values.places, invoice: values.wantsInvoice ? values.invoice : null },
  };
}

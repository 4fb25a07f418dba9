import { api, ApiError, isApiError, mutation } from '@arbora/api';
import type { BookingReservation, CapacityProblem } from '@arbora/domain';
import { emit } from '@arbora/event-bus';
import { bookingKeys } from '../booking-keys';
import type { ReservationPayload } from './reservation-payload';

export type ReservationOutcome = { result: 'reserved'; reservation: BookingReservation } | CapacityProblem;

interface ReservationRequest {
  payload: ReservationPayload;
  idempotencyKey: string;
  /** Prepares the page of the reservation before other parts are notified. */
  prepare: (reservationId: string) => Promise<void>;
}

/** The capacity problem of a refused number of places; null for any other error (spec §5). */
function capacityProblemOf(error: unknown): CapacityProblem | null {
  return isApiError(error, 'booking.capacity') ? (error.body as CapacityProblem) : null;
}

/** Maps field paths of the request body to those of the form. */
function atFormFields(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const { status, code, message, body, retryAfter } = error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, fault]) => [path.replace(/^custom_data\./, ''), fault]),
  );
  return new ApiError({ status, code, message, body, retryAfter, fields, cause: error });
}

/**
 * Reserves places. A capacity problem is a result, not an error, because the form offers a remedy.
 * @throws ApiError whose `fields` are paths of the form
 */
export const createReservation = mutation<ReservationOutcome, ReservationRequest>({
  run: async ({ payload, idempotencyKey, prepare }) => {
    try {
      const reservation = await api.post<BookingReservation>('/backend/booking_reservation', payload, {
        idempotencyKey,
      });
      await prepare(reservation.id);
      emit('reservations:changed', { reservationId: reservation.id });
      return { result: 'reserved', reservation };
    } catch (error) {
      const problem = capacityProblemOf(error);
      if (problem) return problem;
      throw atFormFields(error);
    }
  },
  invalidates: bookingKeys,
});

import { pragueDay, type BookingReservation } from '@arbora/domain';

/**
 * Payment state of a reservation. `due`: unpaid on the last day (in Prague); `overdue`: past due, the places are about
 * to be freed; `empty`: without places, so nothing is due (decision 26).
 */
export type ReservationState = 'free' | 'paid' | 'empty' | OpenPaymentState;
/** States with an open payment. */
export type OpenPaymentState = 'unpaid' | 'due' | 'overdue';

export function reservationState(
  reservation: Pick<BookingReservation, 'is_paid' | 'due_at' | 'places'>,
  price: number,
  now: number = Date.now(),
): ReservationState {
  if (price === 0) return 'free';
  if (reservation.is_paid) return 'paid';
  if (reservation.places === 0) return 'empty';
  if (reservation.due_at === null) return 'unpaid';
  if (Date.parse(reservation.due_at) <= now) return 'overdue';
  return pragueDay(reservation.due_at) === pragueDay(now) ? 'due' : 'unpaid';
}

export function isPaymentOpen(state: ReservationState): state is OpenPaymentState {
  return state === 'unpaid' || state === 'due' || state === 'overdue';
}

/** Whether to highlight the due date: on the last day and after it. */
export function isUrgent(state: ReservationState): boolean {
  return state === 'due' || state === 'overdue';
}

import type { BookingReservation } from '@arbora/domain';

/**
 * Where a reservation stands with its payment. `due`: unpaid and the last day has begun; `overdue`: the time has passed
 * and the places are about to be freed; `empty`: holds no place, so nothing is to be paid (decision 26).
 */
export type ReservationState = 'free' | 'paid' | 'unpaid' | 'due' | 'overdue' | 'empty';

const LAST_DAY_MS = 24 * 60 * 60 * 1000;

export function reservationState(
  reservation: Pick<BookingReservation, 'is_paid' | 'due_at' | 'places'>,
  price: number,
  now: number = Date.now(),
): ReservationState {
  if (price === 0) return 'free';
  if (reservation.is_paid) return 'paid';
  if (reservation.places === 0) return 'empty';
  if (reservation.due_at === null) return 'unpaid';
  const left = Date.parse(reservation.due_at) - now;
  if (left <= 0) return 'overdue';
  return left <= LAST_DAY_MS ? 'due' : 'unpaid';
}

/** Whether something is still to be paid. */
export function isOwing(state: ReservationState): boolean {
  return state === 'unpaid' || state === 'due' || state === 'overdue';
}

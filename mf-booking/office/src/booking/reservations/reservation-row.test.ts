import { aReservation, inDays } from '../../test-data';
import { reservationState } from './reservation-row';

test.each([
  ['paid', { is_paid: true }],
  ['free', { is_paid: true, amount: 0 }],
  ['unpaid', { due_at: inDays(1) }],
  ['overdue', { due_at: inDays(-1) }],
  ['empty', { places: 0, amount: 0, due_at: null }],
  ['unpaid', { due_at: null }],
])('the state is %s for a reservation with %o', (state, changes) => {
  expect(reservationState(aReservation(changes))).toBe(state);
});

import { isPaymentOpen, isUrgent, reservationState, type ReservationState } from './reservation-state';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const unpaid = { is_paid: false, places: 2, due_at: '2026-11-25T22:59:00Z' };

test.each<[string, ReservationState, Parameters<typeof reservationState>[0], number]>([
  ['costs nothing', 'free', { ...unpaid, is_paid: true, due_at: null }, 0],
  ['is paid', 'paid', { ...unpaid, is_paid: true, due_at: null }, 450],
  ['has days left', 'unpaid', unpaid, 450],
  ['has no due time', 'unpaid', { ...unpaid, due_at: null }, 450],
  ['is due tomorrow, in less than a day', 'unpaid', { ...unpaid, due_at: '2026-11-22T09:59:00Z' }, 450],
  ['is due today', 'due', { ...unpaid, due_at: '2026-11-21T22:59:00Z' }, 450],
  ['is due after midnight in Prague', 'unpaid', { ...unpaid, due_at: '2026-11-21T23:00:00Z' }, 450],
  ['is due exactly now', 'overdue', { ...unpaid, due_at: '2026-11-21T10:00:00Z' }, 450],
  ['holds no place', 'empty', { ...unpaid, places: 0, due_at: null }, 450],
])('a reservation that %s is %s', (_, expected, reservation, price) => {
  expect(reservationState(reservation, price, NOW)).toBe(expected);
});

test('unpaid reservations have an open payment, which is urgent from the due day on', () => {
  const all: ReservationState[] = ['free', 'paid', 'unpaid', 'due', 'overdue', 'empty'];
  expect(all.filter(isPaymentOpen)).toEqual(['unpaid', 'due', 'overdue']);
  expect(all.filter(isUrgent)).toEqual(['due', 'overdue']);
});

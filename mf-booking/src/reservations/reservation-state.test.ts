import { isOwing, isPressing, reservationState, type ReservationState } from './reservation-state';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const unpaid = { is_paid: false, places: 2, due_at: '2026-11-25T22:59:00Z' };

test.each<[string, Parameters<typeof reservationState>[0], number, ReservationState]>([
  ['costs nothing', { ...unpaid, is_paid: true, due_at: null }, 0, 'free'],
  ['is paid', { ...unpaid, is_paid: true, due_at: null }, 450, 'paid'],
  ['has days left', unpaid, 450, 'unpaid'],
  ['has no due time', { ...unpaid, due_at: null }, 450, 'unpaid'],
  ['is due tomorrow, in less than a day', { ...unpaid, due_at: '2026-11-22T09:59:00Z' }, 450, 'unpaid'],
  ['is due today', { ...unpaid, due_at: '2026-11-21T22:59:00Z' }, 450, 'due'],
  ['is due after midnight in Prague', { ...unpaid, due_at: '2026-11-21T23:00:00Z' }, 450, 'unpaid'],
  ['is due exactly now', { ...unpaid, due_at: '2026-11-21T10:00:00Z' }, 450, 'overdue'],
  ['holds no place', { ...unpaid, places: 0, due_at: null }, 450, 'empty'],
])('the state of a reservation that %s', (_, reservation, price, expected) => {
  expect(reservationState(reservation, price, NOW)).toBe(expected);
});

test('only unpaid reservations have an open payment', () => {
  const all: ReservationState[] = ['free', 'paid', 'unpaid', 'due', 'overdue', 'empty'];
  expect(all.filter(isOwing)).toEqual(['unpaid', 'due', 'overdue']);
  expect(all.filter(isPressing)).toEqual(['due', 'overdue']);
});

import { eventFilters, filterChoices, monthBounds, placeName } from './event-filters';

const OBRISTVI = 'Školka Obříství, Obříství 120';
const SMRZICE = 'Školka Smržice, Smržice 3';
const events = [
  { date_start: '2026-12-05T09:00:00Z', date_end: null, address: OBRISTVI },
  // 1 January in Prague.
  { date_start: '2026-12-31T23:30:00Z', date_end: null, address: SMRZICE },
  { date_start: '2026-11-28T09:00:00Z', date_end: '2027-01-10T09:00:00Z', address: OBRISTVI },
];

test('an invalid month in the address filters nothing', () => {
  expect(eventFilters(new URLSearchParams('month=2026-13&place='))).toEqual({ month: null, place: null });
  expect(eventFilters(new URLSearchParams('month=2026-12&place=A'))).toEqual({ month: '2026-12', place: 'A' });
});

test('a month begins and ends at midnight in Prague, also at the change of the year', () => {
  expect(monthBounds('2026-12')).toEqual({ start: '2026-11-30T23:00:00.000Z', end: '2026-12-31T23:00:00.000Z' });
});

test('an event counts in each month that it lasts into', () => {
  expect(filterChoices(events, { month: null, place: null }, 'cs')).toEqual({
    months: [
      { value: '2026-11', count: 1 },
      { value: '2026-12', count: 2 },
      { value: '2027-01', count: 2 },
    ],
    places: [
      { value: OBRISTVI, count: 2 },
      { value: SMRZICE, count: 1 },
    ],
  });
});

test('each filter counts the events that pass the other one, and a chosen value stays among the choices', () => {
  const { months, places } = filterChoices(events, { month: '2027-03', place: SMRZICE }, 'cs');
  expect(months).toEqual([
    { value: '2026-11', count: 0 },
    { value: '2026-12', count: 0 },
    { value: '2027-01', count: 1 },
    { value: '2027-03', count: 0 },
  ]);
  expect(places).toEqual([
    { value: OBRISTVI, count: 0 },
    { value: SMRZICE, count: 0 },
  ]);
});

test('a place is named by its first part, unless another place has the same', () => {
  expect(placeName(OBRISTVI, [OBRISTVI, SMRZICE])).toBe('Školka Obříství');
  expect(placeName('Sál, Praha', ['Sál, Praha', 'Sál, Brno'])).toBe('Sál, Praha');
});

import { pragueDay, pragueDayBounds } from './prague-day';

test.each([
  ['2026-06-30T22:30:00Z', '2026-07-01'],
  ['2026-06-30T21:59:59Z', '2026-06-30'],
  ['2026-12-31T22:30:00Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('the Prague day of %s is %s', (moment, day) => {
  expect(pragueDay(moment)).toBe(day);
});

test.each([
  ['2026-11-24', '2026-11-23T23:00:00.000Z', '2026-11-24T23:00:00.000Z'],
  ['2026-07-31', '2026-07-30T22:00:00.000Z', '2026-07-31T22:00:00.000Z'],
  // Days of daylight saving changes have 23 and 25 hours.
  ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
])('%s starts at %s and ends at %s', (day, start, end) => {
  expect(pragueDayBounds(day)).toEqual({ start, end });
  expect(pragueDay(start)).toBe(day);
  expect(pragueDay(Date.parse(end) - 1)).toBe(day);
});

import { pragueTime } from './prague-time';

test.each([
  ['2026-11-21T10:00:00Z', 0, 9, '2026-11-21T08:00:00.000Z'],
  ['2026-06-30T22:30:00Z', 0, 9, '2026-07-01T07:00:00.000Z'],
  // Daylight saving time ends on 25 October, a day of 25 hours, and starts on 28 March.
  ['2026-10-20T22:30:00Z', 5, 9, '2026-10-26T08:00:00.000Z'],
  ['2027-03-27T22:30:00Z', 1, 9, '2027-03-28T07:00:00.000Z'],
  ['2026-11-21T10:00:00Z', -30, 14, '2026-10-22T12:00:00.000Z'],
])('from %s, the time %d days later at %d o’clock is correct', (now, days, hour, expected) => {
  expect(pragueTime(new Date(now), days, hour)).toBe(expected);
});

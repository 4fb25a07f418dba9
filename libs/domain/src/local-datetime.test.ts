import { fromLocalDatetime, localDatetime } from './local-datetime';

test.each([
  ['2026-01-15T18:00', '2026-01-15T17:00:00.000Z'],
  ['2026-07-15T18:00:30', '2026-07-15T16:00:30.000Z'],
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
])('the clocks of Prague show %s at %s', (local, moment) => {
  expect(fromLocalDatetime(local)).toBe(moment);
  expect(localDatetime(moment)).toBe(local.padEnd(19, ':00'));
});

test('an hour that comes twice is the first of the two', () => {
  expect(fromLocalDatetime('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
});

test('an hour left out is the hour after', () => {
  expect(localDatetime(fromLocalDatetime('2026-03-29T02:30'))).toBe('2026-03-29T03:30:00');
});

test('no time is refused', () => {
  expect(() => fromLocalDatetime('')).toThrow(RangeError);
});

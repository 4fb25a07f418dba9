import { fromLocalDatetime, localDatetime, offsetDatetime } from './local-datetime';

test.each([
  ['2026-01-15T18:00', '2026-01-15T17:00:00.000Z'],
  ['2026-07-15T18:00:30', '2026-07-15T16:00:30.000Z'],
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
])('the clock in Prague shows %s at %s', (local, moment) => {
  expect(fromLocalDatetime(local)).toBe(moment);
  expect(localDatetime(moment)).toBe(local.padEnd(19, ':00'));
});

test.each([
  ['2026-12-03T14:00:00+00:00', '2026-12-03T15:00:00+01:00'],
  ['2026-07-03T14:00:00Z', '2026-07-03T16:00:00+02:00'],
])('%s is written with the offset of Prague as %s', (moment, local) => {
  expect(offsetDatetime(moment)).toBe(local);
});

test('an ambiguous local time is the earlier one', () => {
  expect(fromLocalDatetime('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
});

test('a skipped local time is one hour later', () => {
  expect(localDatetime(fromLocalDatetime('2026-03-29T02:30'))).toBe('2026-03-29T03:30:00');
});

test('an invalid time is rejected', () => {
  expect(() => fromLocalDatetime('')).toThrow(RangeError);
});

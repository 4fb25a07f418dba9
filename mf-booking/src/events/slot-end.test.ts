import { slotEnd } from './slot-end';

const NINE = { date_start: '2026-12-01T08:00:00+00:00' };
const ONE = { date_start: '2026-12-01T12:00:00Z' };
const FOUR = '2026-12-01T15:00:00Z';

test.each([
  ['an only slot ends with its event', NINE, FOUR, [NINE], FOUR],
  ['slots at the same time end with their event', NINE, FOUR, [NINE, { date_start: '2026-12-01T08:00:00Z' }], FOUR],
  ['the last of several slots ends with its event', ONE, FOUR, [NINE, ONE], FOUR],
  ['the end of an earlier slot is unknown', NINE, FOUR, [NINE, ONE], null],
  ['the end of a slot is unknown if its event has no end', NINE, null, [NINE], null],
  ['the end of a slot that starts after the end of its event is unknown', ONE, NINE.date_start, [ONE], null],
])('%s', (_, slot, date_end, slots, expected) => {
  expect(slotEnd(slot, { date_end, slots })).toBe(expected);
});

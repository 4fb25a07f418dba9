import { boundsOf, monthOf, shiftMonth, weeksOf } from './month';

test('a month has whole weeks from Monday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect([weeks[0]![0], weeks[0]![6], weeks[5]![6]]).toEqual(['2026-10-26', '2026-11-01', '2026-12-06']);
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test('days of clock changes occur once, bounded by midnights in Prague', () => {
  for (const [month, changed, start, end] of [
    ['2026-10', '2026-10-25', '2026-09-27T22:00:00.000Z', '2026-11-01T23:00:00.000Z'],
    ['2027-03', '2027-03-28', '2027-02-28T23:00:00.000Z', '2027-04-04T22:00:00.000Z'],
  ] as const) {
    const weeks = weeksOf(month);
    const days = weeks.flat();
    expect(new Set(days).size).toBe(days.length);
    expect(days).toContain(changed);
    expect(boundsOf(weeks)).toEqual({ start, end });
  }
});

test('the months of the URL cross the year boundary', () => {
  expect([monthOf('2026-13', '2026-11-25'), monthOf('2027-01', '2026-11-25')]).toEqual(['2026-11', '2027-01']);
  expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

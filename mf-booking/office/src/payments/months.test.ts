import { firstDay, lastMonths, nextMonth } from './months';

test('a year of months ends with the current one', () => {
  const months = lastMonths(new Date(2026, 0, 31));
  expect([months.length, months[0], months[1], months.at(-1)]).toEqual([13, '2026-01', '2025-12', '2025-01']);
});

test('a month ends before the first day of the next one', () => {
  expect(['2026-11', '2026-12'].map((month) => firstDay(nextMonth(month)))).toEqual(['2026-12-01', '2027-01-01']);
});

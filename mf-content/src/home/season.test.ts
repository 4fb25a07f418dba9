import { monthName, monthOf, SEASON_PLANTS, seasonOf, SEASONS } from './season';

test('each month has a season', () => {
  const year = Array.from({ length: 12 }, (_, index) => seasonOf(index + 1));
  expect(new Set(year)).toEqual(new Set(SEASONS));
  expect([seasonOf(1), seasonOf(4), seasonOf(7), seasonOf(11), seasonOf(12)]).toEqual([
    'winter',
    'earlySpring',
    'summer',
    'lateAutumn',
    'winter',
  ]);
});

test('the month is computed in the time zone of Prague', () => {
  expect(monthOf(Date.parse('2026-10-31T22:59:59Z'))).toBe(10);
  expect(monthOf(Date.parse('2026-10-31T23:00:00Z'))).toBe(11);
});

test('no season lists a plant twice', () => {
  for (const season of SEASONS) expect(new Set(SEASON_PLANTS[season]).size).toBe(SEASON_PLANTS[season].length);
});

test('month names are in the nominative', () => {
  expect([monthName(11, 'cs'), monthName(11, 'en'), monthName(11, 'pl')]).toEqual(['listopad', 'November', 'listopad']);
});

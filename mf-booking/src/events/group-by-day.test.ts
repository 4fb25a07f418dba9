import { groupByDay } from './group-by-day';

test('slots of all events are grouped by day, in order', () => {
  const days = groupByDay([
    { id: 'c', date_start: '2026-11-25T09:00:00Z' },
    { id: 'b', date_start: '2026-11-24T12:00:00Z' },
    { id: 'a', date_start: '2026-11-24T08:00:00Z' },
  ]);
  expect(days.map(({ day, items }) => [day, items.map(({ id }) => id)])).toEqual([
    ['2026-11-24', ['a', 'b']],
    ['2026-11-25', ['c']],
  ]);
});

test('a slot after midnight in Prague is on that day, though it is still the day before in UTC', () => {
  const days = groupByDay([{ date_start: '2026-11-24T22:30:00Z' }, { date_start: '2026-11-24T23:30:00Z' }]);
  expect(days.map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-25']);
});

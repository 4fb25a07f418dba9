import { monthRanges } from './month-ranges';

test.each([
  [[], []],
  [[5], [[5, 5]]],
  [
    [3, 4, 10, 11],
    [
      [3, 4],
      [10, 11],
    ],
  ],
  [[1, 2, 3, 11, 12], [[11, 3]]],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [[1, 12]]],
])('%j is grouped into %j', (months, ranges) => {
  expect(monthRanges(months)).toEqual(ranges);
});

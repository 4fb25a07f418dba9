import { readNumber } from './read-number';

test.each([
  ['1234,5', 1234.5],
  ['1 234,50', 1234.5],
  ['1\u00a0234.5', 1234.5],
  ['0012', 12],
  [0.30000000000000004, 0.30000000000000004],
  ['', null],
  ['  ', null],
  [null, null],
  ['1,234', undefined],
  ['-1', undefined],
  ['1e5', undefined],
  ['450 Kč', undefined],
  [-1, undefined],
  [true, undefined],
])('the cell %j is read as the price %j', (cell, value) => {
  expect(readNumber(cell, 2)).toBe(value);
});

test('pieces have no decimals', () => {
  expect([readNumber('5,0', 0), readNumber('5,5', 0)]).toEqual([5, undefined]);
});

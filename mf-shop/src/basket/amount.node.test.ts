import { readAmount } from './amount';

test.each([
  ['5', { amount: 5 }],
  [' 1 200 ', { amount: 1200 }],
  ['1500', { amount: 1500 }],
  ['', { fault: 'notWhole' }],
  ['0', { fault: 'notWhole' }],
  ['-3', { fault: 'notWhole' }],
  ['2,5', { fault: 'notWhole' }],
  ['pět', { fault: 'notWhole' }],
  ['1501', { fault: 'tooMany' }],
])('%j with a maximum of 1500 is read as %j', (text, expected) => {
  expect(readAmount(text, 1500)).toEqual(expected);
});

import { benchRow, median } from './bench-row';
import { benchTable } from './bench-table';

const measured = { part: 'rest', name: 'list', unit: 'requests/s', value: 100, ratios: { 'minimal handler': 0.8 } };

describe('benchRow', () => {
  test.each([
    ['a ratio that is high enough', [{ of: 'minimal handler', atLeast: 0.7 }], true],
    ['a ratio that is too low', [{ of: 'minimal handler', atLeast: 0.9 }], false],
    ['a value that is too high', [{ of: 'value', atMost: 99 }], false],
    [
      'two budgets, one of which is missed',
      [
        { of: 'value', atMost: 100 },
        { of: 'minimal handler', atLeast: 0.9 },
      ],
      false,
    ],
    ['a comparison that this machine cannot run', [{ of: 'pgbench', atLeast: 0.6 }], null],
    ['no budget', [], null],
  ])('%s: %j is within budget: %s', (_name, budgets, within) => {
    expect(benchRow({ ...measured, budgets }).within).toBe(within);
  });
});

test('the median of an even number of values is the mean of the middle two', () => {
  expect([median([9, 1, 5]), median([4, 1, 2, 9])]).toEqual([5, 3]);
});

test('the table shows the baseline of each row and whether it is within budget', () => {
  const row = benchRow({ ...measured, budgets: [{ of: 'minimal handler', atLeast: 0.9 }] });
  expect(benchTable([row])).toContain('100 requests/s  0.8 × minimal handler  ≥ 0.9 × minimal handler  MISSED');
});

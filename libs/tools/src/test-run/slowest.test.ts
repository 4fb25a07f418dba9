import { slowest } from './slowest';

test('the slowest files are listed in order, with a mark over 20 s', () => {
  const durations = [
    { name: 'quick.test.ts', seconds: 0.25 },
    { name: 'slow.test.ts', seconds: 21 },
  ];
  expect(slowest(durations)).toEqual(['  21.0 s  slow.test.ts (over 20 s)', '   0.3 s  quick.test.ts']);
});

test('beyond the first fifteen, only files over 20 s are listed', () => {
  const all = (seconds: number) => Array.from({ length: 18 }, (_, index) => ({ name: `${index}.test.ts`, seconds }));
  expect(slowest(all(1))).toHaveLength(15);
  expect(slowest(all(30))).toHaveLength(18);
});

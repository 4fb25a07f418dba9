import { seenCodes } from './seen-codes';

test('a code is told once while it is in sight, and again after it was out of sight for a while', () => {
  const fresh = seenCodes();
  const told = [0, 150, 1500, 3000, 4000, 6500].map((now) => fresh(now === 4000 ? [] : ['a'], now));
  expect(told).toEqual(['a', null, null, null, null, 'a']);
});

test('of two codes in one picture each is told', () => {
  const fresh = seenCodes();
  expect([fresh(['a', 'b'], 0), fresh(['a', 'b'], 150), fresh(['a', 'b'], 300)]).toEqual(['a', 'b', null]);
});

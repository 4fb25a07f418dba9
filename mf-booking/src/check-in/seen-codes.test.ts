import { seenCodes } from './seen-codes';

test('a code is reported once while it is in view, and again after it was out of view for a while', () => {
  const fresh = seenCodes();
  const reported = [0, 150, 1500, 3000, 4000, 6500].map((now) => fresh(now === 4000 ? [] : ['a'], now));
  expect(reported).toEqual(['a', null, null, null, null, 'a']);
});

test('each of two codes in one picture is reported', () => {
  const fresh = seenCodes();
  expect([fresh(['a', 'b'], 0), fresh(['a', 'b'], 150), fresh(['a', 'b'], 300)]).toEqual(['a', 'b', null]);
});

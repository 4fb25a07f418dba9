import { newCodeFilter } from './new-code-filter';

test('a code is reported once while it is in view, and again after it was out of view for a while', () => {
  const newCode = newCodeFilter();
  const reported = [0, 150, 1500, 3000, 4000, 6500].map((now) => newCode(now === 4000 ? [] : ['a'], now));
  expect(reported).toEqual(['a', null, null, null, null, 'a']);
});

test('each of two codes in one frame is reported', () => {
  const newCode = newCodeFilter();
  expect([newCode(['a', 'b'], 0), newCode(['a', 'b'], 150), newCode(['a', 'b'], 300)]).toEqual(['a', 'b', null]);
});

import { newCodeFilter } from './new-code-filter';

const fresh = (code: string) => ({ code, isShownAgain: false });

test('a code is reported once while it is in view, and as new after it was out of view for a while', () => {
  const newCode = newCodeFilter();
  const reported = [0, 150, 500, 1000, 1400, 3500].map((now) => newCode(now === 1400 ? [] : ['a'], now));
  expect(reported).toEqual([fresh('a'), null, null, null, null, fresh('a')]);
});

test('a code that was out of view for a moment is reported once as shown again', () => {
  const newCode = newCodeFilter();
  const reported = [0, 150, 1000, 1150].map((now) => newCode(['a'], now));
  expect(reported).toEqual([fresh('a'), null, { code: 'a', isShownAgain: true }, null]);
});

test('each of two codes in one frame is reported, a new one before one that is shown again', () => {
  const newCode = newCodeFilter();
  expect([newCode(['a', 'b'], 0), newCode(['a', 'b'], 150), newCode(['a', 'b'], 300)]).toEqual([
    fresh('a'),
    fresh('b'),
    null,
  ]);
  expect([newCode(['a', 'c'], 1500), newCode(['a', 'c'], 1650)]).toEqual([
    fresh('c'),
    { code: 'a', isShownAgain: true },
  ]);
});

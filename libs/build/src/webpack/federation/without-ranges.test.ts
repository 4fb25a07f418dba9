import { satisfy } from './without-ranges';

test.each([
  ['19.3.1', '<=19.3.1', true],
  ['19.3.1', '<=19.10.0', true],
  ['2.0.0', '<=1.9.9', false],
])('%s %s: %s', (version, range, expected) => {
  expect(satisfy(version, range)).toBe(expected);
});

test('a range, which nothing of the site has, is not taken for met', () => {
  expect(() => satisfy('19.3.1', '^19.0.0')).toThrow('no version ranges');
});

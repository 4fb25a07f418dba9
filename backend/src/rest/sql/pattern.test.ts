import { refuseDanglingEscape } from './pattern';

const isRefused = (pattern: string, isList = false): boolean => {
  try {
    refuseDanglingEscape(pattern, isList);
    return false;
  } catch (error) {
    expect(error).toMatchObject({
      status: 400,
      code: '22025',
      message: 'LIKE pattern must not end with escape character',
    });
    return true;
  }
};

test.each([
  ['', false],
  ['abc*', false],
  ['abc\\', true],
  ['abc*\\', true],
  ['abc\\\\', false],
  ['abc\\\\\\', true],
  ['\\', true],
  ['\\*', false],
  ['a\\b', false],
])('pattern %s: refused %s', (pattern, expected) => expect(isRefused(pattern)).toBe(expected));

// In an array literal a backslash is escaped by another one.
test.each([
  ['{}', false],
  ['{abc,def}', false],
  [String.raw`{a\bc}`, false],
  [String.raw`{abc\\}`, true],
  [String.raw`{abc\\,def}`, true],
  [String.raw`{"abc\\"}`, true],
  [String.raw`{"abc\\" , "def"}`, true],
  [String.raw`{abc\\ }`, true],
  [String.raw`{"abc\\\\"}`, false],
  [String.raw`{"a,b}\\"}`, true],
  [String.raw`{"a\",b\\"}`, true],
  [String.raw`{\{abc\\}`, true],
  [String.raw`{a\}b\\}`, true],
  [String.raw`{{a},{"b\\"}}`, true],
  [String.raw`[1:1]={b\\}`, true],
  [String.raw`{"a\\ b"}`, false],
  [String.raw`{"a\\%"}`, false],
])('list %s: refused %s', (list, expected) => expect(isRefused(list, true)).toBe(expected));

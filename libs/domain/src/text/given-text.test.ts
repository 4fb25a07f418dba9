import * as v from 'valibot';
import { line, lines, requiredLine, tidyLine, tidyLines } from './given-text';

const codeOf = (schema: v.GenericSchema<string>, text: string) => v.safeParse(schema, text).issues?.[0].message ?? null;

test('a line is composed, its whitespace folded, and trimmed', () => {
  expect(tidyLine('  Jose\u0301 \t\r\n Malá\u00a0')).toBe('José Malá');
  expect(tidyLine('\u202a+420 315 000 111\u202c')).toBe('+420 315 000 111');
});

test('lines keep their line ends and tabs', () => {
  expect(tidyLines('\n a\r\n\tb\u2028c\u00a0d \n')).toBe('a\n\tb\nc d');
});

test.each(['Žofie Ďurišová – O’Neill 李', '❤️', '👩‍🌾', '🏳️‍🌈', '1️⃣', 'नमस्ते'])('%j is accepted', (text) => {
  expect(codeOf(line(100), text)).toBeNull();
  expect(codeOf(lines(100), `${text}\n\t${text}`)).toBeNull();
});

test.each(['a\u200bb', 'a\u00adb', 'a\u202eb', 'a\u0007b', 'a\u3164b', 'a\ufe0f', 'a\u200db', '\u3164', 'a\ud800b'])(
  '%j is rejected',
  (text) => {
    expect(codeOf(line(100), text)).toBe('hidden_characters');
    expect(codeOf(lines(100), text)).toBe('hidden_characters');
    expect(codeOf(requiredLine(100), text)).toBe('hidden_characters');
  },
);

test('stacked combining marks are rejected', () => {
  expect(codeOf(line(100), 'z\u0301\u0302\u0303\u0304')).toBe('invalid');
});

test.each(['', ' \n', '\u200b', '\u2800', '\ufeff \u2060'])('%j counts as empty', (text) => {
  expect(codeOf(requiredLine(100), text)).toBe('required');
  expect(codeOf(line(100), text)).toBeNull();
});

test('the length is that of the normalized text', () => {
  expect(codeOf(line(3), '  abc  ')).toBeNull();
  expect(codeOf(line(3), 'abcd')).toBe('too_long');
});

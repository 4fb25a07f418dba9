import { ERROR_STATUS, FIELD_ERRORS } from '@arbora/domain';
import { readFileSync } from 'node:fs';
import path from 'node:path';

type Texts = { [key: string]: string | Texts };

function codesIn(file: string, group = 'error'): string[] {
  const { [group]: codes = {} } = JSON.parse(readFileSync(path.join(__dirname, file), 'utf8')) as Texts;
  const flat = (texts: Texts, prefix: string): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [prefix + key] : flat(text, `${prefix}${key}.`),
    );
  return flat(codes as Texts, '');
}

test.each(['cs', 'en', 'pl'])('every error code has one text in %s, of all pages or of the back office', (locale) => {
  const codes = [...codesIn(`../../../ui/src/locales/${locale}.json`), ...codesIn(`${locale}.json`)];
  expect(Object.keys(ERROR_STATUS).filter((code) => !codes.includes(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

test.each(['cs', 'en', 'pl'])('every field error has a text in %s, of all pages or of the back office', (locale) => {
  const codes = [...codesIn(`../../../ui/src/locales/${locale}.json`, 'field'), ...codesIn(`${locale}.json`, 'fault')];
  expect(FIELD_ERRORS.filter((code) => !codes.includes(code))).toEqual([]);
});

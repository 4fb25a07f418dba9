import type { Locale } from '../locale/locales';
import { pickLanguage } from './pick-language';

const versions = (...locales: Locale[]) => locales.map((locale) => ({ locale }));

test.each<[locale: Locale, available: Locale[], expected: Locale | undefined]>([
  ['pl', ['cs', 'en', 'pl'], 'pl'],
  ['pl', ['cs', 'en'], 'en'],
  ['pl', ['cs'], 'cs'],
  ['en', ['pl', 'cs'], 'cs'],
  ['cs', ['pl', 'en'], 'en'],
  ['cs', ['pl'], 'pl'],
  ['cs', [], undefined],
])('a reader of %s gets from %j the version %s', (locale, available, expected) => {
  expect(pickLanguage(versions(...available), locale)?.locale).toBe(expected);
});

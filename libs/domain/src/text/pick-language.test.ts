import type { Locale } from '../locale/locales';
import { pickLanguage } from './pick-language';

const versions = (...locales: Locale[]) => locales.map((locale) => ({ locale }));

test.each<[wanted: Locale, there: Locale[], picked: Locale | undefined]>([
  ['pl', ['cs', 'en', 'pl'], 'pl'],
  ['pl', ['cs', 'en'], 'en'],
  ['pl', ['cs'], 'cs'],
  ['en', ['pl', 'cs'], 'cs'],
  ['cs', ['pl', 'en'], 'en'],
  ['cs', ['pl'], 'pl'],
  ['cs', [], undefined],
])('a reader of %s gets from %j the version %s', (wanted, there, picked) => {
  expect(pickLanguage(versions(...there), wanted)?.locale).toBe(picked);
});

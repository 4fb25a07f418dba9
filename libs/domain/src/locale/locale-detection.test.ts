import { detectLocale, localeFromPath, parseAcceptLanguage, stripLocale, withLocale } from './locale-detection';
import type { LocaleHints } from './locale-detection';

describe('detectLocale', () => {
  test.each<[string, LocaleHints, string]>([
    ['a path, before cookie and browser', { path: '/pl/novinky', cookie: 'en', acceptLanguages: ['cs'] }, 'pl'],
    ['a cookie, before the browser', { path: '/novinky', cookie: 'pl', acceptLanguages: ['cs'] }, 'pl'],
    ['a browser with a cookie of an unsupported language', { cookie: 'de', acceptLanguages: ['cs'] }, 'cs'],
    ['a Czech browser', { acceptLanguages: ['cs-CZ', 'en'] }, 'cs'],
    ['a Slovak browser as Czech', { acceptLanguages: ['sk-SK', 'en'] }, 'cs'],
    ['a Polish browser', { acceptLanguages: ['pl'] }, 'pl'],
    ['a browser as its first supported one', { acceptLanguages: ['de-DE', 'pl', 'cs'] }, 'pl'],
    ['a browser of unsupported languages as English', { acceptLanguages: ['de', 'fr'] }, 'en'],
    ['a crawler without hints', {}, 'cs'],
    ['an empty header', { acceptLanguages: '' }, 'cs'],
    ['a header by its weights', { acceptLanguages: 'en;q=0.5, sk;q=0.9' }, 'cs'],
    ['a header with a wildcard', { acceptLanguages: '*' }, 'cs'],
  ])('detects the language of %s', (_, hints, locale) => {
    expect(detectLocale(hints)).toBe(locale);
  });
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])('%s is not a language', (tag) => {
  expect(detectLocale({ acceptLanguages: tag })).toBe('en');
  expect(detectLocale({ cookie: tag, acceptLanguages: [tag, 'pl'] })).toBe('pl');
});

test('a language with q=0 is excluded', () => {
  expect(parseAcceptLanguage('cs;q=0, en;q=0.1, pl')).toEqual(['pl', 'en']);
});

test.each([
  ['/cs', 'cs'],
  ['/en/novinky', 'en'],
  ['/csx/novinky', null],
  ['/novinky/cs', null],
  ['/', null],
])('the language of %s is %s', (path, locale) => {
  expect(localeFromPath(path)).toBe(locale);
});

test.each([
  ['/cs', '/'],
  ['/cs/', '/'],
  ['/cs?a=1', '/?a=1'],
  ['/en/novinky?a=1#b', '/novinky?a=1#b'],
  ['/novinky', '/novinky'],
])('%s without its language is %s', (path, rest) => {
  expect(stripLocale(path)).toBe(rest);
});

test.each([
  ['/', '/en/'],
  ['/services/ticket?id=1#x', '/en/services/ticket?id=1#x'],
  ['/cs/novinky', '/en/novinky'],
  ['novinky', '/en/novinky'],
])('%s in English is %s', (path, localized) => {
  expect(withLocale('en', path)).toBe(localized);
});

import { detectLocale, localeFromPath, parseAcceptLanguage, stripLocale, withLocale } from './locale-detection';
import type { LocaleHints } from './locale-detection';

describe('detectLocale', () => {
  test.each<[string, LocaleHints, string]>([
    ['the path wins over everything', { path: '/pl/novinky', cookie: 'en', acceptLanguages: ['cs'] }, 'pl'],
    ['the cookie wins over the browser', { path: '/novinky', cookie: 'pl', acceptLanguages: ['cs'] }, 'pl'],
    ['a cookie of no language of ours is ignored', { cookie: 'de', acceptLanguages: ['cs'] }, 'cs'],
    ['Czech', { acceptLanguages: ['cs-CZ', 'en'] }, 'cs'],
    ['Slovak reads Czech', { acceptLanguages: ['sk-SK', 'en'] }, 'cs'],
    ['Polish', { acceptLanguages: ['pl'] }, 'pl'],
    ['the first language that we serve', { acceptLanguages: ['de-DE', 'pl', 'cs'] }, 'pl'],
    ['English for anyone else', { acceptLanguages: ['de', 'fr'] }, 'en'],
    ['a crawler that asks for nothing', {}, 'cs'],
    ['an empty header', { acceptLanguages: '' }, 'cs'],
    ['a header, by weight', { acceptLanguages: 'en;q=0.5, sk;q=0.9' }, 'cs'],
    ['a header that takes anything', { acceptLanguages: '*' }, 'cs'],
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

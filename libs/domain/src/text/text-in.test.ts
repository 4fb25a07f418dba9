import { shownHtml, shownText, textIn } from './text-in';
import { typesetHtml } from './typeset-html';

const EVENT = { title: 'Den stromů', title_en: 'Tree day', title_pl: 'Dzień drzew' };

test.each([
  ['cs', 'Den stromů'],
  ['en', 'Tree day'],
  ['pl', 'Dzień drzew'],
] as const)('a text is in %s if available', (locale, expected) => {
  expect(textIn(EVENT, 'title', locale)).toBe(expected);
});

test('a missing text falls back from Polish to English to Czech', () => {
  expect(shownText({ ...EVENT, title_pl: null }, 'title', 'pl')).toEqual({ text: 'Tree day', locale: 'en' });
  expect(shownText({ title: 'Den', title_en: '', title_pl: '' }, 'title', 'pl')).toEqual({ text: 'Den', locale: 'cs' });
  expect(shownText({ ...EVENT, title_en: null }, 'title', 'en')).toEqual({ text: 'Den stromů', locale: 'cs' });
  expect(shownText({ title: null, title_en: null, title_pl: 'Dzień' }, 'title', 'cs')?.locale).toBe('pl');
  expect(shownText({ title: null, title_en: null, title_pl: null }, 'title', 'cs')).toBeNull();
  expect(textIn({ title: '', title_en: null, title_pl: undefined }, 'title', 'en')).toBe('');
});

test('a shown text is typeset', () => {
  expect(textIn({ name: 'Skupina v 8 hodin', name_en: null, name_pl: null }, 'name', 'cs')).toBe(
    'Skupina v\u00a08 hodin',
  );
});

test('the text of HTML is typeset, its tags are not', () => {
  expect(typesetHtml('<p title="a b > c">V lese a <a href="/x y">k domu</a></p>')).toBe(
    '<p title="a b > c">V\u00a0lese a <a href="/x y">k\u00a0domu</a></p>',
  );
});

test("HTML is in the reader's language and returned as it is stored", () => {
  const row = { body: '<p>Poradí s výběrem.</p>', body_en: null, body_pl: '<p>Doradzi w wyborze.</p>' };
  expect(shownHtml(row, 'body', 'pl')).toEqual({ text: row.body_pl, locale: 'pl' });
  expect(shownHtml(row, 'body', 'en')).toEqual({ text: row.body, locale: 'cs' });
  expect(shownHtml({ body: '', body_en: null, body_pl: null }, 'body', 'cs')).toBeNull();
});

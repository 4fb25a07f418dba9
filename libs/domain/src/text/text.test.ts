import { localDatetime } from '../time/local-datetime';
import { round } from './numbers';
import { containing, escapeLike } from './like-pattern';
import { linkifyText, stripMarkup } from './markup';
import { shorten } from './shorten';
import { slug } from './slug';
import { transliterate } from './transliterate';

test('texts longer than 40 characters are shortened', () => {
  expect(shorten('a'.repeat(40))).toBe('a'.repeat(40));
  expect(shorten('a'.repeat(41))).toBe(`${'a'.repeat(40)}…`);
  expect(shorten('Zimní řez jabloní', 6)).toBe('Zimní…');
  expect(shorten('🌳🌳🌳', 2)).toBe('🌳🌳…');
});

test.each([
  ['Příliš žluťoučký kůň', 'Prilis zlutoucky kun'],
  ['Zażółć gęślą jaźń ŁÓDŹ', 'Zazolc gesla jazn LODZ'],
  ['Straße', 'Strasse'],
])('%s is transliterated to %s', (text, expected) => {
  expect(transliterate(text)).toBe(expected);
});

describe('slug', () => {
  test.each([
    ['Jarní řez ovocných stromů', {}, 'jarni-rez-ovocnych-stromu'],
    ["  Acer platanoides 'Globosum' – C5 ", {}, 'acer-platanoides-globosum-c5'],
    ['Verze 2.0', { preserve: ['.'] }, 'verze-2.0'],
    ['Jarní řez', { separator: '_', lowercase: false }, 'Jarni_rez'],
    ['!!!', {}, ''],
  ])('of %s with options %j is %s', (text, options, expected) => {
    expect(slug(text, options)).toBe(expected);
  });

  test('rejects values that are not strings, and a separator that is preserved', () => {
    expect(() => slug(7 as unknown as string)).toThrow(TypeError);
    expect(() => transliterate(null as unknown as string)).toThrow(TypeError);
    expect(() => slug('a b', { preserve: ['-'] })).toThrow('separator');
  });
});

test('markup is stripped', () => {
  expect(stripMarkup('<p>Javor <b>mléč</b><!-- x --></p>')).toBe('Javor mléč');
});

test('URLs become links that open a new tab', () => {
  expect(linkifyText('viz https://arbora.example/a?b=1&c=2.')).toBe(
    'viz <a href="https://arbora.example/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">https://arbora.example/a?b=1&amp;c=2</a>.',
  );
});

test.each([
  'https://arbora.example@evil.example/a',
  'https://arbora.example:1@evil.example',
  'https://',
  'https://a%2fb',
])('no link is created from %s', (text) => {
  expect(linkifyText(text)).not.toContain('<a');
});

test('quotes end a URL and are escaped', () => {
  expect(linkifyText('"https://a.example/"onclick="x')).toBe(
    '&quot;<a href="https://a.example/" target="_blank" rel="noopener noreferrer">https://a.example/</a>&quot;onclick=&quot;x',
  );
});

test.each([
  [1.005, undefined, 1.01],
  [-1.005, undefined, -1.01],
  [2.5, 0, 3],
  [1234.5678, 3, 1234.568],
  [1e-9, 2, 0],
])('%d is rounded to %s decimals', (value, decimals, expected) => {
  expect(round(value, decimals)).toBe(expected);
});

test('local times are those of Prague', () => {
  expect(localDatetime('2026-11-24T23:30:00Z')).toBe('2026-11-25T00:30:00');
  expect(localDatetime('2026-07-01T10:00:00Z')).toBe('2026-07-01T12:00:00');
});

test('LIKE wildcards in a text are escaped', () => {
  expect(escapeLike('100 % \\ a_b')).toBe('100 \\% \\\\ a\\_b');
  expect(containing('50 %')).toBe('%50 \\%%');
});

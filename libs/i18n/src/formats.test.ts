import { formatsOf } from './formats';

// Intl uses several kinds of no-break spaces, which differ between versions of its data.
const plain = (text: string): string => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

test.each([
  ['cs', 1250, 'CZK', '1 250 Kč'],
  ['cs', 12.5, 'CZK', '12,50 Kč'],
  ['cs', 12.5, 'EUR', '12,50 €'],
  ['pl', 1250, 'PLN', '1 250 zł'],
  ['pl', 12345.5, 'PLN', '12 345,50 zł'],
  ['en', 12.5, 'EUR', '€12.50'],
  ['en', 150, 'CZK', 'CZK 150'],
] as const)('money in %s is formatted: %d %s', (locale, amount, currency, expected) => {
  expect(plain(formatsOf(locale).money(amount, currency))).toBe(expected);
});

test.each([
  ['cs', 1234567.891, undefined, '1 234 567,89'],
  ['pl', 1000, undefined, '1 000'],
  ['en', 1234.5, undefined, '1,234.5'],
  ['en', 1234.5678, 3, '1,234.568'],
  ['cs', 2.5, 0, '3'],
] as const)('a number in %s is formatted: %d', (locale, value, decimals, expected) => {
  expect(plain(formatsOf(locale).number(value, decimals))).toBe(expected);
});

test('times are in Prague time, in summer and in winter', () => {
  const { time, date } = formatsOf('cs');
  expect(time('2026-07-01T22:30:00Z')).toBe('0:30');
  expect(plain(date('2026-07-01T22:30:00Z'))).toBe('2. července 2026');
  expect(time('2026-12-01T22:30:00Z')).toBe('23:30');
});

test('dates are formatted in each language', () => {
  const moment = '2026-11-24T17:00:00Z';
  expect(plain(formatsOf('cs').date(moment, 'short'))).toBe('24. 11. 2026');
  expect(plain(formatsOf('cs').dateTime(moment))).toBe('24. listopadu 2026 v 18:00');
  expect(plain(formatsOf('en').date(moment))).toBe('24 November 2026');
  expect(formatsOf('en').time(moment)).toBe('18:00');
  expect(formatsOf('en').dateTime(moment)).toBe('24 November 2026, 18:00');
  expect(plain(formatsOf('pl').date(moment))).toBe('24 listopada 2026');
  expect(plain(formatsOf('pl').dateTime('2026-12-01T08:00:00Z'))).toBe('1 grudnia 2026, godz. 9:00');
  expect(formatsOf('cs').dateParts(moment)).toEqual({ day: '24', month: 'lis', year: '2026' });
});

test('an invalid time is formatted as an empty text', () => {
  expect(formatsOf('cs').dateTime('nonsense')).toBe('');
});

test('months are named in the nominative', () => {
  const names = (['cs', 'en', 'pl'] as const).map((locale) => formatsOf(locale).monthName(11));
  expect(names).toEqual(['listopad', 'November', 'listopad']);
  expect([1, 12].map((month) => formatsOf('cs').monthName(month))).toEqual(['leden', 'prosinec']);
});

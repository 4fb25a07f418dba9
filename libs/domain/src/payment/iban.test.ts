import fc from 'fast-check';
import { formatIban, isIban, normalizeIban } from './iban';

test.each([
  'CZ6508000000192000145399',
  'SK3112000000198742637541',
  'PL61109010140000071219812874',
  'DE89370400440532013000',
  'GB82WEST12345698765432',
])('%s is an IBAN', (iban) => {
  expect(isIban(iban)).toBe(true);
});

test.each([
  ['a wrong checksum', 'CZ6608000000192000145399'],
  ['two swapped digits', 'CZ6508000000912000145399'],
  ['a Czech one that is too short', 'CZ650800000019200014539'],
  ['a Polish one of the Czech length', 'PL6110901014000007121981'],
  ['small letters', 'cz6508000000192000145399'],
  ['a number in the domestic notation', '19-2000145399/0800'],
  ['nothing', ''],
])('%s is no IBAN', (_what, text) => {
  expect(isIban(text)).toBe(false);
});

test('no change of a single digit is accepted', () => {
  const digit = fc.integer({ min: 4, max: 23 });
  fc.assert(
    fc.property(digit, fc.integer({ min: 1, max: 9 }), (at, by) => {
      const iban = 'CZ6508000000192000145399';
      const changed = iban.slice(0, at) + ((Number(iban[at]) + by) % 10) + iban.slice(at + 1);
      expect(isIban(changed)).toBe(false);
    }),
  );
});

test('an IBAN is read with spaces and in small letters, and printed in groups of four', () => {
  expect(normalizeIban(' cz65 0800\u00a00000 1920 0014 5399 ')).toBe('CZ6508000000192000145399');
  expect(formatIban('CZ6508000000192000145399')).toBe('CZ65 0800 0000 1920 0014 5399');
  expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
});

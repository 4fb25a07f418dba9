import { isIco, normalizeIban } from '@arbora/domain';
import { isValidIBAN } from 'ibantools';
import { PRODUCTION_SETTINGS } from '../tests/production-settings';
import { readConfig } from './config';
import { sellerOf } from './seller/seller-of';

const sellerBy = (env: Record<string, string>) => sellerOf(readConfig(env));

test('the demo has a fictitious company with a valid id and valid accounts', () => {
  const seller = sellerBy({})!;
  expect(seller.legalName).toContain('ukázková');
  expect(isIco(seller.ico!)).toBe(true);
  for (const currency of ['CZK', 'EUR', 'PLN'] as const) {
    expect({ currency, isValid: isValidIBAN(seller.accounts[currency]!) }).toEqual({ currency, isValid: true });
  }
});

test('a production site has no company unless one is configured', () => {
  expect(sellerBy(PRODUCTION_SETTINGS)).toBeNull();
});

test('a company of your own gets nothing of the demo’s', () => {
  expect(sellerBy({ COMPANY_NAME: 'Habr s.r.o.' })).toEqual({
    legalName: 'Habr s.r.o.',
    seat: null,
    ico: null,
    dic: null,
    register: null,
    vatPayer: true,
    accounts: { CZK: 'CZ0801000000192000145399', EUR: null, PLN: null },
  });
});

test('all details are read, and IBANs in any notation', () => {
  const EUR = 'sk31 1200 0000 1987 4263 7541';
  const seller = sellerBy({
    ...PRODUCTION_SETTINGS,
    COMPANY_ICO: '27082440',
    COMPANY_SEAT: 'Lesní 1, Brno',
    COMPANY_REGISTER: 'C 1',
    COMPANY_VAT_PAYER: '0',
    ACCOUNT_EUR: EUR,
  });
  expect(seller).toMatchObject({ legalName: 'Arbora', ico: '27082440', seat: 'Lesní 1, Brno', register: 'C 1' });
  expect(seller).toMatchObject({ vatPayer: false, accounts: { EUR: normalizeIban(EUR), PLN: null } });
});

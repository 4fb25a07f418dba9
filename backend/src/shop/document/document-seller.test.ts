import type { Country } from '@arbora/domain';
import { readConfig } from '../../config';
import type { DocumentFacts } from './document-facts';
import { documentParties } from './document-parties';
import { documentTerms } from './document-terms';

const OWN = {
  COMPANY_NAME: 'Habr s.r.o.',
  COMPANY_SEAT: 'Lesní 1, Brno',
  COMPANY_ICO: '27082440',
  COMPANY_DIC: 'CZ27082440',
  COMPANY_REGISTER: 'C 1 u soudu',
};

function orderFrom(country: Country): DocumentFacts {
  const customer = { name: 'Jana', email: 'j@arbora.example', phone: null, company: null, ico: null, dic: null };
  const address = { street: null, city: null, zip: null, country, locale: 'cs' as const };
  const basket = { type: 'order' as const, items: [], files: [], note: '', center: null, country };
  const facts = { order_code: 'O26000012', type: 'order' as const, center: 'Obříství' };
  return {
    order: { ...facts, created_at: '2026-11-20T09:00:00Z', ...customer, ...address, basket },
    quote: null,
    vat: null,
  };
}

const supplier = (env: Record<string, string>) => documentParties(orderFrom('CZ'), 'cs', readConfig(env)).supplier;
const payment = (country: Country, env: Record<string, string>) =>
  documentTerms(orderFrom(country), 'cs', readConfig(env))[0]!.text.split('\n');

test('the supplier is the company with seat, ids and register entry', () => {
  expect(supplier(OWN)).toEqual([
    'Habr s.r.o.',
    'Lesní 1, Brno',
    'IČO 27082440',
    'DIČ CZ27082440',
    'C 1 u soudu',
    'info@arbora.example',
    '+420 315 000 111',
  ]);
});

test('a supplier who is no VAT payer says so', () => {
  expect(supplier({ ...OWN, COMPANY_VAT_PAYER: '0' })).toContain('Nejsme plátci DPH');
  expect(supplier(OWN)).not.toContain('Nejsme plátci DPH');
});

test('without a company the supplier is the brand', () => {
  expect(supplier({ SEED_DEMO: '0' }).slice(0, 2)).toEqual(['Arbora', readConfig({}).brand.address]);
});

test('an order in euros names the account in euros, if there is one', () => {
  const ACCOUNT_EUR = 'SK3112000000198742637541';
  const crowns = ['Číslo účtu: 19-2000145399/0100', 'IBAN: CZ08 0100 0000 1920 0014 5399'];
  const message = 'Zpráva pro příjemce: O26000012';
  expect(payment('SK', { ...OWN, ACCOUNT_EUR })).toEqual(['IBAN (EUR): SK31 1200 0000 1987 4263 7541', message]);
  expect(payment('SK', OWN)).toEqual([...crowns, message]);
  expect(payment('CZ', { ...OWN, ACCOUNT_EUR })).toEqual([...crowns, message]);
});

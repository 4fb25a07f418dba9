import fc from 'fast-check';
import type { IssuedDocument } from '../tax-document/issued-document';
import { CREDIT_NOTE, PAYMENT } from '../tax-document/test-documents';
import { journalXlsx } from './journal';
import { pohodaXml } from './pohoda';
import { readJournal, readPohoda } from './read-exports';

const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const PRICES = { 21: 'High', 12: 'Low', 0: 'None' } as const;
const RATES = [21, 12, 0] as const;

/** A document with some of the rates, or of a seller who pays no VAT. */
const someDocument = fc
  .record({
    isPayment: fc.boolean(),
    totals: fc.dictionary(fc.constantFrom('21', '12', '0'), fc.integer({ min: 1, max: 99_999_999 })),
    total: fc.integer({ min: 1, max: 99_999_999 }),
  })
  .map(({ isPayment, totals, total }): IssuedDocument => {
    const sign = isPayment ? 1 : -1;
    const rates = Object.entries(totals).map(([name, value]) => {
      const rate = Number(name);
      const tax = Math.round((value * rate) / (100 + rate));
      const [whole, base, part] = [value, value - tax, tax].map((one) => (sign * one) / 100);
      return { rate, base: base!, tax: part!, total: whole! };
    });
    const all = rates.length > 0 ? sum(rates.map((rate) => cents(rate.total))) : sign * total;
    const seller = { ...PAYMENT.seller, vatPayer: rates.length > 0 };
    return { ...(isPayment ? PAYMENT : CREDIT_NOTE), seller, rates, total: all / 100 };
  });

test('base and VAT by rate add up to the totals of the documents, in Pohoda and in the journal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someDocument, { minLength: 1, maxLength: 8 }), async (documents) => {
      const items = readPohoda(Buffer.concat([...pohodaXml(documents, { from: '2026-11-01', to: '2026-11-30' })]));
      const amounts = items.map((item) => item['inv:invoice']['inv:invoiceSummary']['inv:homeCurrency']);
      const rows = readJournal(await journalXlsx(documents, 'cs'));
      for (const rate of RATES) {
        const parts = documents.flatMap(({ rates }) => rates.filter((one) => one.rate === rate));
        const bases = sum(parts.map(({ base }) => cents(base)));
        const taxes = sum(parts.map(({ tax }) => cents(tax)));
        const ofRate = rows.filter((row) => row['Sazba %'] === rate);
        expect(sum(ofRate.map((row) => cents(row['Základ'])))).toBe(bases);
        expect(sum(ofRate.map((row) => cents(row['DPH'])))).toBe(taxes);
        expect(sum(amounts.map((one) => cents(one[`typ:price${PRICES[rate]}VAT`])))).toBe(taxes);
        const outside = rate === 0 ? documents.filter(({ rates }) => rates.length === 0) : [];
        expect(sum(amounts.map((one) => cents(one[`typ:price${PRICES[rate]}`])))).toBe(
          bases + sum(outside.map(({ total }) => cents(total))),
        );
      }
      const total = sum(documents.map((document) => cents(document.total)));
      expect(sum(rows.map((row) => cents(row['Základ']) + cents(row['DPH'])))).toBe(total);
      expect(sum(rows.map((row) => cents(row['Celkem'])))).toBe(total);
      expect(
        sum(
          amounts.flatMap((one) =>
            Object.entries(one)
              .filter(([name]) => !name.endsWith('Sum'))
              .map(([, value]) => cents(value)),
          ),
        ),
      ).toBe(total);
    }),
    { numRuns: 50 },
  );
});

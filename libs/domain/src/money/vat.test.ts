import fc from 'fast-check';
import { cashRounding } from './cash-rounding';
import { taxedTotals, type TaxedLine } from './vat';

const line = fc.record({
  price: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
  rate: fc.constantFrom(0, 5, 8, 12, 19, 21, 23),
});
const document = fc.array(line, { maxLength: 40 });
const inclusion = fc.boolean();
const totalsOf = (lines: readonly TaxedLine[], pricesIncludeTax: boolean) => taxedTotals(lines, { pricesIncludeTax });

test.each([
  ['without tax', false, { base: 10_010, tax: 2102, total: 12_112 }],
  ['with tax', true, { base: 8273, tax: 1737, total: 10_010 }],
])('prices %s are taxed by the sum of their rate', (_how, pricesIncludeTax, expected) => {
  // Rounded line by line, the tax of the first case would be 2100 + 1 + 1.
  const lines = [10_000, 5, 5].map((price) => ({ price, rate: 21 }));
  expect(totalsOf(lines, pricesIncludeTax)).toEqual({ rates: [{ rate: 21, ...expected }], ...expected });
});

test('each rate has its own amounts, the highest first', () => {
  const lines = [
    { price: 11_200, rate: 12 },
    { price: 12_100, rate: 21 },
    { price: 500, rate: 0 },
  ];
  expect(totalsOf(lines, true)).toEqual({
    rates: [
      { rate: 21, base: 10_000, tax: 2100, total: 12_100 },
      { rate: 12, base: 10_000, tax: 1200, total: 11_200 },
      { rate: 0, base: 500, tax: 0, total: 500 },
    ],
    base: 20_500,
    tax: 3300,
    total: 23_800,
  });
});

test('half a hundredth is rounded up, and that of a credit note down', () => {
  expect(totalsOf([{ price: 50, rate: 21 }], false).tax).toBe(11);
  expect(totalsOf([{ price: -50, rate: 21 }], false).tax).toBe(-11);
});

test('a document without lines is zero', () => {
  expect(totalsOf([], true)).toEqual({ rates: [], base: 0, tax: 0, total: 0 });
});

test('all amounts are whole and add up, by rate and in total', () => {
  fc.assert(
    fc.property(document, inclusion, (lines, includes) => {
      const { rates, ...totals } = totalsOf(lines, includes);
      for (const { base, tax, total } of [...rates, totals]) {
        expect([base, tax, total].every(Number.isSafeInteger)).toBe(true);
        expect(base + tax).toBe(total);
      }
      for (const part of ['base', 'tax', 'total'] as const) {
        expect(rates.reduce((sum, amount) => sum + amount[part], 0)).toBe(totals[part]);
      }
      expect(totals[includes ? 'total' : 'base']).toBe(lines.reduce((sum, { price }) => sum + price, 0));
    }),
  );
});

test('the tax differs from the exact one by half a hundredth at most', () => {
  fc.assert(
    fc.property(document, inclusion, (lines, includes) => {
      for (const { rate, base, tax, total } of totalsOf(lines, includes).rates) {
        const [dividend, divisor] = includes ? [total * rate, 100 + rate] : [base * rate, 100];
        expect(Math.abs(2 * (tax * divisor - dividend))).toBeLessThanOrEqual(divisor);
      }
    }),
  );
});

test('a credit note is the exact opposite of its document', () => {
  fc.assert(
    fc.property(document, inclusion, (lines, includes) => {
      const opposite = lines.map(({ price, rate }) => ({ price: -price, rate }));
      const { base, tax, total } = totalsOf(lines, includes);
      const credit = totalsOf(opposite, includes);
      expect([credit.base + base, credit.tax + tax, credit.total + total]).toEqual([0, 0, 0]);
    }),
  );
});

test('the order of lines does not matter', () => {
  fc.assert(
    fc.property(document, inclusion, (lines, includes) => {
      expect(totalsOf([...lines].reverse(), includes)).toEqual(totalsOf(lines, includes));
    }),
  );
});

test.each([[{ price: 0.5, rate: 21 }], [{ price: Number.NaN, rate: 21 }], [{ price: 100, rate: 10.55 }]])(
  '%j is refused',
  (broken) => {
    expect(() => totalsOf([broken], false)).toThrow(RangeError);
  },
);

test.each([
  [12_349, { rounded: 12_300, difference: -49 }],
  [12_350, { rounded: 12_400, difference: 50 }],
  [12_300, { rounded: 12_300, difference: 0 }],
  [49, { rounded: 0, difference: -49 }],
  [-12_350, { rounded: -12_400, difference: -50 }],
])('%i hundredths are paid in cash as %j', (total, expected) => {
  expect(cashRounding(total)).toEqual(expected);
});

test('cash is whole crowns, at most half a crown from the total', () => {
  fc.assert(
    fc.property(fc.integer(), (total) => {
      const { rounded, difference } = cashRounding(total);
      expect([Math.abs(rounded % 100), rounded - difference]).toEqual([0, total]);
      expect(Math.abs(difference)).toBeLessThanOrEqual(50);
    }),
  );
});

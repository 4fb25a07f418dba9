import { divideRounded } from './divide-rounded';

/** A line of a document: the price of all its pieces in hundredths, and the rate of its tax in whole per cent. */
export interface TaxedLine {
  price: number;
  rate: number;
}

/** Base, tax and their sum, in hundredths. */
export interface TaxedAmount {
  base: number;
  tax: number;
  total: number;
}

export interface TaxedTotals extends TaxedAmount {
  /** Amounts by rate, the highest rate first. */
  rates: (TaxedAmount & { rate: number })[];
}

/**
 * Returns the totals of a document by rate. The tax is computed once from the sum of each rate, and the other part is the
 * difference, so that all sums agree to the hundredth. A credit note with opposite prices has the opposite totals.
 * @throws RangeError for a price or rate that is not whole
 */
export function taxedTotals(
  lines: readonly TaxedLine[],
  { pricesIncludeTax }: { pricesIncludeTax: boolean },
): TaxedTotals {
  const sums = new Map<number, number>();
  for (const { price, rate } of lines) {
    if (!Number.isSafeInteger(price) || !Number.isSafeInteger(rate))
      throw new RangeError(`not whole: ${price}, ${rate} %`);
    sums.set(rate, (sums.get(rate) ?? 0) + price);
  }
  const rates = [...sums]
    .sort(([first], [second]) => second - first)
    .map(([rate, sum]) => ({ rate, ...(pricesIncludeTax ? taxWithin(sum, rate) : taxUpon(sum, rate)) }));
  const sumOf = (member: keyof TaxedAmount): number => rates.reduce((sum, amount) => sum + amount[member], 0);
  return { rates, base: sumOf('base'), tax: sumOf('tax'), total: sumOf('total') };
}

function taxUpon(base: number, rate: number): TaxedAmount {
  const tax = divideRounded(base * rate, 100);
  return { base, tax, total: base + tax };
}

function taxWithin(total: number, rate: number): TaxedAmount {
  const tax = divideRounded(total * rate, 100 + rate);
  return { base: total - tax, tax, total };
}

/** Kinds of rates; the database keeps the rate of each by date. */
export const VAT_CATEGORIES = ['standard', 'reduced', 'zero'] as const;
export type VatCategory = (typeof VAT_CATEGORIES)[number];

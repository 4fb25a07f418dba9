import { mailFormats } from '../mail/mail-formats';
import type { IssuedDocument } from './issued-document';
import type { Elements } from './isdoc-party';

type Rate = IssuedDocument['rates'][number];

/** Amounts are written with hundredths. */
export const decimal = (value: number): string => (Math.round(value * 100) / 100).toFixed(2);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The lines of a document with positive amounts. */
export function invoiceLines(lines: IssuedDocument['lines']): Elements[] {
  const taxes = lineTaxes(lines);
  const { dateTime } = mailFormats('cs');
  return lines.map(({ name, detail, date, amount, price, rate }, index) => {
    const total = amount * price;
    const tax = taxes[index]!;
    return {
      ID: index + 1,
      InvoicedQuantity: { '@_unitCode': 'ks', '#text': amount },
      LineExtensionAmount: decimal(total - tax),
      LineExtensionAmountTaxInclusive: decimal(total),
      LineExtensionTaxAmount: decimal(tax),
      UnitPrice: ((price * 100) / (100 + (rate ?? 0))).toFixed(4),
      UnitPriceTaxInclusive: decimal(price),
      // 1: the tax is that within the price.
      ClassifiedTaxCategory: { Percent: rate ?? 0, VATCalculationMethod: 1, VATApplicable: rate !== null },
      Item: { Description: [name, detail, dateTime(date)].filter(Boolean).join(', ') },
    };
  });
}

/**
 * The tax within each line: that of the lines of its rate up to this one, less that of the preceding ones. Rounded by
 * line, it would not add up to the tax of the rate.
 */
function lineTaxes(lines: IssuedDocument['lines']): number[] {
  const totals = new Map<number, number>();
  return lines.map(({ amount, price, rate }) => {
    if (rate === null) return 0;
    const before = totals.get(rate) ?? 0;
    const total = before + amount * price;
    totals.set(rate, total);
    return taxWithin(total, rate) - taxWithin(before, rate);
  });
}

const taxWithin = (total: number, rate: number): number => Math.round((total * 100 * rate) / (100 + rate)) / 100;

/** VAT by rate. The schema demands a rate: without VAT it is zero, marked as not applicable. */
export function taxTotal(rates: readonly Rate[], total: number): Elements {
  const shown = rates.length > 0 ? rates : [{ rate: 0, base: total, tax: 0, total }];
  return {
    TaxSubTotal: shown.map((rate) => ({
      TaxableAmount: decimal(rate.base),
      TaxAmount: decimal(rate.tax),
      TaxInclusiveAmount: decimal(rate.total),
      AlreadyClaimedTaxableAmount: decimal(0),
      AlreadyClaimedTaxAmount: decimal(0),
      AlreadyClaimedTaxInclusiveAmount: decimal(0),
      DifferenceTaxableAmount: decimal(rate.base),
      DifferenceTaxAmount: decimal(rate.tax),
      DifferenceTaxInclusiveAmount: decimal(rate.total),
      TaxCategory: { Percent: rate.rate, TaxScheme: 'VAT', VATApplicable: rates.length > 0 },
    })),
    TaxAmount: decimal(sum(shown.map(({ tax }) => tax))),
  };
}

/** The totals of a document, of which `paid` is received already. */
export function monetaryTotal(rates: readonly Rate[], total: number, paid: number): Elements {
  const base = rates.length > 0 ? sum(rates.map((rate) => rate.base)) : total;
  return {
    TaxExclusiveAmount: decimal(base),
    TaxInclusiveAmount: decimal(total),
    AlreadyClaimedTaxExclusiveAmount: decimal(0),
    AlreadyClaimedTaxInclusiveAmount: decimal(0),
    DifferenceTaxExclusiveAmount: decimal(base),
    DifferenceTaxInclusiveAmount: decimal(total),
    PaidDepositsAmount: decimal(paid),
    PayableAmount: decimal(total - paid),
  };
}

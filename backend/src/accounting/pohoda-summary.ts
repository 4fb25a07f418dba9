import type { Elements } from '../tax-document/isdoc-party';
import { decimal } from '../tax-document/isdoc-amounts';
import type { IssuedDocument } from '../tax-document/issued-document';

/** Pohoda knows rates by their names; which rate a name means depends on the day. */
const RATE_NAMES: Readonly<Record<number, 'High' | 'Low' | 'None'>> = { 21: 'High', 15: 'Low', 12: 'Low', 0: 'None' };

/**
 * The amounts by rate in crowns, negative on a credit note, as they are on the document. There are no items, from which
 * Pohoda would compute the VAT anew.
 * @throws Error for a rate that Pohoda does not know, or another currency, as documents have no rate of exchange
 */
export function pohodaSummary({ label, rates, total, currency }: IssuedDocument): Elements {
  if (currency !== 'CZK') throw new Error(`document ${label} is in ${currency}`);
  const shown = rates.length > 0 ? rates : [{ rate: 0, base: total, tax: 0, total }];
  const amounts: Elements = {};
  for (const { rate, base, tax, total: sum } of shown) {
    const name = RATE_NAMES[rate];
    if (name === undefined) throw new Error(`document ${label} has VAT of ${rate} %`);
    amounts[`typ:price${name}`] = decimal(base);
    if (name === 'None') continue;
    amounts[`typ:price${name}VAT`] = decimal(tax);
    amounts[`typ:price${name}Sum`] = decimal(sum);
  }
  return { 'inv:roundingDocument': 'none', 'inv:roundingVAT': 'none', 'inv:homeCurrency': amounts };
}

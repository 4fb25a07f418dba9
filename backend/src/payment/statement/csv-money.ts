import { exactAmount } from './amount';

const SIGNS: Readonly<Record<string, string>> = { kč: 'CZK', zł: 'PLN', '€': 'EUR' };

/** Parses a currency: its code, or the sign that people write. Null for other texts. */
export function csvCurrency(written: string): string | null {
  const text = written.trim();
  const code = SIGNS[text.toLowerCase()] ?? text.toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : null;
}

/** Parses an amount, `1 234,50` or `1 234,50 Kč`, with the currency that it names; null if it is invalid. */
export function csvMoney(written: string): { amount: string; currency: string | null } | null {
  const [, digits = '', suffix = ''] = /^(.*?)\s*(Kč|zł|€|[A-Z]{3})?$/is.exec(written.trim()) ?? [];
  const amount = exactAmount(digits);
  return amount === null ? null : { amount, currency: suffix === '' ? null : csvCurrency(suffix) };
}

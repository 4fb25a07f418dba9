/** Maximum of digits before the decimal point in the database's column. */
const WHOLE_DIGITS = 12;

/**
 * Parses an amount in the notation of people and banks (`1 234,50`, `1.234,50`, `-450`) into an exact decimal with two
 * places; null if it is invalid, has more places, or is ambiguous (`1.234`). Never converts to a float.
 */
export function exactAmount(written: string): string | null {
  const compact = written.replace(/[\s\u00a0\u202f']/g, '').replace('\u2212', '-');
  const match = /^([+-]?)(\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.)|\d+)(?:[.,](\d*))?$/.exec(compact);
  if (match === null) return null;
  const [, sign, whole = '', decimals = ''] = match;
  if (decimals.length > 2) return null;
  return decimal(sign === '-', whole.replace(/[.,]/g, ''), decimals);
}

/** Parses an amount of ISO 20022, `450` or `450.50000`; null if it has more than two significant places. */
export function isoAmount(written: string): string | null {
  const match = /^(\d+)(?:\.(\d{1,5}))?$/.exec(written.trim());
  if (match === null || /[1-9]/.test((match[2] ?? '').slice(2))) return null;
  return decimal(false, match[1] ?? '', match[2] ?? '');
}

/** Parses an amount in hundredths of fixed-width formats, `000000045000`, into an exact decimal; null if invalid. */
export function amountOfHundredths(digits: string): string | null {
  return /^\d{3,15}$/.test(digits) ? decimal(false, digits.slice(0, -2), digits.slice(-2)) : null;
}

/** An exact decimal with two places as a number of hundredths. */
export function hundredthsOf(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}

/** The amount with the opposite sign. */
export function negated(amount: string): string {
  if (amount === '0.00') return amount;
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

function decimal(negative: boolean, whole: string, decimals: string): string | null {
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (digits.length > WHOLE_DIGITS) return null;
  const amount = `${digits}.${decimals.slice(0, 2).padEnd(2, '0')}`;
  return negative ? negated(amount) : amount;
}

import { isAccountPart } from '@arbora/domain';

/** Position of each digit of a number in the internal format; the prefix follows the number there. */
const INTERNAL = [9, 7, 8, 5, 0, 1, 2, 3, 4, 6];

/**
 * Whether sixteen digits are an account in the internal format of ABO, in which some banks write the digits in another
 * order: only in that order the check digits are right.
 */
export function isInternalAccount(digits: string): boolean {
  return /^\d{16}$/.test(digits) && !isValid(digits) && isValid(inExternalOrder(digits));
}

/** Formats a Czech account, `19-2000145399/0100`, from sixteen digits; null for zeros and other texts. */
export function accountOfDigits(written: string, isInternal: boolean, bankCode = ''): string | null {
  if (!/^\d{16}$/.test(written)) return null;
  const digits = isInternal ? inExternalOrder(written) : written;
  const prefix = digits.slice(0, 6).replace(/^0+/, '');
  const number = digits.slice(6).replace(/^0+/, '');
  if (number === '') return null;
  const bank = /^\d{4}$/.test(bankCode) && bankCode !== '0000' ? `/${bankCode}` : '';
  return `${prefix === '' ? '' : `${prefix}-`}${number}${bank}`;
}

function inExternalOrder(internal: string): string {
  const number: string[] = [];
  for (const [at, position] of INTERNAL.entries()) number[position] = internal[at] ?? '';
  return internal.slice(10) + number.join('');
}

function isValid(digits: string): boolean {
  return isAccountPart(digits.slice(0, 6), 6) && isAccountPart(digits.slice(6), 10);
}

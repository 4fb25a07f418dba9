import { isIban, normalizeIban } from './iban';

/** A Czech bank account in the notation prefix-number/bank. */
export interface CzechAccount {
  accountPrefix: string;
  accountNumber: string;
  bankCode: string;
}

const WEIGHTS = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];

/** Whether the digits satisfy the checksum of Czech account numbers (each part is padded to its own width). */
export function isAccountPart(digits: string, width: number): boolean {
  const weights = WEIGHTS.slice(WEIGHTS.length - width);
  const padded = digits.padStart(width, '0');
  return weights.reduce((total, weight, index) => total + weight * Number(padded[index]), 0) % 11 === 0;
}

const DOMESTIC = /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/;
const IBAN = /^CZ\d\d(\d{4})(\d{6})(\d{10})$/;

/** Parses `19-2000145399/0800` or a Czech IBAN; null for an invalid format or checksum. */
export function parseCzechAccount(text: string): CzechAccount | null {
  const compact = normalizeIban(text);
  const [, bank, ibanPrefix, ibanNumber] = IBAN.exec(compact) ?? [];
  if (bank !== undefined && !isIban(compact)) return null;
  const [, prefix = ibanPrefix ?? '0', number = ibanNumber, bankCode = bank] = DOMESTIC.exec(compact) ?? [];
  if (number === undefined || bankCode === undefined) return null;
  if (!isAccountPart(prefix, 6) || !isAccountPart(number, 10)) return null;
  return { accountPrefix: String(BigInt(prefix)), accountNumber: String(BigInt(number)), bankCode };
}

/** Formats an account as `19-2000145399/0800`; a prefix of zeros is omitted. */
export function formatCzechAccount({ accountPrefix, accountNumber, bankCode }: CzechAccount): string {
  return `${/^0*$/.test(accountPrefix) ? '' : `${accountPrefix}-`}${accountNumber}/${bankCode}`;
}

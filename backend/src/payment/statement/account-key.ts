/**
 * A form of an account that is equal for its notations in different formats: a Czech IBAN and `19-2000145399/0800`.
 * Empty if it is unknown or not unique, such as a number without its bank.
 */
export function accountKey(written: string | null): string {
  const compact = (written ?? '').replace(/\s/g, '').toUpperCase();
  const [, ibanBank, ibanNumber] = /^CZ\d{2}(\d{4})(\d{16})$/.exec(compact) ?? [];
  if (ibanBank !== undefined) return `${ibanBank}${ibanNumber}`;
  const [, prefix = '', number = '', bank] = /^(?:(\d{1,6})-)?(\d{1,10})\/(\d{4})$/.exec(compact) ?? [];
  if (bank !== undefined) return bank + prefix.padStart(6, '0') + number.padStart(10, '0');
  return /^[\d-]*$/.test(compact) ? '' : compact;
}

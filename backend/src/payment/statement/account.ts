/** Formats a Czech account, `19-2000145399/0100`, from the sixteen digits of fixed-width formats. */
export function accountOfDigits(digits: string, bankCode = ''): string | null {
  if (!/^\d{16}$/.test(digits)) return null;
  const prefix = digits.slice(0, 6).replace(/^0+/, '');
  const number = digits.slice(6).replace(/^0+/, '');
  if (number === '') return null;
  const bank = /^\d{4}$/.test(bankCode) && bankCode !== '0000' ? `/${bankCode}` : '';
  return `${prefix === '' ? '' : `${prefix}-`}${number}${bank}`;
}

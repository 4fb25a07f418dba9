import type { CzechAccount } from '@arbora/domain';
import { czechIban } from '../account';

/**
 * Whether a file's account is ours: the same IBAN, or the same prefix and number and, where the file names one, bank.
 * `19-2000145399`, `192000145399` and `19-2000145399/0100` are notations of one account; `2000145399` is another one.
 */
export function isOwnAccount(written: string, own: CzechAccount): boolean {
  const compact = written.replace(/\s/g, '').toUpperCase();
  if (/^[A-Z]{2}/.test(compact)) return compact === czechIban(own);
  const [, prefix = '', number = '', bank] =
    /^(?:(\d{1,6})-)?(\d{1,10})(?:\/(\d{4}))?$/.exec(compact) ??
    /^(\d{1,6})(\d{10})(?:\/(\d{4}))?$/.exec(compact) ??
    [];
  return (
    number !== '' &&
    prefix.padStart(6, '0') === own.accountPrefix.padStart(6, '0') &&
    number.padStart(10, '0') === own.accountNumber.padStart(10, '0') &&
    (bank === undefined || bank === own.bankCode.padStart(4, '0'))
  );
}

import type { CzechAccount } from '@arbora/domain';
import { composeIBAN, isValidIBAN } from 'ibantools';

/**
 * Computes the IBAN of a Czech account.
 * @throws RangeError if the parts do not form a valid account
 */
export function czechIban({ accountPrefix, accountNumber, bankCode }: CzechAccount): string {
  const bban = bankCode.padStart(4, '0') + accountPrefix.padStart(6, '0') + accountNumber.padStart(10, '0');
  const iban = composeIBAN({ countryCode: 'CZ', bban });
  if (iban === null || !isValidIBAN(iban)) {
    throw new RangeError(`not a Czech account: ${accountPrefix}-${accountNumber}/${bankCode}`);
  }
  return iban;
}

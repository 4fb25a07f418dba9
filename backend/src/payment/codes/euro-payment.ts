import { isSEPACountry, isValidIBAN } from 'ibantools';
import { oneLine } from './one-line';

/** A payment in euros that a payment code asks for. */
export interface EuroPayment {
  /** Name of the recipient, at most 70 characters. */
  name: string;
  iban: string;
  /** From 0.01 to 999 999 999.99, with at most two decimals. */
  amount: number;
  /** At most 140 characters. */
  message?: string;
}

const NAME_MAX = 70;
const MESSAGE_MAX = 140;
const AMOUNT_MAX = 999_999_999.99;

/**
 * The parts in the form that both codes require: the IBAN in capitals without spaces, the amount with two decimals.
 * @throws RangeError if a part is not valid
 */
export function checkedPayment({ name, iban, amount, message = '' }: EuroPayment): Required<EuroPayment> {
  const account = iban.replace(/\s/g, '').toUpperCase();
  if (!isValidIBAN(account) || !isSEPACountry(account.slice(0, 2))) throw new RangeError('not an IBAN of SEPA');
  if (!(amount >= 0.01 && amount <= AMOUNT_MAX) || Number(amount.toFixed(2)) !== amount) {
    throw new RangeError('not an amount in euros and cents');
  }
  const recipient = oneLine('the name', name, NAME_MAX);
  if (recipient === '') throw new RangeError('the name is empty');
  return { name: recipient, iban: account, amount, message: oneLine('the message', message, MESSAGE_MAX) };
}

import { encode, PaymentOptions } from 'bysquare/pay';
import { checkedPayment, type EuroPayment } from './euro-payment';

export interface SquarePayment extends EuroPayment {
  /** Variable symbol, at most ten digits. */
  vs?: string;
  /** `YYYY-MM-DD`. */
  dueOn?: string;
}

/**
 * Builds the content of a QR code of the Slovak standard PAY by square 1.2, without accents, which not all banks read.
 * @throws RangeError if a part violates the standard
 */
export function payBySquare({ vs = '', dueOn, ...payment }: SquarePayment): string {
  const { name, iban, amount, message } = checkedPayment(payment);
  if (!/^\d{0,10}$/.test(vs)) throw new RangeError('not a variable symbol');
  const due = dueOn?.replaceAll('-', '');
  try {
    return encode({
      payments: [
        {
          type: PaymentOptions.PaymentOrder,
          amount,
          currencyCode: 'EUR',
          bankAccounts: [{ iban }],
          beneficiary: { name },
          ...(vs === '' ? {} : { variableSymbol: vs }),
          ...(due === undefined ? {} : { paymentDueDate: due }),
          ...(message === '' ? {} : { paymentNote: message }),
        },
      ],
    });
  } catch (cause) {
    throw new RangeError(String(cause), { cause });
  }
}

import { checkedPayment, type EuroPayment } from './euro-payment';

/** Capacity of the standard's largest QR code, version 13 with error correction M. */
const PAYLOAD_MAX_BYTES = 331;

/**
 * Builds the content of a QR code by EPC069-12 version 002, which banks of the euro area read. Draw it with error
 * correction M.
 * @throws RangeError if a part, or all of them together, violate the standard
 */
export function epcCode(payment: EuroPayment): string {
  const { name, iban, amount, message } = checkedPayment(payment);
  // UTF-8, then a credit transfer. Without a BIC, a purpose and a structured reference.
  const lines = ['BCD', '002', '1', 'SCT', '', name, iban, `EUR${amount.toFixed(2)}`, '', '', message];
  // Nothing follows the last element that has a value.
  const payload = lines.join('\n').trimEnd();
  if (Buffer.byteLength(payload) > PAYLOAD_MAX_BYTES) {
    throw new RangeError(`the payment code is longer than ${PAYLOAD_MAX_BYTES} bytes`);
  }
  return payload;
}

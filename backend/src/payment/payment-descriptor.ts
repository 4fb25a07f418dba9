import { PAYMENT_CURRENCY, TIME_ZONE } from '@arbora/domain';
import spayd from 'spayd';

export interface PaymentOrder {
  iban: string;
  /** More than zero, with up to two decimals. */
  amount: number;
  currency?: string;
  /** Due date in the calendar of Prague. */
  dueAt?: Date | null;
  message?: string;
  vs?: string;
}

/**
 * Builds the Short Payment Descriptor of a payment QR code (SPAYD 1.0, "QR Platba").
 * @throws RangeError if a part violates the standard
 */
export function paymentDescriptor({ iban, amount, currency, dueAt, message, vs }: PaymentOrder): string {
  const text = message === undefined ? '' : compactText(message);
  try {
    return spayd({
      acc: iban,
      am: amount.toFixed(2),
      cc: currency ?? PAYMENT_CURRENCY,
      ...(dueAt ? { dt: calendarDay(dueAt) } : {}),
      ...(text === '' ? {} : { msg: text }),
      ...(vs === undefined || vs === '' ? {} : { xvs: vs }),
    });
  } catch (cause) {
    // The library throws plain strings.
    throw new RangeError(String(cause), { cause });
  }
}

/** Capitals without accents keep the QR code in its compact alphanumeric mode; at most 60 characters. */
function compactText(message: string): string {
  const plain = message
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toUpperCase()
    .replace(/[^0-9A-Z $%*+\-./:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  let encoded = '';
  for (const character of plain) {
    const next = RESERVED[character] ?? character;
    if (encoded.length + next.length > 60) break;
    encoded += next;
  }
  return encoded.trim();
}

const RESERVED: Readonly<Record<string, string>> = { '*': '%2A', '%': '%25', '+': '%2B' };

/** The library formats dates in the time zone of the machine: returns midnight in that zone of the date in Prague. */
function calendarDay(at: Date): Date {
  const [year, month, day] = at.toLocaleDateString('sv-SE', { timeZone: TIME_ZONE }).split('-').map(Number);
  return new Date(year ?? 0, (month ?? 1) - 1, day);
}

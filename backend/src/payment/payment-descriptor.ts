import { PAYMENT_CURRENCY, TIME_ZONE } from '@arbora/domain';
import spayd from 'spayd';

export interface PaymentOrder {
  iban: string;
  /** More than zero; two decimals are kept. */
  amount: number;
  currency?: string;
  /** Due day, as the calendar in Prague has it. */
  dueAt?: Date | null;
  message?: string;
  vs?: string;
}

/**
 * The Short Payment Descriptor that a payment QR code holds (SPAYD 1.0, "QR Platba").
 * @throws RangeError when a part does not fit the standard
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

/** The library formats a date in the zone of the machine: give it that zone's midnight of the day in Prague. */
function calendarDay(at: Date): Date {
  const [year, month, day] = at.toLocaleDateString('sv-SE', { timeZone: TIME_ZONE }).split('-').map(Number);
  return new Date(year ?? 0, (month ?? 1) - 1, day);
}

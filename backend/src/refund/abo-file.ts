import { parseCzechAccount, type CzechAccount } from '@arbora/domain';
import iconv from 'iconv-lite';
import type { OrderContents } from './payment-order';

/** Payments, as opposed to collections. */
const PAYMENTS = '1501';
const NAME_LENGTH = 20;
const MESSAGE_LENGTH = 35;

const hundredths = (amount: number): number => Math.round(amount * 100);
const digits = (value: number | string, length: number): string => String(value).padStart(length, '0');
const shortDay = (iso: string): string => `${iso.slice(8, 10)}${iso.slice(5, 7)}${iso.slice(2, 4)}`;

/** `000019-2000145399`. */
const fullNumber = ({ accountPrefix, accountNumber }: CzechAccount): string =>
  `${digits(accountPrefix, 6)}-${digits(accountNumber, 10)}`;

/** Whatever a bank's program could take for another line or field is a space. */
const plainText = (text: string, length: number): string => text.replace(/[^\p{L}\p{N}.,/-]+/gu, ' ').slice(0, length);

/**
 * A payment order in ABO (KPC), the format of Czech banks: a header, one group with the paying account and the sum, an
 * item per refund. Encoded in windows-1250. Null if an account is not Czech: items name accounts in the Czech notation.
 */
export function aboFile(order: OrderContents): Buffer | null {
  const from = parseCzechAccount(order.from);
  const items = order.refunds.map((refund) => ({ ...refund, to: parseCzechAccount(refund.account) }));
  if (from === null) return null;
  const lines: string[] = [];
  for (const { to, amount, vs } of items) {
    if (to === null) return null;
    lines.push(
      [
        fullNumber(to),
        digits(hundredths(amount), 15),
        digits(vs ?? 0, 10),
        `${to.bankCode}${digits(0, 4)}`,
        digits(0, 10),
        `AV:${plainText(`${order.name} ${vs ?? ''}`, MESSAGE_LENGTH).trim()}`,
      ].join(' '),
    );
  }
  const file = [
    `UHL1${shortDay(order.created_at)}${plainText(order.name, NAME_LENGTH).padEnd(NAME_LENGTH)}${digits(0, 10)}001999`,
    `1 ${PAYMENTS} 001000 ${from.bankCode}`,
    `2 ${fullNumber(from)} ${digits(hundredths(order.total), 15)} ${shortDay(order.due_on)}`,
    ...lines,
    '3 +',
    '5 +',
  ];
  return iconv.encode(`${file.join('\r\n')}\r\n`, 'windows-1250');
}

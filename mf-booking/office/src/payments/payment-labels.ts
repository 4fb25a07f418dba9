import type { BankStatementFormat, CURRENCIES, PaymentOutcome } from '@arbora/domain';
import type { Tone } from '@arbora/ui';
import type { TextsOf } from '@arbora/office';

type Texts = TextsOf<'manager.payments'>;

/** Outcomes that staff decide about. Money for something cancelled is among the refunds. */
export const WAITING_OUTCOMES = ['amount_differs', 'unknown_symbol', 'doubtful', 'pending'] as const;
/** Outcomes after which staff may link the payment to another reservation. */
export const LINKABLE_OUTCOMES = [...WAITING_OUTCOMES, 'already_paid', 'places_gone', 'cancelled'] as const;

export const OUTCOME_TONE: Readonly<Record<PaymentOutcome, Tone>> = {
  paid: 'success',
  revived: 'success',
  already_paid: 'info',
  amount_differs: 'warning',
  places_gone: 'warning',
  cancelled: 'warning',
  unknown_symbol: 'warning',
  doubtful: 'warning',
  pending: 'warning',
  ignored: 'neutral',
};

/** Names of file formats, the same in every language. */
export const FORMAT_NAMES: Readonly<Record<BankStatementFormat, string>> = {
  camt053: 'CAMT.053',
  gpc: 'GPC',
  mt940: 'MT940',
  fio: 'Fio JSON',
  csv: 'CSV',
};

const REASONS = [
  'togo',
  'per_user',
  'by_ico',
  'already_reserved',
  'event_started',
  'slot_unknown',
  'erased',
  'no_symbol',
  'same_id',
  'similar',
  'batch',
  'batch_total',
  'no_date',
  'account',
  'zero',
  'outgoing',
  'reversal',
  'currency',
  'customer',
  'staff',
  'unpaid',
  'last_ticket',
  'incomplete',
] as const;

export function reasonText(reason: string | null, { t }: Pick<Texts, 't'>): string | null {
  const translated = REASONS.find((one) => one === reason);
  return translated ? t(`reason.${translated}`) : reason;
}

const SITE_CURRENCIES: Readonly<Record<(typeof CURRENCIES)[keyof typeof CURRENCIES], true>> = {
  CZK: true,
  EUR: true,
  PLN: true,
};

/** Formats an amount in any currency. */
export function moneyText(amount: number, currency: string, { formats }: Pick<Texts, 'formats'>): string {
  return currency in SITE_CURRENCIES
    ? formats.money(amount, currency as keyof typeof SITE_CURRENCIES)
    : `${formats.number(amount, 2)} ${currency}`;
}

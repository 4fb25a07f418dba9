import type { Formats, Translate } from '@arbora/i18n';
import type { Position } from './careers.queries';

type PayKey = `pay.${'range' | 'exactly' | 'from' | 'to' | 'month' | 'hour'}`;

/** Formats the pay, as in `32 000–38 000 Kč měsíčně`; empty if unknown. */
export function payText(
  { pay_from: from, pay_to: to, pay_period: period }: Pick<Position, 'pay_from' | 'pay_to' | 'pay_period'>,
  t: Translate<PayKey>,
  formats: Pick<Formats, 'number'>,
): string {
  if (from === null && to === null) return '';
  const numbers = { from: formats.number(from ?? 0), to: formats.number(to ?? 0) };
  const key = from === to ? 'exactly' : to === null ? 'from' : from === null ? 'to' : 'range';
  return t(`pay.${period}`, { amount: t(`pay.${key}`, numbers) });
}

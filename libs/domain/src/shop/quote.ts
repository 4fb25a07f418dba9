import type { Quote, QuoteState } from './shop';
import { pragueDay } from '../time/prague-day';

export type QuoteStanding = QuoteState | 'expired';

/** Returns the state of a quote as shown to customers, including `expired`. */
export function quoteStanding({ state, valid_until }: Pick<Quote, 'state' | 'valid_until'>): QuoteStanding {
  return state === 'sent' && valid_until < pragueDay(new Date()) ? 'expired' : state;
}

/** Returns the current version; undefined if the inquiry has no quote. */
export function latestQuote<Q extends Pick<Quote, 'number'>>(versions: readonly Q[]): Q | undefined {
  return versions.reduce<Q | undefined>(
    (latest, one) => (latest && latest.number > one.number ? latest : one),
    undefined,
  );
}

/** Returns the total price. */
export function quoteTotal(items: readonly { price: number; amount: number }[]): number {
  // Summed in hundredths, as binary fractions do not add up exactly.
  return items.reduce((sum, { price, amount }) => sum + Math.round(price * 100) * amount, 0) / 100;
}

import type { Quote, QuoteState } from './entities/shop';
import { pragueDay } from './prague-day';

export type QuoteStanding = QuoteState | 'expired';

/** The state of a quote as customers are told it. */
export function quoteStanding({ state, valid_until }: Pick<Quote, 'state' | 'valid_until'>): QuoteStanding {
  return state === 'sent' && valid_until < pragueDay(new Date()) ? 'expired' : state;
}

/** The version that counts; undefined where an inquiry has not been priced. */
export function latestQuote<Q extends Pick<Quote, 'number'>>(versions: readonly Q[]): Q | undefined {
  return versions.reduce<Q | undefined>(
    (latest, one) => (latest && latest.number > one.number ? latest : one),
    undefined,
  );
}

/** The price of all lines. */
export function quoteTotal(items: readonly { price: number; amount: number }[]): number {
  // Summed in hundredths: prices have two decimals, which binary fractions do not add up.
  return items.reduce((sum, { price, amount }) => sum + Math.round(price * 100) * amount, 0) / 100;
}

import type { Row } from '../database/row';
import type { Seller } from '../site/seller';
import { pragueDay } from '../time/prague-day';
import type { BasketItem } from './basket';

export const QUOTE_STATES = ['sent', 'accepted', 'returned', 'replaced', 'withdrawn'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** State of the latest quote for an inquiry (`web_orders.quote_state`). */
export type InquiryQuoteState = Exclude<QuoteState, 'replaced'> | 'none';

const TAXED_PRICES = ['included', 'excluded', 'reverse_charge'] as const;
/** Whether a quote's prices include VAT; `not_payer` if the seller paid none when it was sent. */
export const QUOTE_VAT = [...TAXED_PRICES, 'not_payer'] as const;
export type QuoteVat = (typeof QUOTE_VAT)[number];

/** Values of `vat` for new quotes of a seller: a single one if the seller pays no VAT. */
export function quoteVatOf(seller: Pick<Seller, 'vatPayer'> | undefined): readonly QuoteVat[] {
  return seller?.vatPayer === false ? ['not_payer'] : TAXED_PRICES;
}

/** Maximum length of the customer's message when returning a quote, in characters. */
export const QUOTE_WORD_MAX = 2000;

/** A line of a quote, with its unit price. */
export interface QuoteLine extends Pick<
  BasketItem,
  'product_item_id' | 'amount' | 'name' | 'size' | 'spec1' | 'spec2'
> {
  price: number;
}

/** A line of a draft, whose price may still be missing. */
export type QuoteDraftLine = Omit<QuoteLine, 'price'> & { price: number | null };

/** Resource `quote`: a version of the quote for an inquiry; users read their own, sales all. */
export type Quote = Row<'quote'>;

/** Response of `rpc/send_quote`, `rpc/withdraw_quote`, `rpc/accept_quote` and `rpc/return_quote`. */
export interface QuoteAnswer extends Pick<Quote, 'id' | 'number' | 'state' | 'answered_at'> {
  /** Code of the resulting order. */
  order_code: string | null;
}

export type QuoteStatus = QuoteState | 'expired';

/** Returns the state of a quote as shown to customers, including `expired`. */
export function quoteStatus({ state, valid_until }: Pick<Quote, 'state' | 'valid_until'>): QuoteStatus {
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

import { BASKET_AMOUNT_MAX, COUNTRIES, lines, pragueDay, QUOTE_VAT, type Country, type QuoteVat } from '@arbora/domain';
import * as v from 'valibot';
import { integerBetween, numberBetween } from '@arbora/office';
import type { SalesOrder } from '../web-orders.section';
import type { QuoteDraft } from './quote-draft.queries';
import type { SentQuote } from './quotes.queries';

const PRICE_MAX = 9_999_999.99;
const NOTE_MAX = 4000;
const VALID_DAYS = 30;
const DAY_MS = 86_400_000;

/** The form of a quote; `items` has the inputs of each line. */
export const quoteSchema = v.object({
  items: v.pipe(
    v.array(
      v.object({
        product_item_id: v.string(),
        name: v.string(),
        size: v.nullable(v.string()),
        spec1: v.nullable(v.string()),
        spec2: v.nullable(v.string()),
        amount: integerBetween(1, BASKET_AMOUNT_MAX),
        price: numberBetween(0.01, PRICE_MAX),
      }),
    ),
    v.minLength(1, 'required'),
  ),
  country: v.picklist(COUNTRIES, 'required'),
  vat: v.picklist(QUOTE_VAT, 'required'),
  valid_until: v.pipe(v.string(), v.nonEmpty('required'), v.isoDate('invalid')),
  note: lines(NOTE_MAX),
});

export type QuoteInput = v.InferInput<typeof quoteSchema>;
/** Input values of a price; empty without one. */
type QuoteDefaults = Omit<QuoteInput, 'items'> & {
  items: (Omit<QuoteInput['items'][number], 'price'> & { price: number | null })[];
};

const USUAL_VAT: QuoteVat = 'excluded';

/**
 * Initial values: the draft, else the latest version, else the lines of the inquiry with their prices.
 * @param allowed values of `vat`
 */
export function quoteDefaults(
  inquiry: SalesOrder,
  latest: SentQuote | undefined,
  draft: QuoteDraft | undefined,
  allowed: readonly QuoteVat[],
): QuoteInput {
  // Drafts and versions may be older than the seller's registration for VAT.
  const vat = [draft?.vat, latest?.vat, USUAL_VAT].find((value) => value && allowed.includes(value)) ?? allowed[0]!;
  if (draft) {
    const { items, country, valid_until, note } = draft;
    return { items, country, vat, valid_until: valid_until ?? '', note } as QuoteInput;
  }
  const country: Country = latest?.country ?? inquiry.basket.country ?? inquiry.person_country ?? 'CZ';
  const defaults: QuoteDefaults = {
    items: (latest?.items ?? inquiry.basket.items).map(
      ({ product_item_id, name, size, spec1, spec2, amount, price }) => ({
        product_item_id,
        name,
        size,
        spec1,
        spec2,
        amount,
        price,
      }),
    ),
    country,
    vat,
    valid_until: pragueDay(Date.now() + VALID_DAYS * DAY_MS),
    note: latest?.note ?? '',
  };
  return defaults as QuoteInput;
}

import { mutation, rest, row, rows, type Selection } from '@arbora/api';
import type { Country, QuoteAnswer, QuoteVat } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

const QUOTE = 'id,number,state,items,country,vat,valid_until,note,word,created_at,answered_at,order_id';
/** A version of a quote as sales see it. */
export type SentQuote = Selection<'quote', typeof QUOTE>;

/** All versions of the quote for an inquiry, the latest first. */
export function inquiryQuotesQuery(inquiryId: string) {
  return queryOptions({
    queryKey: ['quote', 'inquiry', inquiryId],
    queryFn: () =>
      rows(rest().from('quote').select(QUOTE).eq('inquiry_id', inquiryId).order('number', { ascending: false })),
    // Always refetch: the customer may answer at any time, and sending requires the latest version.
    staleTime: 0,
  });
}

export interface QuoteToSend {
  inquiryId: string;
  /** Latest version that the sender has seen; 0 for none. */
  after: number;
  items: readonly { product_item_id: string; amount: number; price: number }[];
  country: Country;
  vat: QuoteVat;
  valid_until: string;
  note: string;
}

/**
 * Sends the next version of a quote to the customer.
 * @throws ApiError request.invalid (fields by path), shop.item_unknown, shop.quote_changed, shop.quote_closed
 */
export const sendQuote = mutation<QuoteAnswer | null, QuoteToSend>({
  run: ({ inquiryId, after, items, country, vat, valid_until, note }) =>
    row(
      rest().rpc('send_quote', {
        p_inquiry: inquiryId,
        p_number: after,
        p_items: items.map(({ product_item_id, amount, price }) => ({ product_item_id, amount, price })),
        p_country: country,
        p_vat: vat,
        p_valid_until: valid_until,
        p_note: note,
      }),
    ),
  invalidates: [['quote'], ['quote_draft'], ['web_orders']],
});

/**
 * Withdraws a quote that awaits an answer; the customer is mailed.
 * @throws ApiError shop.quote_closed
 */
export const withdrawQuote = mutation<QuoteAnswer | null, { id: string }>({
  run: ({ id }) => row(rest().rpc('withdraw_quote', { p_id: id })),
  invalidates: [['quote'], ['web_orders']],
});

import { mutation, rest, row, rows, type Selection } from '@arbora/api';
import type { QuoteAnswer } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

const QUOTE = 'id,inquiry_id,number,state,items,country,vat,valid_until,note,word,created_at,answered_at,order_id';
export type OwnQuote = Selection<'quote', typeof QUOTE>;

/** All versions of the quote for the person's inquiry, the latest first. */
export function quotesQuery(personId: string, inquiryId: string) {
  return queryOptions({
    queryKey: ['quote', personId, inquiryId],
    queryFn: () =>
      rows(
        rest()
          .from('quote')
          .select(QUOTE)
          .eq('profile_id', personId)
          .eq('inquiry_id', inquiryId)
          .order('number', { ascending: false }),
      ),
    // A quote must be answered in its current version.
    staleTime: 0,
  });
}

const CHANGED = [['quote'], ['web_order']] as const;

/**
 * Turns a quote into an order; idempotent.
 * @throws ApiError shop.quote_closed, shop.quote_expired, shop.quote_unknown, auth.blocked
 */
export const acceptQuote = mutation<QuoteAnswer | null, { id: string }>({
  run: ({ id }) => row(rest().rpc('accept_quote', { p_id: id })),
  invalidates: CHANGED,
});

/**
 * Returns a quote with the requested changes.
 * @throws ApiError request.invalid, shop.quote_closed, shop.quote_unknown, auth.blocked
 */
export const returnQuote = mutation<QuoteAnswer | null, { id: string; word: string }>({
  run: ({ id, word }) => row(rest().rpc('return_quote', { p_id: id, p_word: word })),
  invalidates: CHANGED,
});

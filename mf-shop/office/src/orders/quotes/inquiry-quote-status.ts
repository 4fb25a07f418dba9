import { quoteStatus, type WebOrderRow } from '@arbora/domain';

/** States of the quote for an inquiry, in the order of the filter. */
export const INQUIRY_QUOTE_STATUSES = ['none', 'sent', 'returned', 'expired', 'withdrawn', 'accepted'] as const;
export type InquiryQuoteStatus = (typeof INQUIRY_QUOTE_STATUSES)[number];

/** The state of an inquiry's latest quote as of today. */
export function inquiryQuoteStatus(
  inquiry: Pick<WebOrderRow, 'quote_state' | 'quote_valid_until'>,
): InquiryQuoteStatus {
  const { quote_state: state, quote_valid_until } = inquiry;
  if (state !== 'sent') return state;
  return quoteStatus({ state, valid_until: quote_valid_until! }) === 'expired' ? 'expired' : 'sent';
}

import { quoteStanding, type WebOrderRow } from '@arbora/domain';

/** States of the quote for an inquiry, in the order of the filter. */
export const INQUIRY_STANDINGS = ['none', 'sent', 'returned', 'expired', 'withdrawn', 'accepted'] as const;
export type InquiryStanding = (typeof INQUIRY_STANDINGS)[number];

/** The state of an inquiry's latest quote as of today. */
export function inquiryStanding(inquiry: Pick<WebOrderRow, 'quote_state' | 'quote_valid_until'>): InquiryStanding {
  const { quote_state: state, quote_valid_until } = inquiry;
  if (state !== 'sent') return state;
  return quoteStanding({ state, valid_until: quote_valid_until! }) === 'expired' ? 'expired' : 'sent';
}

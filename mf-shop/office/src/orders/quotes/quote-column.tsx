import type { ReadQuery } from '@arbora/api';
import { pragueDay, type WebOrderRow } from '@arbora/domain';
import type { TextKey } from '@arbora/i18n';
import type { SectionColumn, SectionFilter, TextsOf } from '@arbora/office';
import type { SalesOrder } from '../web-orders.section';
import { INQUIRY_QUOTE_STATUSES, inquiryQuoteStatus, type InquiryQuoteStatus } from './inquiry-quote-status';
import { QuoteStatusBadge } from './quote-badge';

type Key = TextKey<'manager.orders'>;
type Texts = TextsOf<'manager.orders'>;

/** The state of the latest quote in the list of inquiries. */
export const quoteColumn: SectionColumn<SalesOrder, Key, Texts> = {
  key: 'quote_state',
  title: 'quotes.title',
  cell: (inquiry) => <QuoteStatusBadge status={inquiryQuoteStatus(inquiry)} />,
  exported: (inquiry, { t }) => t(`quotes.state.${inquiryQuoteStatus(inquiry)}`),
};

/** Inquiries by the state of the latest quote. */
export const quoteFilter: SectionFilter<ReadQuery<WebOrderRow, SalesOrder>, Key, Texts> = {
  name: 'quote',
  label: 'quotes.title',
  all: 'quotes.any',
  values: INQUIRY_QUOTE_STATUSES,
  valueLabel: (value, { t }) => t(`quotes.state.${value as InquiryQuoteStatus}`),
  apply: (query, value) => {
    const status = value as InquiryQuoteStatus;
    if (status !== 'sent' && status !== 'expired') return query.eq('quote_state', status);
    const today = pragueDay(new Date());
    const sent = query.eq('quote_state', 'sent');
    return status === 'sent' ? sent.gte('quote_valid_until', today) : sent.lt('quote_valid_until', today);
  },
};

import type { Reading } from '@arbora/api';
import { pragueDay, type WebOrderRow } from '@arbora/domain';
import type { TextKey } from '@arbora/i18n';
import type { SectionColumn, SectionFilter, TextsOf } from '../../section/section';
import type { SalesOrder } from '../web-orders.section';
import { INQUIRY_STANDINGS, inquiryStanding, type InquiryStanding } from './inquiry-standing';
import { StandingBadge } from './quote-badge';

type Key = TextKey<'manager.orders'>;
type Texts = TextsOf<'manager.orders'>;

/** The state of the latest quote in the list of inquiries. */
export const quoteColumn: SectionColumn<SalesOrder, Key, Texts> = {
  key: 'quote_state',
  title: 'quotes.title',
  cell: (inquiry) => <StandingBadge standing={inquiryStanding(inquiry)} />,
  exported: (inquiry, { t }) => t(`quotes.state.${inquiryStanding(inquiry)}`),
};

/** Inquiries by the state of the latest quote. */
export const quoteFilter: SectionFilter<Reading<WebOrderRow, SalesOrder>, Key, Texts> = {
  name: 'quote',
  label: 'quotes.title',
  all: 'quotes.any',
  values: INQUIRY_STANDINGS,
  valueLabel: (value, { t }) => t(`quotes.state.${value as InquiryStanding}`),
  apply: (query, value) => {
    const standing = value as InquiryStanding;
    if (standing !== 'sent' && standing !== 'expired') return query.eq('quote_state', standing);
    const today = pragueDay(new Date());
    const sent = query.eq('quote_state', 'sent');
    return standing === 'sent' ? sent.gte('quote_valid_until', today) : sent.lt('quote_valid_until', today);
  },
};

import { quoteStatus, type Quote, type QuoteStatus } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Badge, type Tone } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { InquiryQuoteStatus } from './inquiry-quote-status';

const TONES: Readonly<Record<QuoteStatus | InquiryQuoteStatus, Tone>> = {
  none: 'neutral',
  sent: 'info',
  accepted: 'success',
  returned: 'warning',
  replaced: 'neutral',
  withdrawn: 'neutral',
  expired: 'error',
};

/** State of a version of a quote. */
export function QuoteBadge({ quote }: { quote: Pick<Quote, 'state' | 'valid_until'> }): ReactElement {
  return <QuoteStatusBadge status={quoteStatus(quote)} />;
}

/** State of an inquiry's quote, including "none yet". */
export function QuoteStatusBadge({ status }: { status: QuoteStatus | InquiryQuoteStatus }): ReactElement {
  const { t } = useText('manager.orders');
  return <Badge tone={TONES[status]}>{t(`quotes.state.${status}`)}</Badge>;
}

import { quoteStanding, type Quote, type QuoteStanding } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Badge, type Tone } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { InquiryStanding } from './inquiry-standing';

const TONES: Readonly<Record<QuoteStanding | InquiryStanding, Tone>> = {
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
  return <StandingBadge standing={quoteStanding(quote)} />;
}

/** State of an inquiry's quote, including "none yet". */
export function StandingBadge({ standing }: { standing: QuoteStanding | InquiryStanding }): ReactElement {
  const { t } = useText('manager.orders');
  return <Badge tone={TONES[standing]}>{t(`quotes.state.${standing}`)}</Badge>;
}

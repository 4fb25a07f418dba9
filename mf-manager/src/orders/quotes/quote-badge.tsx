import { quoteStanding, type Quote, type QuoteStanding } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Badge, type Tone } from '@arbora/ui';
import type { ReactElement } from 'react';

const TONES: Readonly<Record<QuoteStanding, Tone>> = {
  sent: 'info',
  accepted: 'success',
  returned: 'warning',
  replaced: 'neutral',
  expired: 'error',
};

/** Where a version of a quote stands, in the words of sales. */
export function QuoteBadge({ quote }: { quote: Pick<Quote, 'state' | 'valid_until'> }): ReactElement {
  const { t } = useText('manager.orders');
  const standing = quoteStanding(quote);
  return <Badge tone={TONES[standing]}>{t(`quotes.state.${standing}`)}</Badge>;
}

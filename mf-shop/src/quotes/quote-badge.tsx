import { quoteStanding, type Quote, type QuoteStanding } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Badge, type Tone } from '@arbora/ui';
import type { ReactElement } from 'react';

const TONES: Readonly<Record<QuoteStanding, Tone>> = {
  sent: 'warning',
  accepted: 'success',
  returned: 'info',
  replaced: 'neutral',
  withdrawn: 'neutral',
  expired: 'error',
};

export function QuoteBadge({ quote }: { quote: Pick<Quote, 'state' | 'valid_until'> }): ReactElement {
  const { t } = useText('shop.orders');
  const standing = quoteStanding(quote);
  return <Badge tone={TONES[standing]}>{t(`quote.state.${standing}`)}</Badge>;
}

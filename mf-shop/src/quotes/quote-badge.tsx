import { quoteStatus, type Quote, type QuoteStatus } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Badge, type Tone } from '@arbora/ui';
import type { ReactElement } from 'react';

const TONES: Readonly<Record<QuoteStatus, Tone>> = {
  sent: 'warning',
  accepted: 'success',
  returned: 'info',
  replaced: 'neutral',
  withdrawn: 'neutral',
  expired: 'error',
};

export function QuoteBadge({ quote }: { quote: Pick<Quote, 'state' | 'valid_until'> }): ReactElement {
  const { t } = useText('shop.orders');
  const status = quoteStatus(quote);
  return <Badge tone={TONES[status]}>{t(`quote.state.${status}`)}</Badge>;
}

import type { PersonState } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Badge } from '@arbora/ui';
import type { ReactElement } from 'react';

/** Marks a ticket whose holder's account is blocked or deleted; the ticket stays valid. */
export function HolderBadge({ state }: { state: PersonState | null }): ReactElement | null {
  const { t } = useText('booking.checkIn');
  if (!state) return null;
  return <Badge tone={state === 'blocked' ? 'error' : 'neutral'}>{t(`holder.${state}`)}</Badge>;
}

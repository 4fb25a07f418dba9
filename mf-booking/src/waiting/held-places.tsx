import type { SessionUser } from '@arbora/auth';
import type { SlotForCustomer } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Alert } from '@arbora/ui';
import type { ReactElement } from 'react';
import { LeaveWaitingListButton } from './leave-waiting-list-button';
import { ownWaitingQuery } from './waiting.queries';

export interface WaitingListProps {
  slot: SlotForCustomer;
  user: SessionUser;
}

/** Expiry of the places held for the person; renders nothing if none are held. */
export function HeldPlaces({ slot, user }: WaitingListProps): ReactElement | null {
  const { t, formats } = useText('booking.reserve');
  const { data } = useQuery(ownWaitingQuery(user.id, slot.id));
  if (!data?.offer_until || !data.offered_places) return null;
  return (
    <Alert
      tone="success"
      title={t('waiting.held', { count: data.offered_places })}
      actions={<LeaveWaitingListButton id={data.id} />}
    >
      {t('waiting.heldUntil', { until: formats.dateTime(data.offer_until) })}
    </Alert>
  );
}

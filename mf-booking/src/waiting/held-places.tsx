import type { SessionUser } from '@arbora/auth';
import type { SlotForCustomer } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQuery } from '@arbora/query';
import { Alert, Button, useErrorText } from '@arbora/ui';
import type { ReactElement } from 'react';
import { leaveWaiting, ownWaitingQuery } from './waiting.queries';

export interface WaitProps {
  slot: SlotForCustomer;
  user: SessionUser;
}

export function LeaveButton({ id }: { id: string }): ReactElement {
  const { t } = useText('booking.reserve');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    ...leaveWaiting,
    onSuccess: () => snackbar('success', t('waiting.left')),
    onError: (error) => snackbar('error', errorText(error)),
  });
  return (
    <Button size="small" variant="secondary" pending={isPending} onClick={() => mutate({ id })}>
      {t('waiting.leave')}
    </Button>
  );
}

/** Expiry of the places held for the person; renders nothing if none are held. */
export function HeldPlaces({ slot, user }: WaitProps): ReactElement | null {
  const { t, formats } = useText('booking.reserve');
  const { data } = useQuery(ownWaitingQuery(user.id, slot.id));
  if (!data?.offer_until || !data.offered_places) return null;
  return (
    <Alert
      tone="success"
      title={t('waiting.held', { count: data.offered_places })}
      actions={<LeaveButton id={data.id} />}
    >
      {t('waiting.heldUntil', { until: formats.dateTime(data.offer_until) })}
    </Alert>
  );
}

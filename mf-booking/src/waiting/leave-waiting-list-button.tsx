import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Button, useErrorText } from '@arbora/ui';
import type { ReactElement } from 'react';
import { leaveWaiting } from './waiting.queries';

export function LeaveWaitingListButton({ id }: { id: string }): ReactElement {
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

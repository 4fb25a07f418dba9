import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQueryClient } from '@arbora/query';
import { useNavigate } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Alert, Button, ConfirmDialog } from '@arbora/ui';
import { trashIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import { cancelReservation } from './cancel-reservation.mutation';
import { paymentQuery } from './reservations.queries';

/**
 * Cancels the reservation after confirmation, which warns about the lost payment (spec §3). `onCancelling(true)` is
 * called before the reservation disappears, `onCancelling(false)` if it stays.
 */
export function CancelReservation(props: {
  id: string;
  isPaid: boolean;
  onCancelling: (isCancelling: boolean) => void;
}): ReactElement {
  const { id, isPaid, onCancelling } = props;
  const { t } = useText('booking.reservations');
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const client = useQueryClient();
  const { mutateAsync } = useMutation(cancelReservation);

  async function cancel(): Promise<void> {
    onCancelling(true);
    // A pending read would find nothing once the reservation is gone.
    await client.cancelQueries({ queryKey: paymentQuery(id).queryKey });
    await mutateAsync({ id }).catch((error: unknown) => {
      onCancelling(false);
      throw error;
    });
    snackbar('success', t('cancel.done'));
    void navigate(routes.reservations.href(), { replace: true });
  }
  return (
    <>
      <Button variant="quiet" icon={trashIcon} onClick={() => setConfirming(true)}>
        {t('cancel.button')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('cancel.title')}
        tone="danger"
        confirmLabel={t('cancel.confirm')}
        cancelLabel={t('cancel.keep')}
        onConfirm={cancel}
        onClose={() => setConfirming(false)}
      >
        <p>{t('cancel.text')}</p>
        {isPaid && (
          <Alert tone="warning" title={t('cancel.paid')}>
            {t('cancel.noRefund')}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}

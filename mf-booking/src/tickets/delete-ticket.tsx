import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { useNavigate } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Alert, Button, ConfirmDialog } from '@arbora/ui';
import { trashIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import type { Ticket } from '../reservations/reservations.queries';
import { deleteTicket } from './ticket.mutations';

/**
 * Deletes a ticket after confirmation; the last one deletes the reservation too, see `CancelReservation` for
 * `onCancelling`.
 */
export function DeleteTicket(props: {
  ticket: Ticket;
  isLast: boolean;
  isPaid: boolean;
  onCancelling: (isCancelling: boolean) => void;
}): ReactElement {
  const { ticket, isLast, isPaid, onCancelling } = props;
  const { t } = useText('booking.reservations');
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const { mutateAsync } = useMutation(deleteTicket);

  async function remove(): Promise<void> {
    if (isLast) onCancelling(true);
    const { places } = await mutateAsync({ id: ticket.id }).catch((error: unknown) => {
      onCancelling(false);
      throw error;
    });
    snackbar('success', t(places > 0 ? 'tickets.deleted' : 'cancel.done'));
    if (places === 0) void navigate(routes.reservations.href(), { replace: true });
    else onCancelling(false);
  }
  return (
    <>
      <Button size="small" variant="quiet" icon={trashIcon} onClick={() => setConfirming(true)}>
        {t('tickets.delete')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('tickets.deleteTitle', { name: ticket.name_on_ticket })}
        tone="danger"
        confirmLabel={t(isLast ? 'cancel.confirm' : 'tickets.deleteConfirm')}
        cancelLabel={t('tickets.keep')}
        onConfirm={remove}
        onClose={() => setConfirming(false)}
      >
        <p>{t(isLast ? 'tickets.deleteLast' : 'tickets.deleteText')}</p>
        {isPaid && (
          <Alert tone="warning" title={t('tickets.deletePaid')}>
            {t('cancel.noRefund')}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}

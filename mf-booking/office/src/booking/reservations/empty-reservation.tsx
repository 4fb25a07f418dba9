import { isApiError } from '@arbora/api';
import { useText } from '@arbora/i18n';
import { Button } from '@arbora/ui';
import { plusIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { useAction, useConfirm } from '@arbora/office';
import { reserveEmpty } from './reservation.mutations';

/** Creates a reservation without places in the manager's own name. */
export function EmptyReservation({ slotId }: { slotId: string }): ReactElement {
  const { t } = useText('manager.booking');
  const confirm = useConfirm();
  const reserve = useAction(
    reserveEmpty,
    () => t('emptyReservation.done'),
    // The only capacity error that a reservation without places can raise.
    (error) => (isApiError(error, 'booking.capacity') ? t('emptyReservation.already') : undefined),
  );
  return (
    <Button
      variant="secondary"
      icon={plusIcon}
      pending={reserve.isPending}
      onClick={() =>
        confirm({
          title: t('emptyReservation.title'),
          text: t('emptyReservation.text'),
          ok: t('emptyReservation.ok'),
          run: () => reserve.run({ slotId }),
        })
      }
    >
      {t('emptyReservation.button')}
    </Button>
  );
}

import { isApiError } from '@arbora/api';
import { useText } from '@arbora/i18n';
import { Button } from '@arbora/ui';
import type { ReactElement } from 'react';
import { useAction } from '@arbora/office';
import type { ReservationRow } from './reservation-row';
import { sendAgain } from './reservation.mutations';

/** Resends the mail of a ticket. */
export function SendAgainButton(props: { row: ReservationRow; ticketId: string; name: string }): ReactElement {
  const { row, ticketId, name } = props;
  const { t } = useText('manager.booking');
  const { t: common } = useText('office');
  const again = useAction(
    sendAgain,
    ({ recipient }) => t('again.sent', { email: recipient }),
    (error) => (isApiError(error, 'request.limited') ? t('again.limited') : undefined),
  );
  return (
    <Button
      size="small"
      variant="quiet"
      pending={again.isPending}
      aria-label={common('action.named', { action: t('again.button'), name })}
      onClick={() => void again.run({ id: row.id, ticketId })}
    >
      {t('again.button')}
    </Button>
  );
}

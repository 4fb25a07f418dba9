import { useText, type UncountedKey } from '@arbora/i18n';
import { Button } from '@arbora/ui';
import type { ReactElement } from 'react';
import { useAction, useConfirm } from '@arbora/office';
import { holderOf, reservationState, type ReservationRow } from './reservation-row';
import { cancelReservation, markPaid } from './reservation.mutations';
import { SendAgainButton } from './send-again-button';
import css from './reservations.module.css';

/** Staff actions on a reservation. */
export function ReservationActions({ row }: { row: ReservationRow }): ReactElement {
  const { t, formats } = useText('manager.booking');
  const { t: common } = useText('office');
  const confirm = useConfirm();
  const name = holderOf(row);
  const paid = useAction(markPaid, (_data, { isPaid }) =>
    t(isPaid ? 'reservation.markedPaid' : 'reservation.markedUnpaid'),
  );
  const cancel = useAction(cancelReservation, () => t('reservation.cancelled'));
  const state = reservationState(row);
  const named = (action: UncountedKey<'manager.booking'>): string =>
    common('action.named', { action: t(action), name });

  function askUnpaid(): void {
    confirm({
      title: t('reservation.unpaidTitle', { name }),
      text: t('reservation.unpaidText'),
      ok: t('reservation.markUnpaid'),
      run: () => paid.run({ id: row.id, isPaid: false }),
    });
  }
  function askCancel(): void {
    confirm({
      title: t('reservation.cancelTitle', { name }),
      text:
        row.places === 0
          ? t('reservation.cancelEmptyText')
          : t('reservation.cancelText', { count: row.places, number: formats.number(row.places) }),
      ok: t('reservation.cancel'),
      danger: true,
      run: () => cancel.run({ id: row.id }),
    });
  }
  return (
    <div className={css.actions}>
      {(state === 'unpaid' || state === 'overdue') && (
        <Button
          size="small"
          pending={paid.isPending}
          aria-label={named('reservation.markPaid')}
          onClick={() => void paid.run({ id: row.id, isPaid: true })}
        >
          {t('reservation.markPaid')}
        </Button>
      )}
      {state === 'paid' && (
        <Button
          size="small"
          variant="quiet"
          pending={paid.isPending}
          aria-label={named('reservation.markUnpaid')}
          onClick={askUnpaid}
        >
          {t('reservation.markUnpaid')}
        </Button>
      )}
      {row.places > 0 && <SendAgainButton row={row} name={name} />}
      <Button
        size="small"
        variant="quietDanger"
        pending={cancel.isPending}
        aria-label={named('reservation.cancelShort')}
        onClick={askCancel}
      >
        {t('reservation.cancelShort')}
      </Button>
    </div>
  );
}

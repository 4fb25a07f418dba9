import { useText } from '@arbora/i18n';
import { Badge, type Tone } from '@arbora/ui';
import type { ReactElement } from 'react';
import { reservationState, type ReservationRow, type ReservationState } from './reservation-row';

const TONES: Readonly<Record<ReservationState, Tone>> = {
  paid: 'success',
  free: 'success',
  unpaid: 'warning',
  overdue: 'error',
  empty: 'neutral',
};

/** State of a reservation, with the day of its payment or the day it is due. */
export function ReservationStateCell({ row }: { row: ReservationRow }): ReactElement {
  const { t, formats } = useText('manager.booking');
  const state = reservationState(row);
  const { paid_at, due_at } = row;
  return (
    <>
      <Badge tone={TONES[state]}>{t(`reservation.states.${state}`)}</Badge>{' '}
      {state === 'paid' && paid_at && t('reservation.paidAt', { date: formats.date(paid_at, 'short') })}
      {!row.is_paid && due_at && t('reservation.due', { date: formats.date(due_at, 'short') })}
    </>
  );
}

import { useText } from '@arbora/i18n';
import { DataList, DateTime } from '@arbora/ui';
import type { ReactElement } from 'react';
import { slotName } from '../events/event-texts';
import type { ReservationState } from './reservation-state';
import type { ReservationDetail } from './reservations.queries';

/** What was reserved. */
export function ReservationFacts(props: { reservation: ReservationDetail; state: ReservationState }): ReactElement {
  const { reservation, state } = props;
  const { slot, paid_at } = reservation;
  const { t, locale } = useText('booking');
  return (
    <DataList
      items={[
        { label: t('summary.slot'), value: slotName(slot, locale) },
        { label: t('summary.when'), value: <DateTime value={slot.date_start} format="dateTime" /> },
        { label: t('event.where'), value: slot.event.address },
        {
          label: t('reservation.paidAt'),
          value: state === 'paid' && paid_at !== null ? <DateTime value={paid_at} /> : null,
        },
      ]}
    />
  );
}

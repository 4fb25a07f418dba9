import { textIn, typeset } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { DataList, DateRange, DateTime, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { slotEnd } from '../events/slot-end';
import type { ReservationState } from './reservation-state';
import type { ReservationDetail } from './reservations.queries';

/** Facts of the reserved slot. */
export function ReservationFacts(props: { reservation: ReservationDetail; state: ReservationState }): ReactElement {
  const { reservation, state } = props;
  const { slot, paid_at } = reservation;
  const { t, locale } = useText('booking.reservations');
  const { t: common } = useText('booking');
  return (
    <DataList
      items={[
        { label: common('summary.slot'), value: textIn(slot, 'name', locale) },
        { label: common('event.when'), value: <DateRange start={slot.date_start} end={slotEnd(slot, slot.event)} /> },
        { label: common('event.where'), value: typeset(slot.event.address) },
        {
          label: common('summary.event'),
          value: slot.event.is_public ? (
            <TextLink to={routes.publicEvent.href({ id: slot.event.id })}>{t('reservation.aboutEvent')}</TextLink>
          ) : null,
        },
        {
          label: t('reservation.paidAt'),
          value: state === 'paid' && paid_at !== null ? <DateTime value={paid_at} /> : null,
        },
      ]}
    />
  );
}

import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { DataList, DateTime, PageHeader } from '@arbora/ui';
import type { ReactElement } from 'react';
import { eventTitle, slotName } from '../events/event-texts';
import type { ReservationState } from './reservation-state';
import type { ReservationDetail } from './reservations.queries';
import { StateBadge } from './state-badge';

/** What was reserved and where the reservation stands. */
export function ReservationHeader(props: { reservation: ReservationDetail; state: ReservationState }): ReactElement {
  const { reservation, state } = props;
  const { slot, paid_at } = reservation;
  const { t, locale } = useText('booking');
  return (
    <PageHeader
      breadcrumb={[{ label: t('reservations.title'), to: routes.reservations.href() }]}
      eyebrow={
        <>
          <StateBadge state={state} />
          <span>{t('reservation.number', { number: reservation.vs })}</span>
        </>
      }
      title={eventTitle(slot.event, locale)}
      actions={
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
      }
    />
  );
}

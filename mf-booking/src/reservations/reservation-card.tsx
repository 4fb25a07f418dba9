import { textIn, typeset } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Card, classNames, DateBadge, DateRange, DateTime } from '@arbora/ui';
import type { ReactElement } from 'react';
import { isPast } from '../events/is-past';
import { slotEnd } from '../events/slot-end';
import css from './reservation-card.module.css';
import { isPaymentOpen, isUrgent, reservationState } from './reservation-state';
import type { ListedReservation } from './reservations.queries';
import { StateBadge } from './state-badge';

/** A reservation in a list; links to it. */
export function ReservationCard(props: { reservation: ListedReservation; headingLevel?: 3 | 4 }): ReactElement {
  const { reservation, headingLevel = 3 } = props;
  const { t, locale } = useText('booking');
  const { slot } = reservation;
  const state = reservationState(reservation, slot.price);
  const hasStarted = isPast(slot.date_start);
  return (
    <Card
      title={textIn(slot.event, 'title', locale)}
      headingLevel={headingLevel}
      to={routes.reservation.href({ id: reservation.id })}
      tone={hasStarted ? 'tinted' : 'plain'}
      layout="row"
      media={
        <div className={css.badge}>
          <DateBadge value={slot.date_start} />
        </div>
      }
      className={css.card}
      eyebrow={
        <>
          <StateBadge state={state} />
          <span>{t('reservation.ticketCount', { count: reservation.tickets.length })}</span>
        </>
      }
    >
      <p className={css.facts}>
        {textIn(slot, 'name', locale)}
        <br />
        <DateRange start={slot.date_start} end={slotEnd(slot, slot.event)} />
        <br />
        {typeset(slot.event.address)}
      </p>
      {isPaymentOpen(state) && reservation.due_at !== null && (
        <p className={classNames(css.payBy, isUrgent(state) && css.pressing)}>
          {t('reservation.payBy')} <DateTime value={reservation.due_at} format="dateTime" />
        </p>
      )}
    </Card>
  );
}

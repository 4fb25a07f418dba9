import { useText } from '@arbora/i18n';
import { PersonItems, type PersonPanel } from '@arbora/office';
import { useQuery } from '@arbora/query';
import { TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { slotHref } from '../booking/booking-view-state';
import { futureReservationsQuery } from './future-reservations.query';

/** Reservations of future events. */
function ReservationsPanel({ personId }: { personId: string }): ReactElement {
  const { t, formats } = useText('booking-office');
  return (
    <PersonItems
      title={t('person.title')}
      nothing={t('person.nothing')}
      query={useQuery(futureReservationsQuery(personId))}
      itemOf={({ places, is_paid, slot }) => (
        <>
          <TextLink to={slotHref(slot.event_id, slot.id)}>
            {slot.event.title}, {slot.name}
          </TextLink>
          {' – '}
          {t('person.places', { count: places })}, {t(is_paid ? 'person.paid' : 'person.unpaid')},{' '}
          {formats.dateTime(slot.date_start)}
        </>
      )}
    />
  );
}

const panel: PersonPanel = { order: 10, Component: ReservationsPanel };
export default panel;

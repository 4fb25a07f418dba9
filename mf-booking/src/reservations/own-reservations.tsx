import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { EmptyState, List, usePageParam } from '@arbora/ui';
import type { ReactElement } from 'react';
import { ReservationCard } from './reservation-card';
import { ownReservationsQuery } from './reservations.queries';

/** All reservations of a person, including past events. */
export function OwnReservations({ personId }: { personId: string }): ReactElement {
  const { t } = useText('booking.reservations');
  const query = useQuery(ownReservationsQuery(personId, usePageParam()));
  return (
    <List
      query={query}
      keyOf={({ id }) => id}
      layout="cards"
      columns={2}
      // The page's header leads to the events.
      nothingYet={<EmptyState title={t('reservations.none')}>{t('reservations.noneHint')}</EmptyState>}
    >
      {(reservation) => <ReservationCard reservation={reservation} />}
    </List>
  );
}

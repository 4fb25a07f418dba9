import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { EmptyState, List, Section, usePageParam } from '@arbora/ui';
import type { ReactElement } from 'react';
import { ReservationCard } from './reservation-card';
import { ownReservationsQuery } from './reservations.queries';

/** A person's reservations of slots that are still to begin. */
export function UpcomingReservations({ personId }: { personId: string }): ReactElement {
  const { t } = useText('booking.reservations');
  const query = useQuery(ownReservationsQuery(personId, 'upcoming', usePageParam()));
  return (
    <Section placement="inside" title={t('reservations.own')}>
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
    </Section>
  );
}

/** URL parameter of the list's page. */
const PAST = 'past';

/** A person's reservations of slots that have begun; renders nothing if there are none. */
export function PastReservations({ personId }: { personId: string }): ReactElement | null {
  const { t } = useText('booking.reservations');
  const query = useQuery(ownReservationsQuery(personId, 'past', usePageParam(PAST)));
  if (query.isPending || query.data?.total === 0) return null;
  return (
    <Section placement="inside" title={t('reservations.past')}>
      <List query={query} keyOf={({ id }) => id} layout="cards" columns={2} pageParam={PAST}>
        {(reservation) => <ReservationCard reservation={reservation} />}
      </List>
    </Section>
  );
}

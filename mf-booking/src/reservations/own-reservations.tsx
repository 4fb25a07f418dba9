import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { EmptyState, List, Section, usePageParam } from '@arbora/ui';
import type { ReactElement } from 'react';
import { CancelledCard } from './cancelled-card';
import { ReservationCard } from './reservation-card';
import { cancelledReservationsQuery, ownReservationsQuery } from './reservations.queries';

/** URL parameters of the lists' pages. */
const PAST = 'past';
const CANCELLED = 'cancelled';

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

/** A person's cancelled reservations; renders nothing if there are none. */
export function CancelledReservations({ personId }: { personId: string }): ReactElement | null {
  const { t } = useText('booking.reservations');
  const query = useQuery(cancelledReservationsQuery(personId, usePageParam(CANCELLED)));
  if (query.isPending || query.data?.total === 0) return null;
  return (
    <Section placement="inside" title={t('reservations.cancelled')}>
      <List query={query} keyOf={({ id }) => id} layout="cards" columns={2} pageParam={CANCELLED}>
        {(cancelled) => <CancelledCard cancelled={cancelled} />}
      </List>
    </Section>
  );
}

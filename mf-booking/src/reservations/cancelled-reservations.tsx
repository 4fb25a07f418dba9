import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { List, Section, usePageParam } from '@arbora/ui';
import type { ReactElement } from 'react';
import { CancelledCard } from './cancelled-card';
import { cancelledReservationsQuery } from './reservations.queries';

/** URL parameter of the list's page. */
const PARAM = 'cancelled';

/** A person's cancelled reservations; renders nothing if there are none. */
export function CancelledReservations({ personId }: { personId: string }): ReactElement | null {
  const { t } = useText('booking.reservations');
  const query = useQuery(cancelledReservationsQuery(personId, usePageParam(PARAM)));
  if (query.isPending || query.data?.total === 0) return null;
  return (
    <Section placement="inside" title={t('reservations.cancelled')}>
      <List query={query} keyOf={({ id }) => id} layout="cards" columns={2} pageParam={PARAM}>
        {(cancelled) => <CancelledCard cancelled={cancelled} />}
      </List>
    </Section>
  );
}

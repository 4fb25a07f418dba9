import { useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { EmptyState, List, Section, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { ReservationCard } from '../reservations/reservation-card';
import { nextReservationsQuery } from '../reservations/reservations.queries';
import { useFreshReservations } from '../reservations/use-fresh-reservations';

const COUNT = 4;

function ReservationList({ personId }: { personId: string }): ReactElement {
  const { t } = useText('booking');
  const query = useQuery(nextReservationsQuery(personId, COUNT));
  useFreshReservations();
  return (
    <Section
      placement="inside"
      title={t('next.title')}
      actions={
        <TextLink look="strong" to={routes.reservations.href()}>
          {t('next.all')}
        </TextLink>
      }
    >
      <List
        query={query}
        keyOf={({ id }) => id}
        layout="cards"
        columns={2}
        nothingYet={
          <EmptyState
            title={t('next.none')}
            illustration={null}
            action={
              <TextLink look="strong" to={routes.publicBooking.href()}>
                {t('next.choose')}
              </TextLink>
            }
          />
        }
      >
        {(reservation) => <ReservationCard reservation={reservation} />}
      </List>
    </Section>
  );
}

/**
 * The next reservations of the logged-in person; a tile for the account page. Renders nothing for anonymous visitors.
 */
export default function NextReservations(): ReactElement | null {
  const { user } = useSession();
  return user && <ReservationList personId={user.id} />;
}

import { getSession, useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { definePage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { ButtonLink, ListPage, pageParam, Stack, Tree } from '@arbora/ui';
import { arrowRightIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { CancelledReservations, PastReservations, UpcomingReservations } from './own-reservations';
import { ownReservationsQuery } from './reservations.queries';
import { useFreshReservations } from './use-fresh-reservations';

function Reservations(): ReactElement {
  const { t } = useText('booking.reservations');
  const { t: common } = useText('booking');
  const { user } = useSession();
  useFreshReservations();
  return (
    <ListPage
      title={common('reservations.title')}
      lead={t('reservations.lead')}
      illustration={<Tree habit="young" />}
      actions={
        <ButtonLink to={routes.publicBooking.href()} iconEnd={arrowRightIcon}>
          {t('reservations.choose')}
        </ButtonLink>
      }
    >
      {user && (
        <Stack gap={7} align="stretch">
          <UpcomingReservations personId={user.id} />
          <PastReservations personId={user.id} />
          <CancelledReservations personId={user.id} />
        </Stack>
      )}
    </ListPage>
  );
}

export default definePage({
  queries: ({ search }) => {
    const { user } = getSession();
    return user ? [ownReservationsQuery(user.id, 'upcoming', pageParam(search))] : [];
  },
  Component: Reservations,
});

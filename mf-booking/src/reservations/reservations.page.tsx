import { getSession, useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { definePage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { ButtonLink, ListPage, pageParam, Section, Tree } from '@arbora/ui';
import { arrowRightIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { CancelledReservations } from './cancelled-reservations';
import { OwnReservations } from './own-reservations';
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
      <Section placement="inside" title={t('reservations.own')}>
        {user && <OwnReservations personId={user.id} />}
      </Section>
      {user && <CancelledReservations personId={user.id} />}
    </ListPage>
  );
}

export default definePage({
  queries: ({ search }) => {
    const { user } = getSession();
    return user ? [ownReservationsQuery(user.id, pageParam(search))] : [];
  },
  Component: Reservations,
});

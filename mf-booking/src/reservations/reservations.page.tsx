import { getSession, useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { ListPage, pageParam, Section, Tree, usePageParam } from '@arbora/ui';
import type { ReactElement } from 'react';
import { EventList } from '../events/event-list';
import { openEventsQuery } from '../events/events.queries';
import { CancelledReservations } from './cancelled-reservations';
import { OwnReservations } from './own-reservations';
import { ownReservationsQuery } from './reservations.queries';
import { useFreshReservations } from './use-fresh-reservations';

/** URL parameter of the event list's page; the reservations use the default one. */
const EVENTS_PARAM = 'events';

function Reservations(): ReactElement {
  const { t } = useText('booking.reservations');
  const { t: common } = useText('booking');
  const { user } = useSession();
  const events = useQuery(openEventsQuery(usePageParam(EVENTS_PARAM)));
  useFreshReservations();
  return (
    <ListPage
      title={common('reservations.title')}
      lead={t('reservations.lead')}
      illustration={<Tree habit="young" />}
      more={
        <Section tone="tinted" title={t('reservations.open')} lead={t('reservations.openLead')} id="events">
          <EventList query={events} param={EVENTS_PARAM} headingLevel={3} />
        </Section>
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
    const own = user ? [ownReservationsQuery(user.id, pageParam(search))] : [];
    return [...own, openEventsQuery(pageParam(search, EVENTS_PARAM))];
  },
  Component: Reservations,
});

import { getSession, mayOpen, reloadProfile, useSession, type Session } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { ErrorState, Skeleton } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { assortmentFiguresQuery } from '../assortment/figures.queries';
import { ManagerPage } from '../frame/manager-page';
import { ApplicationsTile } from './applications-tile';
import { upcomingPublicationsQuery } from '../content/schedule/scheduled.queries';
import { UpcomingTile } from './upcoming-tile';
import { CommentsTile } from './comments-tile';
import { DeniedSection } from './denied-section';
import css from './dashboard.module.css';
import { EventsTile } from './events-tile';
import { Figures } from './figures';
import { dashboardQuery } from './figures.queries';
import { GroupsTile } from './groups-tile';
import { latestApplicationsQuery, latestCommentsQuery } from './latest.queries';
import { nextEventsQuery } from './next-events.queries';
import { RegistrationsTile } from './registrations-tile';
import { UnpaidTile } from './unpaid-tile';
import { unpaidReservationsQuery } from './unpaid.queries';
import { longestWaitingQuery } from './waiting.queries';

/** Tiles that the person's rights allow. */
function rightsOf(session: Session) {
  return {
    booking: mayOpen(session, 'booking'),
    users: mayOpen(session, 'users'),
    news: mayOpen(session, 'news'),
    comments: mayOpen(session, 'comments'),
    assortment: mayOpen(session, 'assortment'),
    // Sales staff share the section of jobs, but not the applications.
    applications: session.user !== null && (session.user.isAdmin || session.user.acl.includes('jobs')),
  };
}

/** Overview of the sections that the person may open. */
function DashboardPage(): ReactElement {
  const { t, formats } = useText('manager.dashboard');
  const [now] = useState(Date.now);
  const session = useSession();
  const has = rightsOf(session);
  const queries = [
    useQuery(dashboardQuery()),
    useQuery({ ...nextEventsQuery(), enabled: has.booking }),
    useQuery({ ...unpaidReservationsQuery(), enabled: has.booking }),
    useQuery({ ...longestWaitingQuery(), enabled: has.users }),
    useQuery({ ...upcomingPublicationsQuery(), enabled: has.news }),
    useQuery({ ...latestCommentsQuery(), enabled: has.comments }),
    useQuery({ ...latestApplicationsQuery(), enabled: has.applications }),
    useQuery({ ...assortmentFiguresQuery(), enabled: has.assortment }),
  ];
  // Waits for all tiles, since a late one would shift those below it; a failed query counts as settled.
  const isLoading = queries.some((query) => query.isLoading && query.failureCount === 0);
  // Once ready, always ready: a tile retries its failed query without hiding the page.
  const [wasShown, setShown] = useState(false);
  if (!isLoading && !wasShown) setShown(true);
  return (
    <ManagerPage
      title={t('dashboard.title')}
      lead={t('dashboard.today', { weekday: formats.weekday(now, 'long'), date: formats.date(now) })}
    >
      <DeniedSection />
      {isLoading && !wasShown ? (
        <Skeleton shape="row" count={10} />
      ) : Object.values(has).some(Boolean) ? (
        <>
          <Figures />
          <div className={css.tiles}>
            {has.booking && <EventsTile />}
            {has.booking && <UnpaidTile />}
            {has.users && <RegistrationsTile />}
            {has.news && <UpcomingTile />}
            {has.comments && <CommentsTile />}
            {has.assortment && <GroupsTile />}
            {has.applications && <ApplicationsTile />}
          </div>
        </>
      ) : (
        <ErrorState title={t('dashboard.noProfile')} onRetry={() => void reloadProfile().catch(() => undefined)} />
      )}
    </ManagerPage>
  );
}

export default definePage({
  queries: () => {
    const has = rightsOf(getSession());
    return [
      dashboardQuery(),
      ...(has.booking ? [nextEventsQuery(), unpaidReservationsQuery()] : []),
      ...(has.users ? [longestWaitingQuery()] : []),
      ...(has.news ? [upcomingPublicationsQuery()] : []),
      ...(has.comments ? [latestCommentsQuery()] : []),
      ...(has.applications ? [latestApplicationsQuery()] : []),
      ...(has.assortment ? [assortmentFiguresQuery()] : []),
    ];
  },
  Component: DashboardPage,
});

import { getSession, mayOpen, reloadProfile, useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { EmptyState, ErrorState, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { ManagerPage } from '../frame/manager-page';
import css from './dashboard.module.css';
import { EventsTile } from './events-tile';
import { nextEventsQuery } from './next-events.queries';
import { RegistrationsTile } from './registrations-tile';
import { UnpaidTile } from './unpaid-tile';
import { unpaidReservationsQuery } from './unpaid.queries';
import { longestWaitingQuery } from './waiting.queries';

/** How things stand in the sections that the person may open. */
function DashboardPage(): ReactElement {
  const { t } = useText('manager.dashboard');
  const session = useSession();
  const hasBooking = mayOpen(session, 'booking');
  const hasUsers = mayOpen(session, 'users');
  const queries = [
    useQuery({ ...nextEventsQuery(), enabled: hasBooking }),
    useQuery({ ...unpaidReservationsQuery(), enabled: hasBooking }),
    useQuery({ ...longestWaitingQuery(), enabled: hasUsers }),
  ];
  // All tiles at once: one whose height changes would move those below it. A failed query does not hold up the others.
  const isLoading = queries.some((query) => query.isLoading && query.failureCount === 0);
  return (
    <ManagerPage
      title={t('dashboard.title')}
      lead={session.user && t('dashboard.lead', { name: nameOf(session.user) })}
    >
      {isLoading ? (
        <Skeleton shape="row" count={10} />
      ) : hasBooking || hasUsers ? (
        <div className={css.tiles}>
          {hasBooking && <EventsTile />}
          {hasBooking && <UnpaidTile />}
          {hasUsers && <RegistrationsTile />}
        </div>
      ) : session.user?.profile ? (
        <EmptyState title={t('dashboard.nothing')}>{t('dashboard.nothingText')}</EmptyState>
      ) : (
        <ErrorState title={t('dashboard.noProfile')} onRetry={() => void reloadProfile().catch(() => undefined)} />
      )}
    </ManagerPage>
  );
}

function nameOf(user: { email: string; profile: { name: string | null } | null }): string {
  return user.profile?.name ?? user.email;
}

export default definePage({
  queries: () => {
    const session = getSession();
    return [
      ...(mayOpen(session, 'booking') ? [nextEventsQuery(), unpaidReservationsQuery()] : []),
      ...(mayOpen(session, 'users') ? [longestWaitingQuery()] : []),
    ];
  },
  Component: DashboardPage,
});

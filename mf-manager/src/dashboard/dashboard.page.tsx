import { mayOpen, reloadProfile, useSession, type Session } from '@arbora/auth';
import { SECTION_ACCESS, type ManagerSection } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { dashboardQuery, ManagerPage } from '@arbora/office';
import { definePage } from '@arbora/remote';
import { ErrorState, Skeleton } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { DeniedSection } from './denied-section';
import { Figures } from './figures';
import { Tiles } from './tiles';
import { useDashboard } from './use-dashboard';

function mayOpenAny(session: Session): boolean {
  return (Object.keys(SECTION_ACCESS) as ManagerSection[]).some((section) => mayOpen(session, section));
}

/** Overview of the sections that the person may open, contributed by their remotes. */
function DashboardPage(): ReactElement {
  const { t, formats } = useText('manager.dashboard');
  const [now] = useState(Date.now);
  const session = useSession();
  const { figures, tiles, failed, isReady, retry } = useDashboard(session);
  return (
    <ManagerPage
      title={t('dashboard.title')}
      lead={t('dashboard.today', { weekday: formats.weekday(now, 'long'), date: formats.date(now) })}
    >
      <DeniedSection />
      {!mayOpenAny(session) ? (
        <ErrorState title={t('dashboard.noProfile')} onRetry={() => void reloadProfile().catch(() => undefined)} />
      ) : isReady ? (
        <>
          <Figures figures={figures} />
          <Tiles tiles={tiles} />
          {failed.length > 0 && <ErrorState title={t('dashboard.incomplete')} onRetry={retry} />}
        </>
      ) : (
        <Skeleton shape="row" count={10} />
      )}
    </ManagerPage>
  );
}

export default definePage({ queries: () => [dashboardQuery()], Component: DashboardPage });

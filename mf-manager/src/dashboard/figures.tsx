import { useText } from '@arbora/i18n';
import { ContributionBoundary, dashboardQuery, type DashboardFigures } from '@arbora/office';
import { useQuery } from '@arbora/query';
import type { Contributions } from '@arbora/remote';
import { QueryView, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './dashboard.module.css';

/** Totals of the sections that the person may open, each a link to its list. */
export function Figures({ figures }: { figures: Contributions<DashboardFigures>['loaded'] }): ReactElement | null {
  const { t } = useText('manager.dashboard');
  const totals = useQuery(dashboardQuery());
  if (figures.length === 0) return null;
  return (
    <QueryView query={totals} skeleton={<Skeleton shape="row" count={1} />}>
      {() => (
        <nav aria-label={t('dashboard.figures.title')}>
          <ul role="list" className={css.figures}>
            {figures.map(({ remote, value: { order, Component } }) => (
              <ContributionBoundary key={`${remote}/${order}`} remote={remote}>
                <Component />
              </ContributionBoundary>
            ))}
          </ul>
        </nav>
      )}
    </QueryView>
  );
}

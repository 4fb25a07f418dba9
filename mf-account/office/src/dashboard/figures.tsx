import { useText } from '@arbora/i18n';
import { dashboardQuery, Figure, type DashboardFigures } from '@arbora/office';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import type { ReactElement } from 'react';

/** Registrations that await approval. */
function Figures(): ReactElement | null {
  const { t } = useText('account-office');
  const { registrations } = useQuery(dashboardQuery()).data ?? {};
  return registrations ? (
    <Figure value={registrations.waiting} to={routes.managerRegistrations.href()}>
      {t('figures.registrations')}
    </Figure>
  ) : null;
}

const figures: DashboardFigures = { order: 20, queries: () => [dashboardQuery()], Component: Figures };
export default figures;

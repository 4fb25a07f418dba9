import { useText } from '@arbora/i18n';
import { dashboardQuery, Figure, type DashboardFigures } from '@arbora/office';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import type { ReactElement } from 'react';

/** Articles to complete. */
function Figures(): ReactElement | null {
  const { t } = useText('content-office');
  const { news } = useQuery(dashboardQuery()).data ?? {};
  return news ? (
    <Figure value={news.new} to={routes.managerNews.href({ done: 'no' })}>
      {t('figures.news')}
    </Figure>
  ) : null;
}

const figures: DashboardFigures = { order: 30, queries: () => [dashboardQuery()], Component: Figures };
export default figures;

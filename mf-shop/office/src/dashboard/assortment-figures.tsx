import { useText } from '@arbora/i18n';
import { dashboardQuery, Figure, type DashboardFigures } from '@arbora/office';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import type { ReactElement } from 'react';
import { assortmentFiguresQuery } from '../assortment/figures.queries';

/** The size of the assortment, its plants without a group and its hidden items. */
function AssortmentFigures(): ReactElement {
  const { t } = useText('shop-office');
  const { assortment } = useQuery(dashboardQuery()).data ?? {};
  const { data: plants } = useQuery({ ...assortmentFiguresQuery(), enabled: Boolean(assortment) });
  return (
    <>
      {assortment && (
        <Figure value={assortment.products} to={routes.managerProducts.href()}>
          {t('figures.products')}
        </Figure>
      )}
      {plants && (
        <Figure value={plants.products_without_category} to={routes.managerProducts.href({ placed: 'no' })}>
          {t('figures.withoutCategory')}
        </Figure>
      )}
      {assortment && (
        <Figure value={assortment.items} to={routes.managerProductItems.href()}>
          {t('figures.items')}
        </Figure>
      )}
      {plants && (
        <Figure value={plants.items_hidden} to={routes.managerProductItems.href({ catalogue: 'no' })}>
          {t('figures.hidden')}
        </Figure>
      )}
    </>
  );
}

const figures: DashboardFigures = {
  order: 40,
  queries: () => [dashboardQuery(), assortmentFiguresQuery()],
  Component: AssortmentFigures,
};
export default figures;

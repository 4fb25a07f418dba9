import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { BarChart } from '@arbora/ui';
import type { ReactElement } from 'react';
import { assortmentFiguresQuery } from '../assortment/figures.queries';
import { Tile, type DashboardTile } from '@arbora/office';

const SHOWN = 8;

/** The product groups with most plants. */
function GroupsTile(): ReactElement {
  const { t, formats } = useText('shop-office');
  return (
    <Tile
      title={t('dashboard.groups.title')}
      link={{ to: routes.managerAssortment.href(), text: t('dashboard.groups.open') }}
      query={useQuery(assortmentFiguresQuery())}
      figure={({ products }) => formats.number(products)}
      nothing={t('dashboard.groups.none')}
    >
      {({ by_category }) => (
        <BarChart
          title={t('dashboard.groups.chart')}
          values={by_category
            .toSorted((a, b) => b.products - a.products)
            .slice(0, SHOWN)
            .map(({ id, name, products }) => ({
              label: name,
              value: products,
              to: routes.managerProducts.href({ category: id }),
            }))}
        />
      )}
    </Tile>
  );
}

const tile: DashboardTile = {
  name: 'groups',
  order: 60,
  queries: () => [assortmentFiguresQuery()],
  Component: GroupsTile,
};
export default tile;

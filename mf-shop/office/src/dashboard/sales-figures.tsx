import { useText } from '@arbora/i18n';
import { dashboardQuery, Figure, type DashboardFigures } from '@arbora/office';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import type { ReactElement } from 'react';

/** New orders and inquiries. */
function SalesFigures(): ReactElement {
  const { t } = useText('shop-office');
  const { orders, inquiries } = useQuery(dashboardQuery()).data ?? {};
  return (
    <>
      {orders && (
        <Figure value={orders.new} to={routes.managerOrders.href({ state: 'new' })}>
          {t('figures.orders')}
        </Figure>
      )}
      {inquiries && (
        <Figure value={inquiries.new} to={routes.managerInquiries.href({ state: 'new' })}>
          {t('figures.inquiries')}
        </Figure>
      )}
    </>
  );
}

const figures: DashboardFigures = { order: 10, queries: () => [dashboardQuery()], Component: SalesFigures };
export default figures;

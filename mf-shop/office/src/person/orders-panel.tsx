import { useText } from '@arbora/i18n';
import { PersonItems, type PersonPanel } from '@arbora/office';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { openOrdersQuery } from './open-orders.query';

/** Orders and inquiries that are not completed. */
function OrdersPanel({ personId }: { personId: string }): ReactElement {
  const { t, formats } = useText('shop-office');
  return (
    <PersonItems
      title={t('person.title')}
      nothing={t('person.nothing')}
      query={useQuery(openOrdersQuery(personId))}
      itemOf={({ id, type, order_code, created_at }) => (
        <>
          <TextLink to={(type === 'order' ? routes.managerOrders : routes.managerInquiries).href({ id })}>
            {t(`person.${type}`, { code: order_code })}
          </TextLink>
          {`, ${formats.date(created_at, 'short')}`}
        </>
      )}
    />
  );
}

const panel: PersonPanel = { order: 20, Component: OrdersPanel };
export default panel;

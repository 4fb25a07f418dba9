import { useText } from '@arbora/i18n';
import { Badge } from '@arbora/ui';
import { checkIcon, clockIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import type { OwnOrder } from './orders.queries';

/** Whether staff have completed the order (spec §4). */
export function OrderState({ order }: { order: Pick<OwnOrder, 'completed_at'> }): ReactElement {
  const { t } = useText('shop.orders');
  return order.completed_at === null ? (
    <Badge tone="info" icon={clockIcon}>
      {t('state.new')}
    </Badge>
  ) : (
    <Badge tone="success" icon={checkIcon}>
      {t('state.completed')}
    </Badge>
  );
}

import { LIMITED_INVENTORY_DEFAULT } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import { Badge } from '../badge/badge';
import { checkIcon } from '../icon/icons';

/** Stock status; up to `limit` pieces (spec §9: 3) read as the last ones. */
export function StockMark({
  inventory,
  limit = LIMITED_INVENTORY_DEFAULT,
}: {
  inventory: number;
  limit?: number;
}): ReactElement {
  const { t } = useText('ui');
  if (inventory <= 0) return <Badge tone="neutral">{t('stock.none')}</Badge>;
  if (inventory <= limit) return <Badge tone="warning">{t('stock.last', { count: inventory })}</Badge>;
  return (
    <Badge tone="success" icon={checkIcon}>
      {t('stock.available')}
    </Badge>
  );
}

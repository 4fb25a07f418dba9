import { useText } from '@arbora/i18n';
import { Badge } from '@arbora/ui';
import { checkIcon, clockIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';

/** Badge: whether an order or inquiry is completed. */
export function OrderState({ completedAt }: { completedAt: string | null }): ReactElement {
  const { t } = useText('manager.orders');
  return completedAt === null ? (
    <Badge tone="info" icon={clockIcon}>
      {t('state.new')}
    </Badge>
  ) : (
    <Badge tone="success" icon={checkIcon}>
      {t('state.completed')}
    </Badge>
  );
}

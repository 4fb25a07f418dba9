import { useText } from '@arbora/i18n';
import { snackbar } from '@arbora/event-bus';
import { useQueryClient } from '@arbora/query';
import { useNavigate } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Button } from '@arbora/ui';
import { basketIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import { offeredIds, offeredQuery } from '../basket/offered-lines.query';
import { useBasket } from '../basket/use-basket';
import { orderingAgain } from './ordering-again';
import type { OwnOrder } from './orders.queries';

/** Adds the lines of an order to the basket again, including those of offers that are still open. */
export function OrderAgain({ order }: { order: OwnOrder }): ReactElement | null {
  const { t } = useText('shop.orders');
  const own = useBasket();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  if (!own) return null;
  const { personId, saved, store } = own;

  async function again(): Promise<void> {
    setPending(true);
    try {
      const ids = offeredIds(order.basket.items);
      const offered = await client.fetchQuery(offeredQuery(personId, saved?.country ?? null, ids));
      store.change(orderingAgain(order, offered));
      await navigate(routes.basket.href());
    } catch {
      snackbar('error', t('againFailed'));
    } finally {
      setPending(false);
    }
  }
  return (
    <Button icon={basketIcon} pending={isPending} disabled={!saved} onClick={() => void again()}>
      {t('again')}
    </Button>
  );
}

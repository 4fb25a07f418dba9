import { useSession } from '@arbora/auth';
import type { WebOrderType } from '@arbora/domain';
import { useSearchParams } from '@arbora/router';
import type { ReactElement } from 'react';
import { OrderDetail } from './order-detail';
import { OrderList } from './order-list';

/** Parameter name in the address. */
export const PARAM = { order: 'order' } as const;

/** The person's orders or inquiries, or the one named in the address. */
export function OrdersView({ type }: { type: WebOrderType }): ReactElement | null {
  const [params] = useSearchParams();
  const personId = useSession().user?.id;
  if (personId === undefined) return null;
  const code = params.get(PARAM.order);
  return code === null ? (
    <OrderList personId={personId} type={type} />
  ) : (
    <OrderDetail personId={personId} type={type} code={code} />
  );
}

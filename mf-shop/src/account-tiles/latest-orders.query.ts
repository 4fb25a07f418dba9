import { pageOf, rest, type Selection } from '@arbora/api';
import { PAGE_SIZE, type WebOrderType } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

const ORDER = 'order_code,created_at,completed_at,quote!quote_inquiry_id_fkey(number,state,valid_until)';
export type LatestOrder = Selection<'web_order', typeof ORDER>;

/** The number of the person's orders or inquiries and the latest of them, without their lines. */
export function latestOrdersQuery(personId: string, type: WebOrderType) {
  return queryOptions({
    queryKey: ['web_order', 'latest', personId, type],
    queryFn: () =>
      pageOf(
        rest()
          .from('web_order')
          .select(ORDER, { count: 'exact' })
          .eq('profile_id', personId)
          .eq('type', type)
          .order('created_at', { ascending: false })
          .order('id'),
        1,
        PAGE_SIZE.orders,
      ),
    staleTime: 30_000,
  });
}

import { pageOf, rest, row, type Page, type Selection } from '@arbora/api';
import { PAGE_SIZE, type WebOrderType } from '@arbora/domain';
import { queryOptions, type CachedData } from '@arbora/query';

const ORDER =
  'id,order_code,type,center,created_at,completed_at,basket,quote!quote_inquiry_id_fkey(number,state,valid_until)';
export type OwnOrder = Selection<'web_order', typeof ORDER>;

const STALE_MS = 30_000;
const pagesKey = (personId: string) => ['web_order', 'own', personId];

/** Page `page` of the person's orders or inquiries, newest first (spec §7). */
export function ownOrdersQuery(personId: string, type: WebOrderType, page: number) {
  return queryOptions({
    queryKey: [...pagesKey(personId), type, page],
    queryFn: () =>
      pageOf(
        rest()
          .from('web_order')
          .select(ORDER, { count: 'exact' })
          .eq('profile_id', personId)
          .eq('type', type)
          .order('created_at', { ascending: false })
          .order('id'),
        page,
        PAGE_SIZE.orders,
      ),
    staleTime: STALE_MS,
  });
}

/** The person's order or inquiry with this code; null if there is none. */
export function ownOrderQuery(personId: string, code: string, listed?: OwnOrder) {
  return queryOptions({
    queryKey: ['web_order', 'code', personId, code],
    queryFn: () => row(rest().from('web_order').select(ORDER).eq('profile_id', personId).eq('order_code', code)),
    placeholderData: listed,
    staleTime: STALE_MS,
  });
}

/** Finds an order in the cached lists, which contain all its columns. */
export function listedOrder(cached: CachedData, personId: string, code: string): OwnOrder | undefined {
  return cached<Page<OwnOrder>>(pagesKey(personId))
    .flatMap(({ rows }) => rows)
    .find(({ order_code }) => order_code === code);
}

/** The code of the order that a quote became. */
export function orderCodeQuery(id: string) {
  return queryOptions({
    queryKey: ['web_order', 'code-of', id],
    queryFn: () => row(rest().from('web_order').select('order_code').eq('id', id)),
    staleTime: Infinity,
  });
}

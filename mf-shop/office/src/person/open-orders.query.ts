import { rest, rows } from '@arbora/api';
import { queryOptions } from '@arbora/query';

const SHOWN = 20;

/** Orders and inquiries of a person that are not completed, latest first. */
export function openOrdersQuery(person: string) {
  return queryOptions({
    queryKey: ['web_orders', 'open', person],
    queryFn: () =>
      rows(
        rest()
          .from('web_orders')
          .select('id,type,order_code,created_at')
          .eq('profile_id', person)
          .is('completed_at', null)
          .order('created_at', { ascending: false })
          .limit(SHOWN),
      ),
    staleTime: 30_000,
  });
}

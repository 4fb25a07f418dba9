import { rest, row } from '@arbora/api';
import { queryOptions } from '@arbora/query';

/** The person's own profile; null if there is none. */
export function profileQuery(id: string) {
  return queryOptions({
    queryKey: ['user_profile', id],
    queryFn: () => row(rest().from('user_profile').select().eq('id', id)),
    staleTime: 30_000,
  });
}

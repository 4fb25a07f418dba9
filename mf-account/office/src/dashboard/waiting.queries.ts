import { atRest, pageOf } from '@arbora/api';
import { ROLE } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

const STALE_MS = 30_000;
const SHOWN = 5;

/** Number of registrations that await approval, and the oldest few. */
export function longestWaitingQuery() {
  return queryOptions({
    queryKey: ['auth_person', 'waiting', SHOWN],
    queryFn: () =>
      pageOf(
        atRest()
          .from('auth_person')
          .select('id,email,state,created_at,profile:user_profile!inner(name,company)', { count: 'exact' })
          .eq('roles->>0', ROLE.registration)
          .order('created_at')
          .order('id'),
        1,
        SHOWN,
      ),
    staleTime: STALE_MS,
  });
}

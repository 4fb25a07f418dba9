import { api } from '@arbora/api';
import { queryOptions } from '@arbora/query';

/** Whether the person is invited (spec §6); for the person's own account only. */
export function invitedQuery(personId: string | undefined) {
  return queryOptions({
    queryKey: ['mf-content', 'invited', personId],
    queryFn: () => api.get<boolean>('/auth/user/invited'),
    enabled: personId !== undefined,
    staleTime: 300_000,
  });
}

import { api } from '@arbora/api';
import { queryOptions } from '@arbora/query';

/** Whether the invitation is meant for a person (spec §6), who alone may ask. */
export function invitedQuery(personId: string | undefined) {
  return queryOptions({
    queryKey: ['invited', personId],
    queryFn: () => api.get<boolean>('/auth/user/invited'),
    enabled: personId !== undefined,
    staleTime: 300_000,
  });
}

import { api } from '@arbora/api';
import type { AccountSecurity } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

/** Whether the logged-in person has a second factor. */
export function hasSecondFactorQuery() {
  return queryOptions({
    queryKey: ['security', 'has-second-factor'],
    queryFn: async () => {
      const { has_one_time_code, passkeys } = await api.get<AccountSecurity>('/auth/user/security');
      return has_one_time_code || passkeys.length > 0;
    },
    staleTime: 0,
  });
}

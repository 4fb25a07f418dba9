import { api } from '@arbora/api';
import { PRODUCT, emailSchema } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import { safeParse } from 'valibot';

/**
 * Whether an account with this e-mail exists (spec §7). Not requested for an invalid address; not retried, because the
 * form works without it.
 */
export function userExistsQuery(typed: string) {
  const email = safeParse(emailSchema, typed);
  return queryOptions({
    queryKey: ['mf-account', 'user_exists', email.success ? email.output : null],
    queryFn: () =>
      api.post<boolean>('/auth/user/exists', { bucket_id: PRODUCT, email: email.output }, { anonymous: true }),
    enabled: email.success,
    staleTime: 60_000,
    retry: false,
  });
}

import { rest, rows } from '@arbora/api';
import { escapeLike, nicknameSchema } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import { safeParse } from 'valibot';

/**
 * Whether another person has this nickname, in any case (spec §5). Asked for logged-in people only (`person`), who alone
 * may read nicknames; not retried, because saving checks again.
 */
export function nicknameTakenQuery(typed: string, person: string | null) {
  const nickname = safeParse(nicknameSchema, typed);
  const text = nickname.success ? nickname.output : '';
  return queryOptions({
    queryKey: ['up_nicknames', text, person],
    // Ids of people who have published nothing are null.
    queryFn: async () =>
      (await rows(rest().from('up_nicknames').select('id').ilike('nickname', escapeLike(text)))).some(
        ({ id }) => id !== person,
      ),
    enabled: person !== null && text !== '',
    staleTime: 60_000,
    retry: false,
  });
}

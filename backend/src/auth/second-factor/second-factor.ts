import type { SecondFactorMethod } from '@arbora/domain';
import type { PoolClient } from 'pg';
import { AppError } from '../../http/errors';
import { beginChallenge } from './login-challenges';

/** A login whose first step succeeded. */
export interface SecondFactorChallenge {
  challenge: string;
  methods: SecondFactorMethod[];
}

/** The second factors of a person; empty for an account without any. */
export async function secondFactorsOf(client: PoolClient, personId: string): Promise<SecondFactorMethod[]> {
  const { rows } = await client.query<{ has_code: boolean; has_passkey: boolean }>(
    `select
       exists (
         select from app_private.one_time_code where person_id = $1 and confirmed_at is not null
       ) as has_code,
       exists (select from app_private.passkey where person_id = $1) as has_passkey`,
    [personId],
  );
  const { has_code: hasCode = false, has_passkey: hasPasskey = false } = rows[0] ?? {};
  if (!hasCode && !hasPasskey) return [];
  return [...(hasPasskey ? (['passkey'] as const) : []), ...(hasCode ? (['code'] as const) : []), 'recovery'];
}

/** Begins the second step of a login; null for an account without a second factor. */
export async function beginSecondFactor(client: PoolClient, personId: string): Promise<SecondFactorChallenge | null> {
  const methods = await secondFactorsOf(client, personId);
  return methods.length === 0 ? null : { challenge: await beginChallenge(client, personId), methods };
}

/** Tells the browser to continue with `/login/second_factor`. */
export function secondFactorRequired({ challenge, methods }: SecondFactorChallenge): AppError {
  return new AppError('auth.second_factor_required', { details: { challenge, methods } });
}

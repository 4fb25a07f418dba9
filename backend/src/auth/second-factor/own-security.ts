import type { AccessTokenClaims, AccountSecurity, EmailChange } from '@arbora/domain';
import type { PoolClient } from 'pg';
import type { Config } from '../../config';
import type { PrivateRow } from '../../database/private/private-row';
import { AppError } from '../../http/errors';
import { readPasskeys } from '../passkey/passkeys';
import { relyingPartyOf } from '../passkey/relying-party';
import { endOtherSessions } from '../session';
import { firstRecoveryCodes } from './recovery-codes';
import { secondFactorsOf } from './second-factor';
import { mustKeepFactor } from './staff-factor';

type PendingChange = PrivateRow<'email_change', 'new_email' | 'expires_at'> &
  Pick<EmailChange, 'is_old_confirmed' | 'is_new_confirmed'>;

/** The protection of an account, as its owner sees it. */
export async function readSecurity(client: PoolClient, config: Config, personId: string): Promise<AccountSecurity> {
  const methods = await secondFactorsOf(client, personId);
  const { rows } = await client.query<{ left: number }>(
    `select count(*)::integer as left from app_private.recovery_code where person_id = $1 and used_at is null`,
    [personId],
  );
  const { rows: changes } = await client.query<PendingChange>(
    `select new_email, old_confirmed_at is not null as is_old_confirmed, new_confirmed_at is not null as is_new_confirmed,
       expires_at
     from app_private.email_change where person_id = $1 and expires_at > now()`,
    [personId],
  );
  return {
    email_change: changes[0] ?? null,
    has_one_time_code: methods.includes('code'),
    is_one_time_code_offered: config.signing.codeSecret !== null,
    passkeys: await readPasskeys(client, personId),
    is_passkey_offered: relyingPartyOf(config) !== null,
    recovery_codes_left: rows[0]?.left ?? 0,
  };
}

/**
 * Completes the removal of a second factor: recovery codes are deleted with the last one. Throws
 * auth.second_factor_missing for staff who must keep one, which rolls back the removal: call it in its transaction.
 */
export async function afterFactorRemoved(client: PoolClient, config: Config, claims: AccessTokenClaims): Promise<void> {
  const methods = await secondFactorsOf(client, claims.sub);
  if (methods.length > 0) return;
  if (await mustKeepFactor(claims, config)) throw new AppError('auth.second_factor_missing');
  await client.query('delete from app_private.recovery_code where person_id = $1', [claims.sub]);
}

/**
 * Completes the set-up of a second factor: returns recovery codes for the first one, null for a person who has some.
 * Ends sessions that staff began without the required factor, except the one that sets it up.
 */
export async function afterFactorSetUp(client: PoolClient, claims: AccessTokenClaims): Promise<string[] | null> {
  if (claims.second_factor === 'missing') await endOtherSessions(client, claims.sub, claims.sid, 'ended');
  return firstRecoveryCodes(client, claims.sub);
}

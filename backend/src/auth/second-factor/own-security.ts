import type { AccountSecurity } from '@arbora/domain';
import type { PoolClient } from 'pg';
import type { Config } from '../../config';
import { readPasskeys } from '../passkey/passkeys';
import { relyingPartyOf } from '../passkey/relying-party';
import { secondFactorsOf } from './second-step';

/** What an account is protected by, as its person sees it. */
export async function readSecurity(client: PoolClient, config: Config, personId: string): Promise<AccountSecurity> {
  const methods = await secondFactorsOf(client, personId);
  const { rows } = await client.query<{ left: number }>(
    `select count(*)::integer as left from app_private.recovery_code where person_id = $1 and used_at is null`,
    [personId],
  );
  return {
    has_one_time_code: methods.includes('code'),
    is_one_time_code_offered: config.signing.codeSecret !== null,
    passkeys: await readPasskeys(client, personId),
    is_passkey_offered: relyingPartyOf(config) !== null,
    recovery_codes_left: rows[0]?.left ?? 0,
  };
}

/** Removes recovery codes that recover nothing: those of an account without a second factor. */
export async function removeUnneededRecovery(client: PoolClient, personId: string): Promise<void> {
  const methods = await secondFactorsOf(client, personId);
  if (methods.length === 0)
    await client.query('delete from app_private.recovery_code where person_id = $1', [personId]);
}

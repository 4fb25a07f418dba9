import type { PoolClient } from 'pg';
import type { Config } from '../../config';
import type { RateLimit } from '../../http/rate-limit';
import { takeOneTimeCode } from './one-time-code';
import { takeRecoveryCode } from './recovery-codes';

/** Attempts of one person over all addresses: a code has only six digits, and the attacker already has the password. */
export const FACTOR_LIMIT: RateLimit = { scope: 'login.second_factor', max: 10, windowSeconds: 3600 };

/** Six digits are a code of the app, anything else a recovery code. */
export function factorCodeKind(code: string): 'code' | 'recovery' {
  return /^\d{6}$/.test(code.replaceAll(' ', '')) ? 'code' : 'recovery';
}

/** Verifies and uses up a code of the person's app or a recovery code; false for a wrong or used one. */
export async function takeFactorCode(
  client: PoolClient,
  config: Config,
  personId: string,
  code: string,
): Promise<boolean> {
  await client.query('select from public.auth_person where id = $1 for no key update', [personId]);
  return factorCodeKind(code) === 'code'
    ? takeOneTimeCode(client, config, personId, { code: code.replaceAll(' ', ''), confirms: false })
    : takeRecoveryCode(client, personId, code);
}

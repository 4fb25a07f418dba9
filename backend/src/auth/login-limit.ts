import { LOGIN_ATTEMPTS_PER_HOUR } from '@arbora/domain';
import type { Database } from '../database/database';
import { AppError } from '../http/errors';

/**
 * Failed logins of one address over all accounts, wider because an office shares an address; and of one account over
 * all addresses, because attackers use many. Setting a password by a link resets the latter.
 */
const WIDE_FAILURES_PER_HOUR = 100;

export interface LoginAttempt {
  account: string;
  address: string;
}

/** Refuses an attempt that is over the limit already, before any password is hashed. */
export async function refuseIfLimited(database: Database, attempt: LoginAttempt): Promise<void> {
  await settle(database, attempt, 'app_private.login_wait');
}

/**
 * Settles an attempt after its password was checked: rereads the limit under a lock and counts a failure in the same
 * transaction. Concurrent attempts thus get at most ten results in any order.
 */
export async function settleAttempt(database: Database, attempt: LoginAttempt, succeeded: boolean): Promise<void> {
  await settle(database, attempt, succeeded ? 'app_private.login_succeeded' : 'app_private.login_failed');
}

type LimitFunction = 'app_private.login_wait' | 'app_private.login_succeeded' | 'app_private.login_failed';

async function settle(database: Database, { account, address }: LoginAttempt, fn: LimitFunction): Promise<void> {
  const wait = await database.asService(async (client) => {
    const { rows } = await client.query<{ wait: number }>(`select ${fn}($1, $2, $3, $4) as wait`, [
      account,
      address,
      LOGIN_ATTEMPTS_PER_HOUR,
      WIDE_FAILURES_PER_HOUR,
    ]);
    return rows[0]?.wait ?? 0;
  });
  if (wait > 0) throw new AppError('auth.rate_limited', { retryAfter: wait });
}

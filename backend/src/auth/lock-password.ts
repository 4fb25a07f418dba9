import type { PoolClient } from 'pg';
import type { PrivateRow } from '../database/private/private-row';
import { AppError } from '../http/errors';

/**
 * Locks a person until the transaction ends, so that the password cannot be changed concurrently. Must be the first
 * lock, as in the use of a link. Throws auth.bad_credentials if the stored hash is no longer the one that a password
 * was verified with: the old password alone grants nothing.
 */
export async function lockPassword(client: PoolClient, personId: string, verifiedHash: string | null): Promise<void> {
  await client.query('select from public.auth_person where id = $1 for no key update', [personId]);
  // A separate statement: it sees the commits made while this one waited for the lock.
  const { rows } = await client.query<PrivateRow<'credential', 'password_hash'>>(
    'select password_hash from app_private.credential where person_id = $1',
    [personId],
  );
  if (verifiedHash === null || rows[0]?.password_hash !== verifiedHash) throw new AppError('auth.bad_credentials');
}

import type { PoolClient } from 'pg';
import type { PrivateRow } from '../database/private/private-row';
import { AppError } from '../http/errors';

/**
 * Locks a person until the transaction ends, so that nobody sets another password meanwhile; first of all, as using
 * a link does. Throws auth.bad_credentials when the stored hash is not the one that a password was verified with any
 * more: who knows the old password alone has none.
 */
export async function holdPassword(client: PoolClient, personId: string, verifiedHash: string | null): Promise<void> {
  await client.query('select from public.auth_person where id = $1 for no key update', [personId]);
  // A statement of its own: it sees what was committed while this one waited for the lock.
  const { rows } = await client.query<PrivateRow<'credential', 'password_hash'>>(
    'select password_hash from app_private.credential where person_id = $1',
    [personId],
  );
  if (verifiedHash === null || rows[0]?.password_hash !== verifiedHash) throw new AppError('auth.bad_credentials');
}

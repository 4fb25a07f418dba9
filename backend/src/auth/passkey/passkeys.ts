import type { Passkey } from '@arbora/domain';
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import type { PoolClient } from 'pg';
import type { PrivateRow } from '../../database/private/private-row';
import { AppError } from '../../http/errors';

/** A person's passkeys, newest first. */
export async function readPasskeys(client: PoolClient, personId: string): Promise<Passkey[]> {
  const { rows } = await client.query<
    PrivateRow<'passkey', 'id' | 'name' | 'is_synced' | 'created_at' | 'last_used_at'>
  >(
    `select id, name, is_synced, created_at, last_used_at from app_private.passkey
     where person_id = $1 order by created_at desc, id`,
    [personId],
  );
  return rows;
}

/** Stores a verified passkey. Throws auth.passkey_invalid for one that an account already has. */
export async function addPasskey(
  client: PoolClient,
  personId: string,
  name: string,
  { credential, credentialBackedUp: isSynced }: NonNullable<VerifiedRegistrationResponse['registrationInfo']>,
): Promise<void> {
  const { rowCount } = await client.query(
    `insert into app_private.passkey (person_id, credential_id, public_key, sign_count, transports, name, is_synced)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing`,
    [
      personId,
      credential.id,
      Buffer.from(credential.publicKey),
      credential.counter,
      credential.transports ?? [],
      name,
      isSynced,
    ],
  );
  if (!rowCount) throw new AppError('auth.passkey_invalid');
}

/** The data of a passkey that verifying a signature needs. */
export type StoredPasskey = PrivateRow<'passkey', 'id' | 'person_id' | 'credential_id' | 'public_key' | 'sign_count'>;

/** Locks the row: concurrent uses update the signature counter one after the other. */
export async function lockPasskey(client: PoolClient, credentialId: string): Promise<StoredPasskey | null> {
  const { rows } = await client.query<StoredPasskey>(
    `select id, person_id, credential_id, public_key, sign_count from app_private.passkey
     where credential_id = $1 for update`,
    [credentialId],
  );
  return rows[0] ?? null;
}

export async function notePasskeyUse(
  client: PoolClient,
  id: string,
  use: { signCount: number; isSynced: boolean },
): Promise<void> {
  await client.query(
    'update app_private.passkey set sign_count = $2, is_synced = $3, last_used_at = clock_timestamp() where id = $1',
    [id, use.signCount, use.isSynced],
  );
}

import { ACCESS_TOKEN_MINUTES, PREVIEW_MINUTES } from '@arbora/domain';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import type { JWK } from 'jose';
import type { PoolClient } from 'pg';
import type { PrivateRow } from '../database/private/private-row';
import { KeySealError, type KeySeal } from './key-seal';

/**
 * Lead time between publishing a key and signing with it. Longer than an instance's cache of keys (a minute) and the
 * client's cache of `jwks.json` (five minutes), so every key is known before it is used.
 */
const PUBLICATION_LEAD = '10 minutes';
/** Time to keep a key after its successor begins to sign: longer than the life of any token or preview link. */
const RETENTION = `${Math.max(ACCESS_TOKEN_MINUTES, PREVIEW_MINUTES) + 5} minutes`;

export interface StoredKey {
  kid: string;
  publicJwk: JWK;
  privateJwk: JWK;
  /** Time until it may sign; negative afterwards. */
  signsInMs: number;
}

interface KeyRow extends PrivateRow<'signing_key', 'kid' | 'public_jwk' | 'private_jwk' | 'sealed'> {
  signs_in_ms: number;
}

/**
 * Returns all keys, the latest first; creates one if there is none. With a seal, unsealed keys are sealed.
 * @throws KeySealError if a key cannot be opened
 */
export async function loadKeys(client: PoolClient, seal: KeySeal | null): Promise<StoredKey[]> {
  const keys = await readKeys(client, seal);
  if (keys.length > 0 && keys.every(({ isPlain }) => !isPlain || seal === null)) return keys;
  // Instances that start together must agree on the first key.
  await lock(client);
  for (const { kid, privateJwk, isPlain } of await readKeys(client, seal)) {
    if (!isPlain || seal === null) continue;
    await client.query('update app_private.signing_key set private_jwk = null, sealed = $2 where kid = $1', [
      kid,
      seal.seal(privateJwk),
    ]);
  }
  if ((await readKeys(client, seal)).length === 0) await addKey(client, seal, '0');
  return readKeys(client, seal);
}

/**
 * Creates the next key if the latest one is older than `days`, and deletes keys whose tokens have all expired. Returns
 * whether a key was created. Safe to call concurrently.
 */
export async function rotateKeys(client: PoolClient, seal: KeySeal | null, days: number): Promise<boolean> {
  await lock(client);
  await client.query(
    `delete from app_private.signing_key old where exists (
       select from app_private.signing_key next
       where next.signs_from > old.signs_from and next.signs_from < now() - $1::interval)`,
    [RETENTION],
  );
  const { rowCount } = await client.query(
    'select from app_private.signing_key where created_at > now() - make_interval(days => $1)',
    [days],
  );
  if (rowCount) return false;
  await addKey(client, seal, PUBLICATION_LEAD);
  return true;
}

/** Replaces all keys, which may have been stolen, by a new one that signs at once. All access tokens become invalid. */
export async function replaceKeys(client: PoolClient, seal: KeySeal | null): Promise<void> {
  await lock(client);
  await client.query('delete from app_private.signing_key');
  await addKey(client, seal, '0');
}

async function lock(client: PoolClient): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtext('app_private.signing_key'))");
}

async function readKeys(client: PoolClient, seal: KeySeal | null): Promise<(StoredKey & { isPlain: boolean })[]> {
  const { rows } = await client.query<KeyRow>(
    `select kid, public_jwk, private_jwk, sealed,
       (extract(epoch from signs_from - clock_timestamp()) * 1000)::float8 as signs_in_ms
     from app_private.signing_key order by signs_from desc, kid`,
  );
  return rows.map((row) => ({
    kid: row.kid,
    publicJwk: row.public_jwk,
    privateJwk: row.private_jwk ?? opened(row, seal),
    signsInMs: row.signs_in_ms,
    isPlain: row.sealed === null,
  }));
}

function opened({ kid, sealed }: KeyRow, seal: KeySeal | null): JWK {
  if (seal !== null && sealed !== null) return seal.open(kid, sealed);
  throw new KeySealError('the signing keys of the database are sealed: SIGNING_SECRET must be set');
}

async function addKey(client: PoolClient, seal: KeySeal | null, ahead: string): Promise<void> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const { d, ...rest } = await exportJWK(privateKey);
  const publicJwk = { ...rest, kid: await calculateJwkThumbprint(rest), alg: 'ES256', use: 'sig' };
  const privateJwk = { ...publicJwk, d };
  await client.query(
    `insert into app_private.signing_key (kid, public_jwk, private_jwk, sealed, signs_from)
     values ($1, $2, $3, $4, now() + $5::interval)`,
    [publicJwk.kid, publicJwk, seal === null ? privateJwk : null, seal?.seal(privateJwk) ?? null, ahead],
  );
}

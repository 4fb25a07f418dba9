import { calculateJwkThumbprint, createLocalJWKSet, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JSONWebKeySet, JWK, JWTVerifyGetKey } from 'jose';
import type { PoolClient } from 'pg';
import type { Database } from '../database/database';

interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
}

/** The keys that all instances of one database share. */
export interface KeyRing {
  /** The newest key: signs new tokens. */
  current(): SigningKey;
  /** Finds the key of a token; a key made by another instance meanwhile is looked up once. */
  publicKey: JWTVerifyGetKey;
  jwks(): JSONWebKeySet;
}

declare module 'fastify' {
  interface FastifyInstance {
    keys: KeyRing;
  }
}

interface LoadedKeys {
  signing: SigningKey;
  set: JSONWebKeySet;
  find: ReturnType<typeof createLocalJWKSet>;
}

/** Unknown key ids are looked up in the database at most this often, so that forged ones cost nothing. */
const RELOAD_EVERY_MS = 10_000;

/** Reads the signing keys, making the first one if there is none. */
export async function openKeyRing(database: Database): Promise<KeyRing> {
  let keys = await database.asService(load);
  let loadedAt = Date.now();
  return {
    current: () => keys.signing,
    jwks: () => keys.set,
    publicKey: async (header, token) => {
      if (!keys.set.keys.some(({ kid }) => kid === header?.kid) && Date.now() - loadedAt > RELOAD_EVERY_MS) {
        loadedAt = Date.now();
        keys = await database.asService(load);
      }
      return keys.find(header, token);
    },
  };
}

async function load(client: PoolClient): Promise<LoadedKeys> {
  // The lock makes instances that start together agree on one first key.
  await client.query("select pg_advisory_xact_lock(hashtext('app_private.signing_key'))");
  const { rows } = await client.query<{ private_jwk: JWK }>(
    'select private_jwk from app_private.signing_key order by created_at desc, kid',
  );
  const privateJwks = rows.map((row) => row.private_jwk);
  const newest = privateJwks[0] ?? (await createKey(client));
  const set = { keys: (privateJwks.length > 0 ? privateJwks : [newest]).map(publicPart) };
  const privateKey = (await importJWK(newest, 'ES256')) as CryptoKey;
  return { signing: { kid: newest.kid ?? '', privateKey }, set, find: createLocalJWKSet(set) };
}

async function createKey(client: PoolClient): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const key = { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256', use: 'sig' };
  await client.query('insert into app_private.signing_key (kid, private_jwk) values ($1, $2)', [key.kid, key]);
  return key;
}

function publicPart({ kty, crv, x, y, kid, alg, use }: JWK): JWK {
  return { kty, crv, x, y, kid, alg, use };
}

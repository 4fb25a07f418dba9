import { PRODUCT } from '@arbora/domain';
import { createLocalJWKSet, importJWK } from 'jose';
import type { CryptoKey, JSONWebKeySet, JWK, JWTVerifyGetKey } from 'jose';
import type { Database } from '../database/database';
import { keySeal } from './key-seal';
import { loadKeys } from './signing-keys';

interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
}

/** The signing keys that all instances with one database share. */
export interface KeyRing {
  /** The issuer of the tokens, `iss`: a copy of the database on another site has the same keys. */
  issuer: string;
  /** Rereads keys older than a minute from the database; call it before signing or publishing. */
  refresh(): Promise<void>;
  /** The key that signs new tokens now. */
  current(): SigningKey;
  /** Finds the key of a token; keys made meanwhile by another instance are looked up. */
  publicKey: JWTVerifyGetKey;
  /** All public keys: the signing one, its predecessor and its successor. */
  jwks(): JSONWebKeySet;
  /** Changes whenever a key is removed. */
  generation(): number;
}

declare module 'fastify' {
  interface FastifyInstance {
    keys: KeyRing;
  }
}

export interface KeyRingOptions {
  /** Encrypts the private keys in the database; null: they are not encrypted. */
  secret?: string | null;
  issuer?: string;
  /** Milliseconds. */
  now?: () => number;
}

interface LoadedKeys {
  /** Newest first. */
  signing: (SigningKey & { signsAt: number })[];
  set: JSONWebKeySet;
  find: ReturnType<typeof createLocalJWKSet>;
}

const FRESH_FOR_MS = 60_000;
const TRY_AGAIN_MS = 5000;
/** Unknown key ids are looked up in the database at most this often, so that forged ones cost nothing. */
const LOOK_UP_INTERVAL_MS = 1000;

/**
 * Reads the signing keys, and makes the first one if there is none.
 * @throws KeySealError if the secret does not decrypt them
 */
export async function openKeyRing(database: Database, options: KeyRingOptions = {}): Promise<KeyRing> {
  const { secret = null, issuer = PRODUCT, now = Date.now } = options;
  const seal = secret === null ? null : keySeal(secret);
  let keys = await load();
  let loadedAt = now();
  let lookedUpAt = -Infinity;
  let generation = 0;
  let loading: Promise<void> | null = null;

  async function load(): Promise<LoadedKeys> {
    const stored = await database.asService((client) => loadKeys(client, seal));
    const set = { keys: stored.map(({ publicJwk }) => publicPartOf(publicJwk)) };
    const signing = await Promise.all(
      stored.map(async ({ kid, privateJwk, signsInMs }) => ({
        kid,
        privateKey: (await importJWK(privateJwk, 'ES256')) as CryptoKey,
        signsAt: now() + signsInMs,
      })),
    );
    return { signing, set, find: createLocalJWKSet(set) };
  }

  function reload(): Promise<void> {
    loading ??= load()
      .then((found) => {
        if (keys.signing.some(({ kid }) => !found.signing.some((one) => one.kid === kid))) generation += 1;
        keys = found;
        loadedAt = now();
      })
      .finally(() => (loading = null));
    return loading;
  }

  return {
    issuer,
    async refresh() {
      if (now() - loadedAt < FRESH_FOR_MS) return;
      // If the database is unreachable, the cached keys stay in use for a while.
      await reload().catch(() => (loadedAt = now() - FRESH_FOR_MS + TRY_AGAIN_MS));
    },
    current: () => {
      const key = keys.signing.find(({ signsAt }) => signsAt <= now()) ?? keys.signing.at(-1);
      if (!key) throw new Error('there is no signing key');
      return key;
    },
    jwks: () => keys.set,
    generation: () => generation,
    publicKey: async (header, token) => {
      if (!keys.set.keys.some(({ kid }) => kid === header?.kid) && now() - lookedUpAt >= LOOK_UP_INTERVAL_MS) {
        lookedUpAt = now();
        await reload();
      }
      return keys.find(header, token);
    },
  };
}

function publicPartOf({ kty, crv, x, y, kid, alg, use }: JWK): JWK {
  return { kty, crv, x, y, kid, alg, use };
}

import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { JWK } from 'jose';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Private keys cannot be read with the secret that is set, or with none. */
export class KeySealError extends Error {}

/** Locks private keys up with a secret of the operator's, which the database does not know. */
export interface KeySeal {
  seal(key: JWK): Buffer;
  /** @throws KeySealError */
  open(kid: string, sealed: Buffer): JWK;
}

export function keySeal(secret: string): KeySeal {
  // The secret has entropy of its own: stretching it against guesses would only slow down the start.
  const key = Buffer.from(
    hkdfSync('sha256', secret, createHash('sha256').update('arbora').digest(), 'signing keys', 32),
  );
  return {
    seal(jwk) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const text = Buffer.concat([cipher.update(JSON.stringify(jwk), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    open(kid, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
        return JSON.parse(text.toString('utf8')) as JWK;
      } catch (cause) {
        throw new KeySealError(`SIGNING_SECRET does not open the signing key ${kid} of the database`, { cause });
      }
    },
  };
}

import type { JWK } from 'jose';
import { secretSeal } from './secret-seal';

/** The configured secret, or none, does not decrypt the private keys. */
export class KeySealError extends Error {}

/** Encrypts private keys with a secret of the operator's that the database does not have. */
export interface KeySeal {
  seal(key: JWK): Buffer;
  /** @throws KeySealError */
  open(kid: string, sealed: Buffer): JWK;
}

export function keySeal(secret: string): KeySeal {
  const { seal, open } = secretSeal(secret, 'signing keys');
  return {
    seal: (jwk) => seal(JSON.stringify(jwk)),
    open(kid, sealed) {
      try {
        return JSON.parse(open(sealed)) as JWK;
      } catch (cause) {
        throw new KeySealError(`SIGNING_SECRET does not open the signing key ${kid} of the database`, { cause });
      }
    },
  };
}

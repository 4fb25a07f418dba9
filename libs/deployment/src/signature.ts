import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Registry } from '@arbora/registry';

/** A registry with a signature of its other properties. */
export type SignedRegistry = Registry & { signature?: string };

/** Returns the signed bytes, with the properties in the order of the file. */
function contentOf({ signature: _signature, ...registry }: SignedRegistry): Buffer {
  return Buffer.from(JSON.stringify(registry));
}

/** Signs a registry with the private Ed25519 key, replacing a former signature. */
export function signed(registry: SignedRegistry, key: KeyObject): SignedRegistry {
  const { signature: _former, ...rest } = registry;
  return { ...rest, signature: sign(null, contentOf(rest), key).toString('base64') };
}

/** Whether one of these public keys has signed the registry. */
export function isSignedBy(registry: SignedRegistry, keys: readonly KeyObject[]): boolean {
  const { signature } = registry;
  if (signature === undefined) return false;
  return keys.some((key) => verify(null, contentOf(registry), key, Buffer.from(signature, 'base64')));
}

/** Reads a private Ed25519 key of a PEM file. @throws Error with the file if it is none */
export function signingKey(file: string): KeyObject {
  const key = createPrivateKey(readFileSync(file));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} is not an Ed25519 key`);
  return key;
}

/** Reads the public Ed25519 keys of a PEM file; several, while one replaces another. @throws Error with the file */
export function verifyingKeys(file: string): KeyObject[] {
  const blocks = readFileSync(file, 'utf8').match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
  const keys = blocks.map((block) => createPublicKey(block));
  if (keys.length === 0 || keys.some(({ asymmetricKeyType }) => asymmetricKeyType !== 'ed25519')) {
    throw new Error(`${file} has no public Ed25519 key`);
  }
  return keys;
}

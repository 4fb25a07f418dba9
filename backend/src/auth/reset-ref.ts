import { createHash, randomBytes } from 'node:crypto';

/** The `ref` of a reset link: 256 random bits in base64url, stored as a SHA-256 hash only. */
export const RESET_REF = /^[\w-]{43}$/;

export function newResetRef(): string {
  return randomBytes(32).toString('base64url');
}

export function hashResetRef(ref: string): Buffer {
  return createHash('sha256').update(ref).digest();
}

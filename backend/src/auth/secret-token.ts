import { createHash, randomBytes } from 'node:crypto';

/** Secret tokens of links, logins and sessions are 256 random bits in base64url; the database holds only their SHA-256. */
const TOKEN = /^[\w-]{43}$/;

export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isSecretToken(text: string): boolean {
  return TOKEN.test(text);
}

/** Also for other secrets that are too long to be guessed. */
export function hashSecretToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

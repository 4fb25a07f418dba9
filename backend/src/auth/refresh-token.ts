import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Refresh tokens are 256 random bits in base64url; the database holds only their SHA-256. */
const TOKEN = /^[\w-]{43}$/;

export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isRefreshToken(token: string): boolean {
  return TOKEN.test(token);
}

export function hashRefreshToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * The token that replaces `token`. Derived rather than random, so that parallel uses of one token get the same
 * successor although no token is stored; deriving it requires both the session's secret and the token.
 */
export function successorOf(token: string, sessionSecret: Buffer): string {
  return createHmac('sha256', sessionSecret).update(token).digest('base64url');
}

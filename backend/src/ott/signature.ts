import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signature of a token request: HMAC-SHA256 of `<app id>.<timestamp>` in hexadecimal digits. */
export function signature(secret: string, appId: string, timestamp: number): string {
  return createHmac('sha256', secret).update(`${appId}.${timestamp}`).digest('hex');
}

/** Constant-time comparison. `given` has 64 hexadecimal digits. */
export function isSignature(given: string, secret: string, appId: string, timestamp: number): boolean {
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(signature(secret, appId, timestamp), 'hex'));
}

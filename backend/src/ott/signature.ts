import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an application signs: HMAC-SHA256 of `<app id>.<timestamp>` in hexadecimal digits. */
export function signature(secret: string, appId: string, timestamp: number): string {
  return createHmac('sha256', secret).update(`${appId}.${timestamp}`).digest('hex');
}

/** Compares in the same time however much of it is right. `given` has 64 hexadecimal digits. */
export function isSignature(given: string, secret: string, appId: string, timestamp: number): boolean {
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(signature(secret, appId, timestamp), 'hex'));
}

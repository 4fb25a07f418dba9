import { isIP } from 'node:net';
import type { Config } from '../config';
import { AppError } from '../http/errors';
import { callOutside } from '../http/outside';

/** An IPv4 address that came over an IPv6 socket, as people write it. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/**
 * The caller's address: of the connection (or of the proxy's header, where `TRUST_PROXY` says so), or what the look-up
 * of `IP_URL` makes of it, which is asked with that address in `X-Forwarded-For`. Throws `unavailable` when the look-up
 * gives no address.
 */
export async function callerIp(address: string, { outside }: Pick<Config, 'outside'>): Promise<string> {
  const own = plainAddress(address);
  if (outside.ipUrl === null) return own;
  const answer = await callOutside(outside.ipUrl, { headers: { 'x-forwarded-for': own }, timeoutMs: 3000 });
  const found = answer.text.trim();
  if (answer.status !== 200 || isIP(found) === 0) throw new AppError('unavailable', { message: 'no IP was found' });
  return plainAddress(found);
}

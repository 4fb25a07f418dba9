import { isIP } from 'node:net';
import type { Config } from '../config';
import { plainAddress } from '../http/address';
import { AppError } from '../http/errors';
import { callOutside } from '../http/outside';

/**
 * The caller's address: of the connection (or of the proxy's header, where `TRUST_PROXY` says so), or what the look-up
 * of `IP_URL` makes of it, which is asked with that address in `X-Forwarded-For`. Throws `unavailable` when the look-up
 * gives no address.
 */
export async function callerIp(address: string, { outside }: Pick<Config, 'outside'>): Promise<string> {
  if (outside.ipUrl === null) return address;
  const answer = await callOutside(outside.ipUrl, { headers: { 'x-forwarded-for': address }, timeoutMs: 3000 });
  const found = answer.text.trim();
  if (answer.status !== 200 || isIP(found) === 0) throw new AppError('unavailable', { message: 'no IP was found' });
  return plainAddress(found);
}

import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { plainAddress } from '../http/address';
import { AppError } from '../http/errors';
import { callOutside } from '../http/outside';
import { countCall, type RateLimit } from '../http/rate-limit';
import type { Deps } from '../service';

/** Look-ups per uncached address or network. */
const LIMIT: RateLimit = { scope: 'ip.look_up', max: 20, windowSeconds: 3600 };
/** Lifetime and maximum number of cached responses. */
const FRESH_MS = 10 * 60_000;
const REMEMBERED_MAX = 10_000;

/** Address of a caller, and the key for its rate limit. */
export interface Whence {
  address: string;
  key: string;
}

/**
 * Determines the caller's address: that of the connection (or of the proxy's header, as `TRUST_PROXY` says), or the
 * response of the service at `IP_URL`, which gets that address in `X-Forwarded-For`, cached for ten minutes. Throws
 * `unavailable` if the service returns no address, `request.limited` for too many look-ups.
 */
export function ipLookUp({ config, database }: Deps): (caller: Whence) => Promise<string> {
  const { ipUrl } = config.outside;
  const remembered = new LRUCache<string, Promise<string>>({ max: REMEMBERED_MAX, ttl: FRESH_MS });

  async function ask(url: string, { address, key }: Whence): Promise<string> {
    await countCall(database, LIMIT, key);
    const answer = await callOutside(url, { headers: { 'x-forwarded-for': address }, timeoutMs: 3000 });
    const found = answer.text.trim();
    if (answer.status !== 200 || isIP(found) === 0) throw new AppError('unavailable', { message: 'no IP was found' });
    return plainAddress(found);
  }

  return async (caller) => {
    if (ipUrl === null) return caller.address;
    const cached = remembered.get(caller.address);
    if (cached !== undefined) return cached;
    const address = ask(ipUrl, caller);
    remembered.set(caller.address, address);
    // Failures are not cached.
    address.catch(() => remembered.delete(caller.address));
    return address;
  };
}

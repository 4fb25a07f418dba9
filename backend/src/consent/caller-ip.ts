import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { unmappedIp } from '../http/client-ip';
import { AppError } from '../http/errors';
import { callExternal } from '../http/external-service';
import { countCall, type RateLimit } from '../http/rate-limit';
import type { Deps } from '../service';

/** Look-ups per uncached address or network. */
const LIMIT: RateLimit = { scope: 'ip.look_up', max: 20, windowSeconds: 3600 };
/** Lifetime and maximum number of cached responses. */
const FRESH_MS = 10 * 60_000;
const CACHE_MAX = 10_000;

/** Address of a caller, and the key for its rate limit. */
export interface ClientAddress {
  address: string;
  key: string;
}

/**
 * Determines the caller's address: that of the connection (or of the proxy's header, as `TRUST_PROXY` says), or the
 * response of the service at `IP_URL`, which gets that address in `X-Forwarded-For`, cached for ten minutes. Throws
 * `unavailable` if the service returns no address, `request.limited` for too many look-ups.
 */
export function createIpLookup({ config, database }: Deps): (caller: ClientAddress) => Promise<string> {
  const { ipUrl } = config.external;
  const cache = new LRUCache<string, Promise<string>>({ max: CACHE_MAX, ttl: FRESH_MS });

  async function fetchIp(url: string, { address, key }: ClientAddress): Promise<string> {
    await countCall(database, LIMIT, key);
    const response = await callExternal(url, { headers: { 'x-forwarded-for': address }, timeoutMs: 3000 });
    const found = response.text.trim();
    if (response.status !== 200 || isIP(found) === 0) throw new AppError('unavailable', { message: 'no IP was found' });
    return unmappedIp(found);
  }

  return async (caller) => {
    if (ipUrl === null) return caller.address;
    const cached = cache.get(caller.address);
    if (cached !== undefined) return cached;
    const address = fetchIp(ipUrl, caller);
    cache.set(caller.address, address);
    // Failures are not cached.
    address.catch(() => cache.delete(caller.address));
    return address;
  };
}

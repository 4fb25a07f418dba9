import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { plainAddress } from '../http/address';
import { AppError } from '../http/errors';
import { callOutside } from '../http/outside';
import { countCall, type RateLimit } from '../http/rate-limit';
import type { Deps } from '../service';

/** Look-ups for one address or network that is not remembered. */
const LIMIT: RateLimit = { scope: 'ip.look_up', max: 20, windowSeconds: 3600 };
/** How long an answer is remembered, and how many are. */
const FRESH_MS = 10 * 60_000;
const REMEMBERED_MAX = 10_000;

/** A caller: his address, and what he is counted under. */
export interface Whence {
  address: string;
  key: string;
}

/**
 * The caller's address: of the connection (or of the proxy's header, where `TRUST_PROXY` says so), or what the look-up
 * of `IP_URL` makes of it, which is asked with that address in `X-Forwarded-For`, once in ten minutes. Throws
 * `unavailable` when the look-up gives no address, `request.limited` for who has it asked too often.
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
    const known = remembered.get(caller.address);
    if (known !== undefined) return known;
    const address = ask(ipUrl, caller);
    remembered.set(caller.address, address);
    // What failed is asked again.
    address.catch(() => remembered.delete(caller.address));
    return address;
  };
}

import { isIP, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Shortens an IPv4-mapped IPv6 address to IPv4. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/**
 * The client's IP address without port or zone. Taken from the proxy header as far as `TRUST_PROXY` allows; if that is
 * not an address, the connection's own.
 */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return ipIn(ip) ?? ipIn(socket.remoteAddress) ?? '0.0.0.0';
}

/**
 * Key for rate limits: an IPv4 address, or the /64 network of an IPv6 one, because its users can choose any address in
 * it.
 */
export function limitKey(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = addressOf(request);
  if (isIPv4(address)) return address;
  // The URL parser normalizes every notation of an address.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Extracts the address of `203.0.113.5`, `203.0.113.5:4711`, `2001:db8::1`, `[2001:db8::1]:4711` or `fe80::1%eth0`. */
function ipIn(text = ''): string | null {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  const withPort = /^([\d.]+):\d+$/.exec(text)?.[1];
  const address = plainAddress((bracketed ?? withPort ?? text).replace(/%.*$/, ''));
  return isIP(address) === 0 ? null : address;
}

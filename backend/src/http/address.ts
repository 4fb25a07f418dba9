import { isIP, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** An IPv4 address that came over an IPv6 socket, as people write it. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/**
 * Where a request comes from: an IP address without a port or a zone, never anything else. As far as `TRUST_PROXY`
 * trusts proxies, it is what their header says; where that is no address, the connection's own is taken.
 */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return ipIn(ip) ?? ipIn(socket.remoteAddress) ?? '0.0.0.0';
}

/**
 * What calls of one address are counted under: an IPv4 address, or the /64 network of an IPv6 one, as each of its hosts
 * has as many addresses there as it likes.
 */
export function limitKey(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = addressOf(request);
  if (isIPv4(address)) return address;
  // The parser of URLs writes every form of an address in one way.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The address in `203.0.113.5`, `203.0.113.5:4711`, `2001:db8::1`, `[2001:db8::1]:4711` or `fe80::1%eth0`. */
function ipIn(text = ''): string | null {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  const withPort = /^([\d.]+):\d+$/.exec(text)?.[1];
  const address = plainAddress((bracketed ?? withPort ?? text).replace(/%.*$/, ''));
  return isIP(address) === 0 ? null : address;
}

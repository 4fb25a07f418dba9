import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { TrustedProxies } from '../config-values';

/** Shortens an IPv4-mapped IPv6 address to IPv4. */
export function unmappedIp(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/**
 * The client's IP address without port or zone. Taken from the proxy header as far as `TRUST_PROXY` allows; if that is
 * not an address, the connection's own.
 */
export function clientIp({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return ipIn(ip) ?? ipIn(socket.remoteAddress) ?? '0.0.0.0';
}

/**
 * Key for rate limits: an IPv4 address, or the /64 network of an IPv6 one, because its users can choose any address in
 * it.
 */
export function limitKey(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = clientIp(request);
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
  const address = unmappedIp((bracketed ?? withPort ?? text).replace(/%.*$/, ''));
  return isIP(address) === 0 ? null : address;
}

/** Networks that `TRUST_PROXY` accepts by name. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Rate limit key of connections that are not HTTP requests (web sockets): equal to `limitKey` of a request with the
 * same trusted proxies.
 */
export function connectionLimitKey(proxies: TrustedProxies): (request: IncomingMessage) => string {
  const trusts = typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : inNetworks(proxies);
  return (request) => {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
    const way = [request.socket.remoteAddress ?? '', ...forwarded.map((part) => part.trim()).reverse()].filter(Boolean);
    const first = way.findIndex((address, hop) => hop === way.length - 1 || !trusts(address, hop));
    return limitKey({ ip: way[first] ?? '', socket: request.socket });
  };
}

function inNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (text) => {
    const address = unmappedIp(text);
    return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}

/** Loopback, private and link-local networks. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

export function isPrivateIp(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && PRIVATE.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { TrustedProxies } from '../config-values';
import { limitKey, plainAddress } from './address';

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
export function connectionKey(proxies: TrustedProxies): (request: IncomingMessage) => string {
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
    const address = plainAddress(text);
    return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}

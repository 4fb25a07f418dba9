import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { addressOf, plainAddress } from '../http/address';

/** Addresses that no stranger comes from: of this machine, of private networks, of the link. */
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

/** Headers that only a proxy adds. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Whether a request may read the numbers. With a token whoever names it; without one those who come straight from this
 * machine or a private network. A proxy stands on one too and passes strangers on: what it marks as passed on, or what
 * is asked of the site's public name, is refused wherever it comes from.
 */
export function mayReadMetrics(request: FastifyRequest, token: string | null, publicOrigin: string): boolean {
  const { headers } = request;
  if (token !== null) return isSame(headers.authorization, `Bearer ${token}`);
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  const site = new URL(publicOrigin);
  if (headers.host === site.host && !isPrivateName(site.hostname)) return false;
  return isPrivate(addressOf(request)) && isPrivate(plainAddress(request.socket.remoteAddress ?? '0.0.0.0'));
}

function isPrivate(address: string): boolean {
  return PRIVATE.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

function isPrivateName(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && isPrivate(hostname));
}

/** Takes the same time wherever the texts differ. */
function isSame(given: string | undefined, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given ?? ''), digest(wanted));
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { clientIp, isPrivateIp, unmappedIp } from '../http/client-ip';

/** Headers added by proxies only. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Whether a request may read the metrics. With a configured token only with it; otherwise from this machine or a
 * private network directly. A proxy there would forward outside requests, so forwarded requests, and those to the
 * site's public name, are refused.
 */
export function mayReadMetrics(request: FastifyRequest, token: string | null, publicOrigin: string): boolean {
  const { headers } = request;
  if (token !== null) return isSame(headers.authorization, `Bearer ${token}`);
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  const site = new URL(publicOrigin);
  if (headers.host === site.host && !isPrivateName(site.hostname)) return false;
  return isPrivateIp(clientIp(request)) && isPrivateIp(unmappedIp(request.socket.remoteAddress ?? '0.0.0.0'));
}

function isPrivateName(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && isPrivateIp(hostname));
}

/** Constant-time comparison. */
function isSame(given: string | undefined, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given ?? ''), digest(wanted));
}

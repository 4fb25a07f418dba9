import type { FastifyRequest } from 'fastify';
import { clientIp } from '../http/client-ip';
import type { SessionOrigin } from './session';

/** The origin of a login, as shown in the list of sessions. */
export function sessionOriginOf(request: FastifyRequest): SessionOrigin {
  return { address: clientIp(request), userAgent: request.headers['user-agent']?.slice(0, 300) ?? null };
}

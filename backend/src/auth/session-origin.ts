import type { FastifyRequest } from 'fastify';
import { addressOf } from '../http/address';
import type { SessionOrigin } from './session';

/** Where a login comes from, as the list of sessions shows it. */
export function sessionOriginOf(request: FastifyRequest): SessionOrigin {
  return { address: addressOf(request), userAgent: request.headers['user-agent']?.slice(0, 300) ?? null };
}

import { ROLE } from '@arbora/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkAccess, standingOf, type Caller } from '../http/access';
import { AppError } from '../http/errors';
import type { TokenVerifier } from './access-token';
import type { RightCheck } from '../http/rights';
import type { StandingCheck } from './standing';

export const ANONYMOUS: Caller = Object.freeze({ role: ROLE.anon, claims: null, token: null });

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/**
 * Decorates `request.caller` and enforces each route's `config.access`, `config.standing` and `config.acl`; if the
 * token is in the header, before the body is read. A token that is sent must be valid even on routes that need none:
 * 401 auth.token_invalid or auth.token_expired.
 */
export function identifyCallers(
  app: FastifyInstance,
  verify: TokenVerifier,
  { checkStanding, checkRight }: { checkStanding: StandingCheck; checkRight: RightCheck },
): void {
  app.decorateRequest('caller', null as unknown as Caller);

  app.addHook('onRequest', async (request) => {
    request.caller = ANONYMOUS;
    const { access = 'public', token: source = 'header' } = request.routeOptions.config;
    if (source === 'ignored') return;
    const token = bearer(request);
    if (token === null && source === 'header-or-body') return;
    await admit(request, token);
    checkAccess(access, request.caller);
    await requireStanding(request);
    await requireRight(request);
  });

  app.addHook('preValidation', async (request) => {
    const { access = 'public', token: source } = request.routeOptions.config;
    if (source !== 'header-or-body') return;
    const fromBody = takeBodyToken(request.body);
    if (request.caller.token !== null) return;
    await admit(request, fromBody);
    checkAccess(access, request.caller);
    await requireStanding(request);
    await requireRight(request);
  });

  async function admit(request: FastifyRequest, token: string | null): Promise<void> {
    if (token === null) return;
    const claims = await verify(token);
    request.caller = { role: claims.role, claims: { ...claims, requestId: request.id }, token };
  }

  async function requireStanding({ caller, method, routeOptions }: FastifyRequest): Promise<void> {
    if (caller.claims === null) return;
    const standing = standingOf({ standing: routeOptions.config.standing, method });
    if (standing !== 'unchecked') await checkStanding(caller.claims, standing);
  }

  async function requireRight({ caller, routeOptions }: FastifyRequest): Promise<void> {
    const { acl } = routeOptions.config;
    if (acl !== undefined) await checkRight(caller.claims, acl);
  }
}

function bearer(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (header === undefined || header === '') return null;
  const match = /^Bearer +(\S+) *$/i.exec(header);
  if (match?.[1] === undefined) throw new AppError('auth.token_invalid');
  return match[1];
}

/** The token of a body, or of each item of a list body; all items must carry the same one. */
function takeBodyToken(body: unknown): string | null {
  const tokens = new Set<string>();
  for (const item of Array.isArray(body) ? body : [body]) {
    if (typeof item !== 'object' || item === null || !('accessToken' in item)) continue;
    if (typeof item.accessToken === 'string') tokens.add(item.accessToken);
    delete item.accessToken;
  }
  if (tokens.size > 1) throw new AppError('auth.token_invalid');
  return tokens.values().next().value ?? null;
}

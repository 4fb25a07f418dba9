import { ROLE, type AccessTokenClaims, type Acl, type AuthRole } from '@arbora/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from './errors';
import { BODY_LIMIT } from './json-body';

/** The caller of a request and the database role that it runs as. */
export interface Caller {
  role: AuthRole;
  /** Null for anonymous callers. */
  claims: (AccessTokenClaims & { requestId?: string }) | null;
  token: string | null;
}

/** Callers of a route. A listed role includes the roles above it (customer < manager < admin). */
export type Access = 'public' | 'anyone-with-token' | readonly AuthRole[];

/**
 * Source of a route's access token: the Bearer header; the header or `accessToken` in the JSON body, which is removed
 * before validation (spec §7, booking); or none (`caller` is then always anonymous).
 */
export type TokenSource = 'header' | 'header-or-body' | 'ignored';

/**
 * Check of the token's person in the database before the route runs:
 * - `live-session`: the session has not ended and the person is admitted. Every route of `/api/auth`.
 * - `admitted`: the person is not blocked. The default of methods that write.
 * - `unchecked`: no check, because reads stay open until the token expires, or row security decides.
 */
export type Standing = 'live-session' | 'admitted' | 'unchecked';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    token?: TokenSource;
    standing?: Standing;
    /** Rights of which the caller must currently hold one. Checked before the body is read. */
    acl?: readonly Acl[];
  }
}

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The standing of a route: declared, or derived from its methods. */
export function standingOf({
  standing,
  method,
}: {
  standing?: Standing | undefined;
  method: string | readonly string[];
}): Standing {
  return standing ?? ([method].flat().every((one) => READING.has(one)) ? 'unchecked' : 'admitted');
}

const ABOVE: Partial<Record<AuthRole, readonly AuthRole[]>> = {
  [ROLE.customer]: [ROLE.manager, ROLE.admin],
  [ROLE.manager]: [ROLE.admin],
};

/**
 * Refuses to start with a route that does not declare its access, or that accepts a large body from staff without
 * declaring the required right.
 */
export function requireAccessDeclaration(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config, bodyLimit = BODY_LIMIT }) => {
    const route = `Route ${String(method)} ${url}`;
    if (config?.access === undefined) throw new Error(`${route} does not declare config.access`);
    if (bodyLimit > BODY_LIMIT && isForStaff(config.access) && config.acl === undefined) {
      throw new Error(`${route} takes more than ${BODY_LIMIT} bytes and does not declare config.acl`);
    }
  });
}

function isForStaff(access: Access): boolean {
  return Array.isArray(access) && access.every((role) => role === ROLE.manager || role === ROLE.admin);
}

/** Throws auth.login_required for a missing token, auth.forbidden for the wrong role. */
export function checkAccess(access: Access, caller: Caller): void {
  if (access === 'public') return;
  if (caller.claims === null) throw new AppError('auth.login_required');
  if (access === 'anyone-with-token') return;
  if (!access.some((role) => role === caller.role || ABOVE[role]?.includes(caller.role))) {
    throw new AppError('auth.forbidden');
  }
}

import { ROLE, type AuthRole } from '@arbora/domain';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../auth/caller';
import { AppError } from './errors';

/** Who may call a route. A listed role admits the roles above it too (customer < manager < admin). */
export type Access = 'public' | 'anyone-with-token' | readonly AuthRole[];

/**
 * Where a route reads the access token: the Bearer header; that or `accessToken` in the JSON body, which is removed
 * before validation (spec §7, booking); or nowhere (`caller` is then anonymous whatever was sent).
 */
export type TokenSource = 'header' | 'header-or-body' | 'ignored';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    token?: TokenSource;
  }
}

const ABOVE: Partial<Record<AuthRole, readonly AuthRole[]>> = {
  [ROLE.customer]: [ROLE.manager, ROLE.admin],
  [ROLE.manager]: [ROLE.admin],
};

/** Refuses to start with a route that does not say who may call it. */
export function requireAccessDeclaration(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`Route ${String(route.method)} ${route.url} does not declare config.access`);
    }
  });
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

import type { AccessTokenClaims } from '@arbora/domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import type { Standing } from '../http/access';
import { AppError } from '../http/errors';

/** Throws if the person of a token, or its session, no longer has the standing that a route requires. */
export type StandingCheck = (claims: AccessTokenClaims, standing: Exclude<Standing, 'unchecked'>) => Promise<void>;

/**
 * Asks the database, because a token outlives a block and a logout by up to 15 minutes. Throws auth.blocked; for an
 * ended session auth.token_expired, which clients handle by refreshing.
 */
export function createStandingCheck({ service }: Pick<Database, 'service'>): StandingCheck {
  return async ({ sub, sid }, standing) => {
    const { rows } = await service.query<{ is_admitted: boolean; is_live: boolean }>(
      'select is_admitted, is_live from app_private.caller_standing($1, $2)',
      [sub, sid],
    );
    const [caller] = rows;
    if (caller === undefined) throw new AppError('auth.token_invalid');
    if (!caller.is_admitted) throw new AppError('auth.blocked');
    if (standing === 'live-session' && !caller.is_live) throw new AppError('auth.token_expired');
  };
}

/** Requires a live session on every route that is registered on `app` from here on. */
export function requireLiveSessions(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    // The documentation already refers to this object.
    route.config = Object.assign(route.config ?? {}, { standing: 'live-session' as const });
  });
}

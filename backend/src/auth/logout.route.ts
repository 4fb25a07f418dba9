import * as v from 'valibot';
import type { App, Deps } from '../service';
import { logAuthEvent } from './auth-log';
import { clearRefreshCookie, presentedToken } from './refresh-cookie';
import { endSession, sessionOfToken } from './session';

const body = v.nullish(
  v.strictObject({ refreshToken: v.optional(v.pipe(v.string('invalid'), v.maxLength(200, 'too_long'))) }),
  {},
);

/**
 * `POST /api/auth/logout` → 204: ends the session of the cookie's or the body's refresh token, and clears the cookie.
 */
export function registerLogout(app: App, { config, database }: Deps): void {
  app.post(
    '/api/auth/logout',
    {
      config: { access: 'public', token: 'ignored' },
      schema: { summary: 'Ends the session', errors: ['auth.forbidden'], body },
    },
    async (request, reply) => {
      const presented = presentedToken(request, request.body, config.publicOrigin);
      clearRefreshCookie(reply, config.publicOrigin);
      if (presented !== null) {
        const session = await database.asService(async (client) => {
          const found = await sessionOfToken(client, presented.token);
          if (found !== null) await endSession(client, found.id, 'logout');
          return found;
        });
        if (session !== null) await logAuthEvent(database, request, { event: 'logout', personId: session.personId });
      }
      return reply.code(204).send();
    },
  );
}

import type { UserSession } from '@arbora/domain';
import * as v from 'valibot';
import type { PrivateRow } from '../database/private/private-row';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';
import { logAuthEvent } from './auth-log';
import { endOtherSessions } from './session';
import { FACTOR_ERRORS, ownPasswordOrFactor, PASSWORD_ERRORS } from './own-password';
import { verifyPasswordOrFactor } from './second-factor/verify-own-factor';
import { claimsOf } from './verify-own-password';

type ListedSession = PrivateRow<'session', 'id' | 'created_at' | 'last_used_at' | 'expires_at' | 'user_agent'> &
  Pick<UserSession, 'address' | 'is_current'>;

/**
 * The caller's own sessions. Ending others requires `{ password }`, or a `code` or `passkey` of the second factor: a
 * stolen session must not log its owner out everywhere else.
 * `GET /api/auth/user/sessions` → `UserSession[]`, last used first; `DELETE
 * /api/auth/user/sessions/{id}` → 204 ends one, 404 not_found for an unknown one or another person's; `DELETE
 * /api/auth/user/sessions` → 204 ends all except the current one.
 */
export function registerSessions(app: App, deps: Deps): void {
  const { database } = deps;
  const config = { access: 'anyone-with-token' } as const;

  app.get(
    '/api/auth/user/sessions',
    { config, schema: { summary: 'The sessions of the caller' } },
    async (request): Promise<UserSession[]> => {
      const { sub, sid } = claimsOf(request);
      const { rows } = await database.asService((client) =>
        client.query<ListedSession>(
          `select id, created_at, last_used_at, expires_at,
           host(address) as address, user_agent, id::text = $2 as is_current
         from app_private.session where person_id = $1 and ended_at is null and expires_at > now()
         order by last_used_at desc, id`,
          [sub, sid],
        ),
      );
      return rows;
    },
  );

  app.delete(
    '/api/auth/user/sessions/:id',
    {
      config,
      schema: {
        summary: 'Ends one of the own sessions',
        errors: [...PASSWORD_ERRORS, ...FACTOR_ERRORS, 'not_found'],
        params: v.object({ id: uuid }),
        body: ownPasswordOrFactor,
      },
    },
    async (request, reply) => {
      const { sub, email } = claimsOf(request);
      await verifyPasswordOrFactor(deps, request, request.body);
      const { rowCount } = await database.asService((client) =>
        client.query(
          `update app_private.session set ended_at = now(), ended_reason = 'logout'
           where id = $1 and person_id = $2 and ended_at is null and expires_at > now()`,
          [request.params.id, sub],
        ),
      );
      if (!rowCount) throw new AppError('not_found');
      await logAuthEvent(database, request, { event: 'session_ended', personId: sub, email });
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/auth/user/sessions',
    {
      config,
      schema: {
        summary: 'Ends the other sessions of the caller',
        errors: [...PASSWORD_ERRORS, ...FACTOR_ERRORS, 'not_found'],
        body: ownPasswordOrFactor,
      },
    },
    async (request, reply) => {
      const { sub, sid, email } = claimsOf(request);
      await verifyPasswordOrFactor(deps, request, request.body);
      await database.asService((client) => endOtherSessions(client, sub, sid, 'logout'));
      await logAuthEvent(database, request, {
        event: 'session_ended',
        personId: sub,
        email,
        details: { others: true },
      });
      return reply.code(204).send();
    },
  );
}

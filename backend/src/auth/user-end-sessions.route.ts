import { ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';
import { logAuthEvent } from './auth-log';
import { findPersonById } from './person';
import { endOtherSessions } from './session';

const body = v.strictObject({ id: uuid });

/**
 * `POST /api/auth/user/end_sessions` `{ id }` → 204, for admins: logs a person out everywhere; the caller's own current
 * session stays. 404 auth.user_unknown.
 */
export function registerUserEndSessions(app: App, { database }: Deps): void {
  app.post(
    '/api/auth/user/end_sessions',
    {
      config: { access: [ROLE.admin], acl: ['admin'], token: 'header-or-body' },
      schema: { summary: 'Ends the sessions of a person', errors: ['auth.user_unknown'], body },
    },
    async (request, reply) => {
      const { claims } = request.caller;
      if (claims === null) throw new AppError('auth.login_required');
      const { id } = request.body;
      const person = await database.asService(async (client) => {
        const found = await findPersonById(client, id);
        if (found) await endOtherSessions(client, id, id === claims.sub ? claims.sid : null, 'ended');
        return found;
      });
      if (person === null) throw new AppError('auth.user_unknown');
      await logAuthEvent(database, request, {
        event: 'session_ended',
        personId: id,
        actorId: claims.sub,
        email: person.email,
        details: { all: true },
      });
      return reply.code(204).send();
    },
  );
}

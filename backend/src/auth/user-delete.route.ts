import { ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';
import { erasePerson } from './erase-person';

const body = v.strictObject({ id: uuid });

/**
 * `POST /api/auth/user/delete` `{ id }` → 204, for admins: erases a person. 404 auth.user_unknown, 409
 * auth.own_account, auth.last_admin.
 */
export function registerUserDelete(app: App, { database }: Deps): void {
  app.post(
    '/api/auth/user/delete',
    {
      config: { access: [ROLE.admin], acl: ['admin'], token: 'header-or-body' },
      schema: {
        summary: 'Erases a person',
        errors: ['auth.user_unknown', 'auth.last_admin', 'auth.own_account'],
        body,
      },
    },
    async (request, reply) => {
      const { claims } = request.caller;
      if (claims === null) throw new AppError('auth.login_required');
      const isErased = await database.asService((client) => erasePerson(client, request.body.id, claims.sub));
      if (!isErased) throw new AppError('auth.user_unknown');
      return reply.code(204).send();
    },
  );
}

import { ROLE, type AuthPerson } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';
import { PERSON_COLUMNS } from './person-columns';

const body = v.strictObject({ id: uuid });

/**
 * `POST /api/auth/user/block` and `/unblock` `{ id }` → `AuthPerson`, for admins. A blocked person loses all sessions
 * and cannot log in or refresh; an unexpired access token no longer permits writes (`standing.ts`, `app.is_admitted`)
 * or staff rights (`app.has_acl`). 404 auth.user_unknown, 409 auth.own_account, auth.last_admin.
 */
export function registerUserBlock(app: App, { database }: Deps): void {
  for (const [call, isBlocked] of [
    ['block', true],
    ['unblock', false],
  ] as const) {
    app.post(
      `/api/auth/user/${call}`,
      {
        config: { access: [ROLE.admin], acl: ['admin'], token: 'header-or-body' },
        schema: {
          summary: isBlocked ? 'Blocks a person' : 'Unblocks a person',
          errors: ['auth.user_unknown', 'auth.last_admin', 'auth.own_account'],
          body,
        },
      },
      async (request): Promise<AuthPerson> => {
        const { rows } = await database.asRole(request.caller.claims, (client) =>
          client.query<AuthPerson>(
            `update public.auth_person set is_blocked = $2 where id = $1 returning ${PERSON_COLUMNS}`,
            [request.body.id, isBlocked],
          ),
        );
        if (rows[0] === undefined) throw new AppError('auth.user_unknown');
        return rows[0];
      },
    );
  }
}

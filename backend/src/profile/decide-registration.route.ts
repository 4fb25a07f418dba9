import { ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';

const body = v.strictObject({ id: uuid });

/**
 * `POST /api/backend/registration/approve` and `/reject` `{ id }` → `{ id, changed }`, for the users section (admin).
 * `changed` is false when it had been done before. Approving mails the person; rejecting erases the account. 404
 * auth.user_unknown, 409 registration.approved for rejecting someone who is in already.
 */
export function registerDecideRegistration(app: App, { database }: Deps): void {
  const decisions = {
    approve: 'select app.approve_registration($1) as changed',
    reject: 'select app.reject_registration($1) as changed',
  } as const;
  for (const [decision, sql] of Object.entries(decisions)) {
    app.post(
      `/api/backend/registration/${decision}`,
      {
        config: { access: [ROLE.admin], token: 'header-or-body' },
        schema: {
          summary: 'Approves or rejects a registration',
          errors: ['auth.user_unknown', 'registration.approved'],
          body,
        },
      },
      async (request) => {
        const { id } = request.body;
        const { rows } = await database.asRole(request.caller.claims, (client) =>
          client.query<{ changed: boolean }>(sql, [id]),
        );
        return { id, changed: rows[0]?.changed ?? false };
      },
    );
  }
}

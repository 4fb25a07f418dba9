import { lines, REJECTION_NOTE_MAX, REJECTION_REASONS, ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';

const approval = v.strictObject({ id: uuid });
const rejection = v.strictObject({
  id: uuid,
  reason: v.optional(v.picklist(REJECTION_REASONS, 'invalid')),
  note: v.optional(lines(REJECTION_NOTE_MAX), ''),
});

/**
 * `POST /api/backend/registration/approve` `{ id }` and `/reject` `{ id, reason?, note? }` → `{ id, changed }`, for the
 * users section (admin). `changed` is false when it had been done before. Both mail the person; rejecting, of which reason
 * and note are told, erases the account. 404 auth.user_unknown, 409 registration.approved for rejecting someone who is in
 * already.
 */
export function registerDecideRegistration(app: App, { database }: Deps): void {
  const config = { access: [ROLE.admin], token: 'header-or-body' } as const;
  app.post(
    '/api/backend/registration/approve',
    { config, schema: { summary: 'Approves a registration', errors: ['auth.user_unknown'], body: approval } },
    async (request) => {
      const { id } = request.body;
      const { rows } = await database.asRole(request.caller.claims, (client) =>
        client.query<{ changed: boolean }>('select app.approve_registration($1) as changed', [id]),
      );
      return { id, changed: rows[0]?.changed ?? false };
    },
  );
  app.post(
    '/api/backend/registration/reject',
    { config, schema: { summary: 'Rejects a registration', errors: ['registration.approved'], body: rejection } },
    async (request) => {
      const { id, reason, note } = request.body;
      const { rows } = await database.asRole(request.caller.claims, (client) =>
        client.query<{ changed: boolean }>('select app.reject_registration($1, $2, $3) as changed', [
          id,
          reason ?? null,
          note || null,
        ]),
      );
      return { id, changed: rows[0]?.changed ?? false };
    },
  );
}

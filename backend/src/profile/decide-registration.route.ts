import { lines, REJECTION_NOTE_MAX, REJECTION_REASONS, ROLE } from '@arbora/domain';
import * as v from 'valibot';
import type { Caller } from '../http/access';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';
import { carryOutDecisions } from './carry-out-decisions';

const registration = v.strictObject({ id: uuid });
const rejection = v.strictObject({
  id: uuid,
  reason: v.optional(v.picklist(REJECTION_REASONS, 'invalid')),
  note: v.optional(lines(REJECTION_NOTE_MAX), ''),
});

/** Only a rejection may have a reason and a note. */
interface Decision {
  id: string;
  isApproved: boolean;
  reason?: string | undefined;
  note?: string;
}

/**
 * `POST /api/backend/registration/approve` `{ id }` and `/reject` `{ id, reason?, note? }` → `{ id, changed, due_at }`, for
 * the users section (admin). The decision takes effect at `due_at` and mails the person then; a rejection erases the
 * account, and its mail contains reason and note. Until then any admin can undo it: `/undo` `{ id }` → `{ id }`.
 * `changed` is false for a repeated decision. 404 auth.user_unknown, 409 registration.decided if another is pending,
 * registration.approved for rejecting an approved person, registration.carried_out for an undo that comes too late.
 * Changing the roles by `PATCH /api/at-rest/auth_person` approves at once.
 */
export function registerDecideRegistration(app: App, { config, database }: Deps): void {
  const access = { access: [ROLE.admin], token: 'header-or-body' } as const;
  const timers = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => timers.forEach(clearTimeout));

  /** Carries the decision out when it is due; if this instance ends before, the job does within a minute. */
  function scheduleCarryOut(): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      carryOutDecisions(database).catch((error: unknown) => app.log.warn({ err: error }, 'decisions wait for the job'));
    }, config.registrationUndoSeconds * 1000);
    timers.add(timer);
  }

  async function decide(caller: Caller, { id, isApproved, reason, note }: Decision) {
    const grace = config.registrationUndoSeconds;
    const { rows } = await database.asRole(caller.claims, (client) =>
      client.query<{ due_at: string | null }>(
        'select app.decide_registration($1, $2, $3, $4, make_interval(secs => $5)) as due_at',
        [id, isApproved, reason ?? null, note || null, grace],
      ),
    );
    const due_at = rows[0]?.due_at ?? null;
    if (due_at !== null && grace > 0) scheduleCarryOut();
    return { id, changed: due_at !== null, due_at };
  }

  app.post(
    '/api/backend/registration/approve',
    {
      config: access,
      schema: {
        summary: 'Approves a registration',
        errors: ['auth.user_unknown', 'registration.decided'],
        body: registration,
      },
    },
    (request) => decide(request.caller, { id: request.body.id, isApproved: true }),
  );
  app.post(
    '/api/backend/registration/reject',
    {
      config: access,
      schema: {
        summary: 'Rejects a registration',
        errors: ['auth.user_unknown', 'registration.decided', 'registration.approved'],
        body: rejection,
      },
    },
    ({ caller, body: { id, reason, note } }) => decide(caller, { id, isApproved: false, reason, note }),
  );
  app.post(
    '/api/backend/registration/undo',
    {
      config: access,
      schema: {
        summary: 'Undoes a decision on a registration before it takes effect',
        errors: ['registration.carried_out'],
        body: registration,
      },
    },
    async ({ caller, body: { id } }) => {
      await database.asRole(caller.claims, (client) => client.query('select app.undo_registration_decision($1)', [id]));
      return { id };
    },
  );
}

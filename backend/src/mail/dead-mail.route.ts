import { PAGE_SIZE, ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';

const page = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'invalid'), v.transform(Number)), '1');

/** A mail that could not be delivered; times in ISO 8601. */
export interface DeadMail {
  id: string;
  kind: string;
  /** Null: the nursery's own address. */
  recipient: string | null;
  /** As staff wrote it; automatic mails have none before they are sent. */
  subject: string | null;
  attempts: number;
  last_error: string | null;
  created_at: string;
  dead_at: string;
}

/**
 * Undeliverable mails, for admins: `GET /api/mail/dead?page=` → `{ total, rows: DeadMail[] }`, newest first, twenty a
 * page; `POST /api/mail/dead/:id/retry` → 202 `{ id }`, queued again, 404 not_found.
 */
export function deadMailRoutes(app: App, { database }: Deps): void {
  app.get(
    '/api/mail/dead',
    {
      config: { access: [ROLE.admin] },
      schema: { summary: 'Mails that could not be delivered', querystring: v.strictObject({ page }) },
    },
    (request) =>
      database.asRole(request.caller.claims, async (client) => {
        const { rows } = await client.query<{ dead: { total: number; rows: DeadMail[] } }>(
          'select app.dead_mails($1, $2) as dead',
          [PAGE_SIZE.users, (request.query.page - 1) * PAGE_SIZE.users],
        );
        return rows[0]?.dead;
      }),
  );

  app.post(
    '/api/mail/dead/:id/retry',
    {
      config: { access: [ROLE.admin] },
      schema: {
        summary: 'Queue an undelivered mail again',
        errors: ['not_found'],
        params: v.strictObject({ id: uuid }),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const queued = await database.asRole(request.caller.claims, async (client) => {
        const { rows } = await client.query<{ queued: boolean }>('select app.retry_mail($1) as queued', [id]);
        return rows[0]?.queued ?? false;
      });
      if (!queued) throw new AppError('not_found');
      return reply.code(202).send({ id });
    },
  );
}

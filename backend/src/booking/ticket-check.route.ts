import { ROLE, type TicketCheck } from '@arbora/domain';
import * as v from 'valibot';
import { limitKey } from '../http/address';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import { countCall } from '../http/rate-limit';
import type { App, Deps } from '../service';

/** Ids are unguessable; the limit keeps them so. Staff at check-in scan faster. */
const STRANGERS_CHECKS = { scope: 'ticket_check', max: 60, windowSeconds: 60 };

/** `GET /api/backend/ticket_check?id=` → `TicketCheck`: its detail depends on the caller (decision 12). */
export function ticketCheckRoute(app: App, { database }: Deps): void {
  app.get(
    '/api/backend/ticket_check',
    {
      config: { access: 'public' },
      schema: {
        summary: 'What a ticket says, by who looks',
        errors: ['request.limited'],
        querystring: v.object({ id: uuid }),
      },
    },
    async (request): Promise<TicketCheck> => {
      const { claims, role } = request.caller;
      if (role !== ROLE.manager && role !== ROLE.admin) await countCall(database, STRANGERS_CHECKS, limitKey(request));
      const { rows } = await database.asRole(claims, (client) =>
        client.query<{ ticket_check: TicketCheck }>('select app.ticket_check($1)', [request.query.id]),
      );
      if (rows[0] === undefined) throw new AppError('booking.ticket_unknown');
      return rows[0].ticket_check;
    },
  );
}

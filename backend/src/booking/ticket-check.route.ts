import { ROLE, type TicketCheck } from '@arbora/domain';
import * as v from 'valibot';
import { limitKey } from '../http/client-ip';
import { uuid } from '../http/fields';
import { countCall } from '../http/rate-limit';
import type { App, Deps } from '../service';
import { readTicketCheck } from './read-ticket-check';

/** Prevents guessing ids. Staff at check-in are not limited. */
const ANONYMOUS_LIMIT = { scope: 'ticket_check', max: 60, windowSeconds: 60 };

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
      if (role !== ROLE.manager && role !== ROLE.admin) await countCall(database, ANONYMOUS_LIMIT, limitKey(request));
      return database.asRole(claims, (client) => readTicketCheck(client, request.query.id));
    },
  );
}

import { ROLE, type TicketCheck } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';

const body = v.strictObject({ id: uuid, event_id: v.nullish(uuid) });

/**
 * `POST /api/backend/ticket_check_in` {id, event_id?} → `TicketCheck` of the ticket now used. `event_id` binds the
 * scanner to one event's door. 409 booking.ticket_used (details.checked_at), ticket_unpaid, ticket_cancelled,
 * ticket_other_event.
 */
export function ticketCheckInRoute(app: App, { database }: Deps): void {
  app.post(
    '/api/backend/ticket_check_in',
    {
      config: { access: [ROLE.manager], token: 'header-or-body' },
      schema: {
        summary: 'Checks a ticket in at the door',
        errors: [
          'booking.ticket_unknown',
          'booking.ticket_cancelled',
          'booking.ticket_other_event',
          'booking.ticket_unpaid',
          'booking.ticket_used',
        ],
        body,
      },
    },
    async (request): Promise<TicketCheck> => {
      const { id, event_id } = request.body;
      const { rows } = await database.asRole(request.caller.claims, (client) =>
        client.query<{ checked: TicketCheck }>('select app.check_in_ticket($1, $2) as checked', [id, event_id ?? null]),
      );
      if (rows[0] === undefined) throw new AppError('booking.ticket_unknown');
      return rows[0].checked;
    },
  );
}

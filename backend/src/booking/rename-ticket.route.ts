import { attendeeSchema, ROLE, type BookingTicket } from '@arbora/domain';
import * as v from 'valibot';
import { uuid } from '../http/fields';
import { newTickets } from './ticket-qr-codes';
import type { App, Deps } from '../service';

const body = v.strictObject({
  id: uuid,
  ...attendeeSchema.entries,
  version: v.optional(v.pipe(v.number('invalid'), v.integer('invalid'))),
});

/**
 * `PATCH /api/backend/booking_ticket` {id, name, email?, version?}: passes a ticket on, or corrects its name. With a
 * different `email` the ticket gets another id, the former code is void and its owner is notified; without `email` the
 * ticket has none afterwards. `version` is that of the ticket as the caller read it: 409 content.changed_meanwhile if
 * the ticket has changed since. Answers the row without the image of its code.
 */
export function renameTicketRoute(app: App, { config, database }: Deps): void {
  app.patch(
    '/api/backend/booking_ticket',
    {
      config: { access: [ROLE.customer], token: 'header-or-body' },
      schema: {
        summary: 'Passes a ticket on, or corrects the name on it',
        errors: [
          'auth.blocked',
          'request.limited',
          'booking.ticket_unknown',
          'booking.reservation_unknown',
          'booking.event_started',
          'booking.ticket_used',
          'content.changed_meanwhile',
        ],
        body,
      },
    },
    async (request): Promise<Omit<BookingTicket, 'qr'>> => {
      const { id, name, email, version } = request.body;
      const [next] = await newTickets(config.publicOrigin, [{ name }]);
      const { rows } = await database.asRole(request.caller.claims, (client) =>
        client.query<{ ticket: Omit<BookingTicket, 'qr'> }>(
          'select app.rename_ticket($1, $2, $3, $4, $5, $6) as ticket',
          [id, name, email ?? '', version ?? null, next!.id, next!.qr],
        ),
      );
      return rows[0]!.ticket;
    },
  );
}

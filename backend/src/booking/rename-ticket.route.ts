import { attendeeSchema, ROLE, type BookingTicket } from '@arbora/domain';
import * as v from 'valibot';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';

const body = v.strictObject({
  id: uuid,
  ...attendeeSchema.entries,
  version: v.optional(v.pipe(v.number('invalid'), v.integer('invalid'))),
});

/**
 * `PATCH /api/backend/booking_ticket` {id, name, email?, version?}: writes another name on a ticket. The guest's e-mail goes with the
 * former name: without `email` the ticket has none afterwards. With `version`, that of the ticket as the caller read it, it
 * is refused once somebody has changed the ticket since (409 content.changed_meanwhile). Answers the row without its code.
 */
export function renameTicketRoute(app: App, { database }: Deps): void {
  app.patch(
    '/api/backend/booking_ticket',
    {
      config: { access: [ROLE.customer], token: 'header-or-body' },
      schema: {
        summary: 'Writes another name and e-mail on a ticket',
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
      const { rows } = await database.asRole(request.caller.claims, (client) =>
        client.query<{ ticket: Omit<BookingTicket, 'qr'> }>('select app.rename_ticket($1, $2, $3, $4) as ticket', [
          id,
          name,
          email ?? '',
          version ?? null,
        ]),
      );
      return rows[0]!.ticket;
    },
  );
}

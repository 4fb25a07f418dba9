import { ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';
import { offerFreedSeats } from './offer-seats';

/**
 * `DELETE /api/backend/booking_ticket` {id}: frees one seat. Answers {id, reservation_id, places}; with places 0 the
 * reservation was deleted with its last ticket.
 */
export function deleteTicketRoute(app: App, { config, database }: Deps): void {
  app.delete(
    '/api/backend/booking_ticket',
    {
      config: { access: [ROLE.customer], token: 'header-or-body' },
      schema: {
        summary: 'Deletes a ticket and frees its seat',
        errors: [
          'auth.blocked',
          'booking.ticket_unknown',
          'booking.reservation_unknown',
          'booking.event_started',
          'booking.ticket_used',
        ],
        body: v.strictObject({ id: uuid }),
      },
    },
    async (request) => {
      const { id } = request.body;
      const { rows } = await database.asRole(request.caller.claims, (client) =>
        client.query<{ remaining: { reservation_id: string; places: number } }>(
          'select app.delete_ticket($1) as remaining',
          [id],
        ),
      );
      await offerFreedSeats({ config, database }, request.log);
      return { id, ...rows[0]?.remaining };
    },
  );
}

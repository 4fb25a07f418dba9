import { ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';

const body = v.strictObject({ id: uuid, ticket_id: v.optional(v.nullable(uuid), null) });

/**
 * `POST /api/backend/reservation_mail` {id, ticket_id?} → 202 {recipient}: sends the mail with the tickets of a
 * reservation again, the payment details while it is not paid, or one ticket; for its holder and sales. The mail goes to
 * the present holder. 429 request.limited after three mails within an hour.
 */
export function sendAgainRoute(app: App, { database }: Deps): void {
  app.post(
    '/api/backend/reservation_mail',
    {
      config: { access: [ROLE.customer], token: 'header-or-body' },
      schema: {
        summary: 'Sends the mail of a reservation or a ticket again',
        errors: [
          'auth.blocked',
          'request.limited',
          'booking.reservation_unknown',
          'booking.ticket_unknown',
          'booking.event_started',
        ],
        body,
      },
    },
    async (request, reply) => {
      const { id, ticket_id } = request.body;
      const { rows } = await database.asRole(request.caller.claims, (client) =>
        client.query<{ recipient: string }>('select app.send_reservation_again($1, $2) as recipient', [id, ticket_id]),
      );
      return reply.code(202).send({ recipient: rows[0]!.recipient });
    },
  );
}

import { ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';
import { offerFreedSeats } from './offer-seats';

/**
 * `DELETE /api/backend/booking_reservation` {id, notify?}: frees all its seats; by the holder until the slot starts, by
 * sales at any time (spec §4, decision 31). Holder and attendees are notified, unless sales sends `notify: false`.
 * Answers {id}. Counts among a person's changes of bookings (`BOOKING_LIMITS`).
 */
export function cancelReservationRoute(app: App, { config, database }: Deps): void {
  app.delete(
    '/api/backend/booking_reservation',
    {
      config: { access: [ROLE.customer], token: 'header-or-body' },
      schema: {
        summary: 'Cancels a reservation and frees its places',
        errors: [
          'auth.blocked',
          'auth.forbidden',
          'booking.reservation_unknown',
          'booking.event_started',
          'booking.ticket_used',
          'request.limited',
        ],
        body: v.strictObject({ id: uuid, notify: v.optional(v.boolean('invalid'), true) }),
      },
    },
    async (request) => {
      const { id, notify } = request.body;
      await database.asRole(request.caller.claims, (client) =>
        client.query('select app.cancel_reservation($1, $2)', [id, notify]),
      );
      await offerFreedSeats({ config, database }, request.log);
      return { id };
    },
  );
}

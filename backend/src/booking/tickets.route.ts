import { ATTENDEES_MAX, ROLE, type BookingTicket } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { text, uuid } from '../http/fields';
import type { App, Deps } from '../service';

const body = v.pipe(
  v.array(
    v.strictObject({
      reservation_id: uuid,
      name_on_ticket: v.optional(text(120)),
      ico: v.nullish(text(20)),
      custom_email: v.nullish(text(254)),
      custom_company: v.nullish(text(200)),
    }),
  ),
  v.nonEmpty('required'),
  v.maxLength(ATTENDEES_MAX, 'too_long'),
);

/**
 * `POST /api/backend/booking_tickets` (spec §7). Tickets come into being with their reservation, so this adds none: it
 * answers the tickets of the reservations named, however often it is asked.
 */
export function ticketsRoute(app: App, { database }: Deps): void {
  app.post(
    '/api/backend/booking_tickets',
    {
      config: { access: [ROLE.customer], token: 'header-or-body' },
      schema: {
        summary: 'The tickets of reservations, one an attendee',
        errors: ['booking.reservation_unknown'],
        body,
      },
    },
    async (request): Promise<BookingTicket[]> => {
      const reservations = [...new Set(request.body.map(({ reservation_id }) => reservation_id))];
      return database.asRole(request.caller.claims, async (client) => {
        const known = await client.query('select id from public.booking_reservation where id = any ($1)', [
          reservations,
        ]);
        if (known.rowCount !== reservations.length) throw new AppError('booking.reservation_unknown');
        const { rows } = await client.query<BookingTicket>(
          `select id, reservation_id, name_on_ticket, qr, is_checked, checked_at, custom_email, custom_company, ico, created_at
           from public.booking_ticket where reservation_id = any ($1) order by reservation_id, position, id`,
          [reservations],
        );
        return rows;
      });
    },
  );
}

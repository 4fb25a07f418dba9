import { ATTENDEES_MAX, guestEmail, line, ROLE, type BookingTicket } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';
import { capacityProblem } from './capacity-problem';
import { fillReservations } from './fill-reservations';

const body = v.pipe(
  v.array(
    v.strictObject({
      reservation_id: uuid,
      name_on_ticket: v.optional(line(120)),
      ico: v.nullish(line(20)),
      custom_email: v.nullish(guestEmail),
      custom_company: v.nullish(line(200)),
    }),
  ),
  v.nonEmpty('required'),
  v.maxLength(ATTENDEES_MAX, 'too_long'),
);

/**
 * `POST /api/backend/booking_tickets` (spec §7) → the tickets of the given reservations; repeatable. Tickets are made
 * with their reservation, so none are made for a reservation that has some. An empty reservation of staff gets the
 * given tickets, which take its seats: 409 `CapacityProblem` if they are not available. Each reservation is filled
 * completely or not at all; an error of one does not undo the others.
 */
export function ticketsRoute(app: App, { config, database }: Deps): void {
  app.post(
    '/api/backend/booking_tickets',
    {
      config: { access: [ROLE.customer], token: 'header-or-body' },
      schema: {
        summary: 'The tickets of reservations, one an attendee; fills empty reservations',
        errors: [
          'auth.blocked',
          'booking.reservation_unknown',
          'booking.event_started',
          'booking.capacity',
          'request.limited',
          'auth.forbidden',
        ],
        body,
      },
    },
    async (request, reply) => {
      const { claims } = request.caller;
      if (claims === null) throw new AppError('auth.login_required');
      const ids = [...new Set(request.body.map(({ reservation_id }) => reservation_id))];
      try {
        await fillReservations({ config, database }, claims, request.body);
      } catch (error) {
        const problem = capacityProblem(error);
        if (problem === null) throw error;
        return reply.code(409).send(problem);
      }
      const { rows } = await database.asRole(claims, (client) =>
        client.query<Omit<BookingTicket, 'position'>>(
          `select id, reservation_id, name_on_ticket, qr, is_checked, checked_at, custom_email, custom_company, ico, created_at,
             version, updated_at
           from public.booking_ticket where reservation_id = any ($1) order by reservation_id, position, id`,
          [ids],
        ),
      );
      return rows;
    },
  );
}

import { ROLE, type BookingReservation } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';

const body = v.strictObject({ id: uuid, is_paid: v.boolean('required') });

/** `POST /api/backend/reservation_paid` {id, is_paid}, sales only → the reservation's row. */
export function reservationPaidRoute(app: App, { database }: Deps): void {
  app.post(
    '/api/backend/reservation_paid',
    {
      config: { access: [ROLE.manager], token: 'header-or-body' },
      schema: { summary: 'Marks a reservation paid or unpaid', errors: ['booking.reservation_unknown'], body },
    },
    async (request): Promise<BookingReservation> => {
      const { id, is_paid } = request.body;
      const { rows } = await database.asRole(request.caller.claims, (client) =>
        client.query<{ reservation: BookingReservation }>('select app.set_reservation_paid($1, $2) as reservation', [
          id,
          is_paid,
        ]),
      );
      if (rows[0] === undefined) throw new AppError('booking.reservation_unknown');
      return rows[0].reservation;
    },
  );
}

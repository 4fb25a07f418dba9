import { ROLE, type BookingReservation, type PaymentOutcome } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';

const body = v.strictObject({ id: uuid, is_paid: v.boolean('required') });

/** The database's answer for a reservation that stays cancelled. */
interface StaysCancelled {
  outcome: PaymentOutcome;
  reason: string;
  togo?: number;
}

/**
 * `POST /api/backend/reservation_paid` {id, is_paid}, sales only → the reservation's row. A reservation that expired
 * unpaid is restored with its tickets. 409 booking.places_gone (`details` {reason, togo?}) if its seats are taken,
 * booking.reservation_cancelled (`details` {reason}) if a person cancelled it: the payment is recorded nevertheless, in
 * `cancelled_reservation_list.paid_at`, and `is_paid` false undoes that.
 */
export function reservationPaidRoute(app: App, { database }: Deps): void {
  app.post(
    '/api/backend/reservation_paid',
    {
      config: { access: [ROLE.manager], token: 'header-or-body' },
      schema: {
        summary: 'Marks a reservation paid or unpaid',
        errors: ['booking.reservation_unknown', 'booking.places_gone', 'booking.reservation_cancelled'],
        body,
      },
    },
    async (request): Promise<BookingReservation> => {
      const { id, is_paid } = request.body;
      const { rows } = await database.asRole(request.caller.claims, (client) =>
        client.query<{ answer: BookingReservation | StaysCancelled }>(
          'select app.set_reservation_paid($1, $2) as answer',
          [id, is_paid],
        ),
      );
      const answer = rows[0]?.answer;
      if (answer === undefined) throw new AppError('booking.reservation_unknown');
      if (!('outcome' in answer)) return answer;
      // After the commit: the error must not roll back the recorded payment.
      const { outcome, ...details } = answer;
      throw new AppError(outcome === 'places_gone' ? 'booking.places_gone' : 'booking.reservation_cancelled', {
        details,
      });
    },
  );
}

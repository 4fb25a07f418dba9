import { ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { uuid } from '../http/fields';
import type { App } from '../service';
import { reservationPayment, type PaymentDeps } from './reservation-payment';

/** `GET /api/backend/booking_reservation/:id/payment` → `ReservationPayment`, or null when nothing is to be paid. */
export function reservationPaymentRoute(app: App, deps: PaymentDeps): void {
  app.get(
    '/api/backend/booking_reservation/:id/payment',
    {
      config: { access: [ROLE.customer] },
      schema: {
        summary: 'How a reservation is paid, with its payment code',
        errors: ['booking.reservation_unknown'],
        params: v.object({ id: uuid }),
      },
    },
    async (request, reply) => {
      const payment = await reservationPayment(deps, request.caller.claims, request.params.id);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(payment));
    },
  );
}

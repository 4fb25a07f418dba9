import { reservationCustomDataSchema, ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import { idempotencyHeaders } from '../http/idempotency';
import type { App, Deps } from '../service';
import { capacityProblem } from './capacity-problem';
import { reservationCreator } from './create-reservation';
import { saveInvoice } from './save-invoice';

const body = v.strictObject({ event_slot_id: uuid, custom_data: reservationCustomDataSchema });

/**
 * `POST /api/backend/booking_reservation` → 201 with the reservation's row, 409 `CapacityProblem`, 429 request.limited
 * for a person who has changed bookings, or passed tickets on, too often (`BOOKING_LIMITS`).
 */
export function createReservationRoute(app: App, deps: Deps): void {
  const createReservation = reservationCreator(deps);
  app.post(
    '/api/backend/booking_reservation',
    {
      config: { access: [ROLE.customer], token: 'header-or-body' },
      schema: {
        summary: 'Reserves places of a slot, with their tickets',
        errors: [
          'auth.blocked',
          'booking.slot_unknown',
          'booking.event_started',
          'booking.not_invited',
          'booking.capacity',
          'request.limited',
        ],
        body,
        headers: idempotencyHeaders,
      },
    },
    async (request, reply) => {
      const { claims } = request.caller;
      if (claims === null) throw new AppError('auth.login_required');
      const { custom_data } = request.body;
      try {
        const reservation = await createReservation(claims, {
          ...request.body,
          idempotencyKey: request.headers['idempotency-key'] ?? null,
        });
        if (custom_data.invoice !== null) {
          await saveInvoice(deps.database, claims, custom_data.invoice).catch((error: unknown) =>
            request.log.warn({ err: error, reqId: request.id }, 'invoice data not saved into the profile'),
          );
        }
        return await reply.code(201).send(reservation);
      } catch (error) {
        const problem = capacityProblem(error);
        if (problem === null) throw error;
        return reply.code(409).send(problem);
      }
    },
  );
}

import { ATTENDEES_MAX, ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { limitKey } from '../http/client-ip';
import { uuid } from '../http/fields';
import { countCall } from '../http/rate-limit';
import type { App, Deps } from '../service';
import { capacityProblem } from './capacity-problem';
import { offerFreedSeats } from './offer-seats';

const join = v.strictObject({
  event_slot_id: uuid,
  places: v.pipe(
    v.number('invalid'),
    v.integer('invalid'),
    v.minValue(1, 'invalid'),
    v.maxValue(ATTENDEES_MAX, 'invalid'),
  ),
  accepts_fewer: v.optional(v.boolean('invalid'), false),
});

/** Prevents guessing ids. */
const LEAVE_LIMIT = { scope: 'waiting_leave', max: 60, windowSeconds: 60 };

/**
 * `POST /api/backend/waiting` {event_slot_id, places, accepts_fewer?} → 201 {id}: puts the caller on the waiting list
 * of a full slot, or changes the number of places; 409 booking.places_free if they can be reserved, `CapacityProblem`
 * if the caller may not have as many. `POST /api/backend/waiting_leave` {id} → {event_id}: removes an entry of the
 * waiting list, for anyone with the link of a mail; null if it no longer exists. `POST /api/backend/waiting_remove`
 * {id} → {event_id}: the same by sales staff; the person is mailed.
 */
export function waitingRoutes(app: App, { config, database }: Deps): void {
  app.post(
    '/api/backend/waiting',
    {
      config: { access: [ROLE.customer], token: 'header-or-body' },
      schema: {
        summary: 'Waits for places of a full slot',
        errors: [
          'auth.blocked',
          'request.limited',
          'booking.slot_unknown',
          'booking.event_started',
          'booking.not_invited',
          'booking.places_free',
          'booking.capacity',
        ],
        body: join,
      },
    },
    async (request, reply) => {
      const { event_slot_id, places, accepts_fewer } = request.body;
      try {
        const { rows } = await database.asRole(request.caller.claims, (client) =>
          client.query<{ id: string }>('select app.join_waiting($1, $2, $3) as id', [
            event_slot_id,
            places,
            accepts_fewer,
          ]),
        );
        return await reply.code(201).send({ id: rows[0]!.id });
      } catch (error) {
        const problem = capacityProblem(error);
        if (problem === null) throw error;
        return reply.code(409).send(problem);
      }
    },
  );
  app.post(
    '/api/backend/waiting_leave',
    {
      config: { access: 'public' },
      schema: { summary: 'Leaves a waiting list', errors: ['request.limited'], body: v.strictObject({ id: uuid }) },
    },
    async (request) => {
      await countCall(database, LEAVE_LIMIT, limitKey(request));
      const { rows } = await database.asRole(null, (client) =>
        client.query<{ event_id: string | null }>('select app.leave_waiting($1) as event_id', [request.body.id]),
      );
      await offerFreedSeats({ config, database }, request.log);
      return { event_id: rows[0]?.event_id ?? null };
    },
  );
  app.post(
    '/api/backend/waiting_remove',
    {
      config: { access: [ROLE.manager], token: 'header-or-body' },
      schema: {
        summary: 'Removes a person from a waiting list',
        errors: ['auth.forbidden'],
        body: v.strictObject({ id: uuid }),
      },
    },
    async (request) => {
      const { rows } = await database.asRole(request.caller.claims, (client) =>
        client.query<{ event_id: string | null }>('select app.remove_waiting($1) as event_id', [request.body.id]),
      );
      await offerFreedSeats({ config, database }, request.log);
      return { event_id: rows[0]?.event_id ?? null };
    },
  );
}

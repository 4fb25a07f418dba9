import { LETTER_PAYMENTS, line, ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { requiredMachineText, uuid } from '../http/fields';
import { idempotencyHeaders, runIdempotentlyAsCaller } from '../http/idempotency';
import { countCall, type RateLimit } from '../http/rate-limit';
import type { App, Deps } from '../service';

/** Limit of letters per member of staff. */
const LIMIT: RateLimit = { scope: 'booking.letter', max: 30, windowSeconds: 3600 };

const text = v.strictObject({
  subject: v.pipe(v.string('required'), line(200), v.nonEmpty('required')),
  body_html: requiredMachineText(100_000),
});
const body = v.strictObject({
  event_id: uuid,
  event_slot_id: v.nullable(uuid),
  payment: v.picklist(LETTER_PAYMENTS, 'invalid'),
  with_guests: v.boolean('required'),
  with_waiting: v.boolean('required'),
  texts: v.strictObject({ cs: text, en: v.optional(text), pl: v.optional(text) }),
});

/**
 * `POST /api/backend/booking_letter`, sales only → 202 {id}: queues a letter to the people of an event, or of one of its
 * slots, each in their language. A repeated `Idempotency-Key` queues nothing more. 404 booking.slot_unknown, 409
 * booking.no_recipients. Progress is read from `booking_letter_list`.
 */
export function bookingLetterRoute(app: App, { database }: Deps): void {
  app.post(
    '/api/backend/booking_letter',
    {
      config: { access: [ROLE.manager], acl: ['sales'] },
      schema: {
        summary: 'Writes to the people of an event or a slot',
        errors: ['request.limited', 'booking.slot_unknown', 'booking.no_recipients'],
        body,
        headers: idempotencyHeaders,
      },
    },
    async (request, reply) => {
      const { event_id, event_slot_id, payment, with_guests, with_waiting, texts } = request.body;
      const { claims } = request.caller;
      const idempotent = {
        operation: 'booking_letter',
        key: request.headers['idempotency-key'],
        request: request.body,
      };
      await countCall(database, LIMIT, claims?.sub ?? '');
      const { result } = await database.asRole(claims, (client) =>
        runIdempotentlyAsCaller(client, idempotent, async () => {
          const { rows } = await client.query<{ id: string }>(
            'select app.send_booking_letter($1, $2, $3, $4, $5, $6) as id',
            [event_id, event_slot_id, payment, with_guests, with_waiting, JSON.stringify(texts)],
          );
          return { id: rows[0]!.id };
        }),
      );
      return reply.code(202).send(result);
    },
  );
}

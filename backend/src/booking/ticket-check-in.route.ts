import {
  ADMISSION_NOTE_MAX,
  doorTicketOf,
  doorVerdict,
  isDoorFault,
  requiredLine,
  ROLE,
  type TicketCheck,
} from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';
import { readTicketCheck } from './read-ticket-check';

const body = v.strictObject({
  id: uuid,
  event_id: v.nullish(uuid, null),
  slot_id: v.nullish(uuid, null),
  override: v.nullish(v.strictObject({ note: requiredLine(ADMISSION_NOTE_MAX) }), null),
});

/**
 * `POST /api/backend/ticket_check_in` {id, event_id?, slot_id?, override?} → `TicketCheck` of the admitted ticket.
 * `event_id` and `slot_id` bind the scanner to a door; a ticket of another event, slot or day is refused unless `override`
 * {note} admits it as an exception, which is kept. 409 booking.ticket_used (details.checked_at), ticket_unpaid,
 * ticket_cancelled, ticket_passed_on (details.passed_on_at), ticket_other_event, ticket_other_day, ticket_other_slot, ticket_moved.
 */
export function ticketCheckInRoute(app: App, { database }: Deps): void {
  app.post(
    '/api/backend/ticket_check_in',
    {
      config: { access: [ROLE.manager], token: 'header-or-body' },
      schema: {
        summary: 'Checks a ticket in at the door',
        errors: [
          'booking.ticket_unknown',
          'booking.ticket_cancelled',
          'booking.ticket_passed_on',
          'booking.ticket_other_event',
          'booking.ticket_other_day',
          'booking.ticket_other_slot',
          'booking.ticket_moved',
          'booking.ticket_unpaid',
          'booking.ticket_used',
        ],
        body,
      },
    },
    (request): Promise<TicketCheck> => {
      const { id, event_id, slot_id, override } = request.body;
      return database.asRole(request.caller.claims, async (client) => {
        const check = await readTicketCheck(client, id);
        const { reason } = doorVerdict(doorTicketOf(check), { eventId: event_id, slotId: slot_id }, Date.now());
        const fault = check.view === 'staff' && isDoorFault(reason) ? reason : null;
        if (fault !== null && override === null) {
          throw new AppError(`booking.ticket_${fault}`, {
            details: { event_id: check.event?.id, slot_id: check.slot?.id, date_start: check.slot?.date_start },
          });
        }
        // Passes slot and start on, so that the ticket is admitted only if they have not changed since the check.
        const admitted = await client.query<{ checked: TicketCheck }>(
          'select app.check_in_ticket($1, $2, $3, $4, $5) as checked',
          [id, check.slot?.id ?? null, check.slot?.date_start ?? null, fault, fault && override?.note],
        );
        return admitted.rows[0]!.checked;
      });
    },
  );
}

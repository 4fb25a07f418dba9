import { ATTENDEES_MAX, ROLE, type BookingTicket } from '@arbora/domain';
import * as v from 'valibot';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';
import { isQrDataUrl } from './ticket-qr';

const body = v.pipe(
  v.array(v.strictObject({ id: uuid, qr: v.pipe(v.string('required'), v.check(isQrDataUrl, 'invalid')) })),
  v.nonEmpty('required'),
  v.maxLength(ATTENDEES_MAX, 'too_long'),
);

/** `PATCH /api/backend/booking_tickets` [{id, qr}]: replaces QR images of own tickets, sales of any; all or none. */
export function ticketQrRoute(app: App, { database }: Deps): void {
  app.patch(
    '/api/backend/booking_tickets',
    {
      config: { access: [ROLE.customer], token: 'header-or-body' },
      schema: { summary: 'Replaces the codes of tickets', errors: ['booking.ticket_unknown'], body },
    },
    (request): Promise<BookingTicket[]> =>
      database.asRole(request.caller.claims, async (client) => {
        const tickets: BookingTicket[] = [];
        // Ordered by id, so that two requests for the same tickets cannot deadlock.
        for (const { id, qr } of [...request.body].sort((a, b) => (a.id < b.id ? -1 : 1))) {
          const { rows } = await client.query<{ ticket: BookingTicket }>('select app.set_ticket_qr($1, $2) as ticket', [
            id,
            qr,
          ]);
          if (rows[0] !== undefined) tickets.push(rows[0].ticket);
        }
        return tickets;
      }),
  );
}

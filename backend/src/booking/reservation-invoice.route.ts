import { invoiceSchema, ROLE, type BookingReservation } from '@arbora/domain';
import * as v from 'valibot';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';

const body = v.strictObject({
  id: uuid,
  invoice: v.nullable(invoiceSchema),
  version: v.optional(v.pipe(v.number('invalid'), v.integer('invalid'))),
});

/**
 * `POST /api/backend/reservation_invoice` {id, invoice, version?} → the reservation's row: changes the recipient of its
 * tax document, for its holder and sales. 409 booking.invoice_fixed once it is paid, content.changed_meanwhile if
 * `version`, that of the reservation as the caller read it, is not the current one.
 */
export function reservationInvoiceRoute(app: App, { database }: Deps): void {
  app.post(
    '/api/backend/reservation_invoice',
    {
      config: { access: [ROLE.customer] },
      schema: {
        summary: 'Changes the invoice data of a reservation until it is paid',
        errors: [
          'auth.blocked',
          'request.limited',
          'booking.reservation_unknown',
          'booking.invoice_fixed',
          'content.changed_meanwhile',
        ],
        body,
      },
    },
    async (request): Promise<BookingReservation> => {
      const { id, invoice, version } = request.body;
      const { rows } = await database.asRole(request.caller.claims, (client) =>
        client.query<{ reservation: BookingReservation }>(
          'select app.set_reservation_invoice($1, $2, $3) as reservation',
          [id, JSON.stringify(invoice), version ?? null],
        ),
      );
      return rows[0]!.reservation;
    },
  );
}

import { LOCALES, ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import { reservationFiles } from './mail/reservation-files';
import type { App, Deps } from '../service';
import { readableReservationFacts } from './visible-reservation';

const TYPES = { tickets: 'application/pdf', calendar: 'text/calendar' } as const;

/**
 * `GET /api/backend/booking_reservation/:id/tickets?locale=` → the valid tickets of a reservation as a PDF,
 * `…/calendar` → its calendar entry: the files that its mails carry, for callers who may read the reservation. 404
 * booking.reservation_unknown for any other reservation, and if there is no such file, for example before the payment.
 */
export function reservationFileRoute(app: App, { config, database }: Deps): void {
  app.get(
    '/api/backend/booking_reservation/:id/:file',
    {
      config: { access: [ROLE.customer] },
      schema: {
        summary: 'The tickets of a reservation as a PDF, or its entry for a calendar',
        errors: ['booking.reservation_unknown'],
        params: v.object({ id: uuid, file: v.picklist(['tickets', 'calendar'], 'invalid') }),
        querystring: v.object({ locale: v.optional(v.picklist(LOCALES, 'invalid'), 'cs') }),
      },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const payload = await readableReservationFacts(database, request.caller.claims, id);
      const mail = { kind: 'reservation-create', locale: request.query.locale, payload, madeAt: new Date() } as const;
      const files = payload === null ? [] : await reservationFiles(mail, config);
      const found = files.find(({ cid, content_type }) => cid === undefined && content_type.startsWith(TYPES[file]));
      if (found === undefined) throw new AppError('booking.reservation_unknown');
      return reply
        .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${found.filename}"` })
        .type(found.content_type)
        .send(found.content);
    },
  );
}

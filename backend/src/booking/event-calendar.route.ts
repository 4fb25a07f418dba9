import { LOCALES, textIn, type BookingEvent } from '@arbora/domain';
import { routes } from '@arbora/routes';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import { TEXTS } from '../mail/texts';
import type { App, Deps } from '../service';
import { CALENDAR_TYPE, calendarFile } from './calendar-file';

type Listed = Pick<
  BookingEvent,
  'title' | 'title_en' | 'title_pl' | 'address' | 'date_start' | 'date_end' | 'created_at' | 'updated_at'
>;

/** `GET /api/backend/booking_event/:id/calendar?locale=` → the calendar entry of a public event. 404 not_found. */
export function eventCalendarRoute(app: App, { config, database }: Deps): void {
  app.get(
    '/api/backend/booking_event/:id/calendar',
    {
      config: { access: 'public', token: 'ignored' },
      schema: {
        summary: 'The entry of an event for a calendar',
        errors: ['not_found'],
        params: v.object({ id: uuid }),
        querystring: v.object({ locale: v.optional(v.picklist(LOCALES, 'invalid'), 'cs') }),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { locale } = request.query;
      const { rows } = await database.asRole(null, (client) =>
        client.query<Listed>(
          `select title, title_en, title_pl, address, date_start, date_end, created_at, updated_at
           from public.booking_event where id = $1 and is_public`,
          [id],
        ),
      );
      const [event] = rows;
      if (event === undefined) throw new AppError('not_found');
      const origin = config.publicOrigin;
      const content = calendarFile({
        id,
        title: textIn(event, 'title', locale),
        start: event.date_start,
        end: event.date_end,
        place: event.address,
        url: `${origin}/${locale}${routes.publicEvent.href({ id })}`,
        organizer: config.brand,
        createdAt: new Date(event.created_at),
        at: new Date(event.updated_at),
      });
      return reply
        .header('content-disposition', `attachment; filename="${TEXTS[locale].calendar_file}"`)
        .type(CALENDAR_TYPE)
        .send(content);
    },
  );
}

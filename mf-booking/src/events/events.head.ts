import type { Locale } from '@arbora/domain';
import { breadcrumbs, defineHead } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { pageParam } from '@arbora/ui';
import { eventPerex, eventTitle } from './event-texts';
import { publicEventsQuery, type EventWithSlots } from './events.queries';

function aboutEvent(event: EventWithSlots, locale: Locale, origin: string): Readonly<Record<string, unknown>> {
  return {
    '@type': 'Event',
    name: eventTitle(event, locale),
    description: eventPerex(event, locale) || undefined,
    image: event.hero_image === null ? undefined : new URL(event.hero_image, origin).href,
    startDate: event.date_start,
    endDate: event.date_end ?? undefined,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: event.address, address: event.address },
  };
}

export default defineHead<'booking'>(({ t, locale, search, read, address, origin }) => {
  const events = read(publicEventsQuery(pageParam(search)).queryKey);
  return {
    description: t('publicBooking.lead'),
    about: [
      ...(events?.rows ?? []).map((event) => aboutEvent(event, locale, origin)),
      breadcrumbs(address, [{ label: t('publicBooking.title'), to: routes.publicBooking.href() }]),
    ],
  };
});

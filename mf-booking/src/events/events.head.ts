import { breadcrumbs, defineHead, type HeadContext } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { pageParam } from '@arbora/ui';
import { eventJsonLd } from './event-json-ld';
import { eventFilters, type EventFilters } from './event-filters';
import { eventsQuery } from './events.queries';

export default defineHead<'booking'>((context) => {
  const { t, search, address } = context;
  return {
    description: t('publicBooking.lead'),
    about: [
      ...listedEventsJsonLd(context, eventFilters(search)),
      breadcrumbs(address, [{ label: t('publicBooking.title'), to: routes.publicBooking.href() }]),
    ],
  };
});

/** Structured data of the events on the current page of a list. */
export function listedEventsJsonLd(context: HeadContext<'booking'>, filters: EventFilters) {
  const { search, read } = context;
  const events = read(eventsQuery(null, filters, pageParam(search)).queryKey);
  return (events?.rows ?? []).map((event) => eventJsonLd(event, event.slots, context));
}

import { breadcrumbs, defineHead, listPath, type HeadContext } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { pageParam } from '@arbora/ui';
import { eventJsonLd } from './event-json-ld';
import { eventFilters, type EventFilters } from './event-filters';
import { eventsQuery } from './events.queries';

export default defineHead<'booking'>((context) => {
  const { t, search } = context;
  const filters = eventFilters(search);
  return {
    path: listPath(routes.publicBooking.href(), context, listedEvents(context, filters)),
    description: t('publicBooking.lead'),
    about: [
      ...listedEventsJsonLd(context, filters),
      breadcrumbs(context, [{ label: t('publicBooking.title'), to: routes.publicBooking.href() }]),
    ],
  };
});

/** The current page of a list of events, if it has been read. */
export function listedEvents({ search, read }: HeadContext<'booking'>, filters: EventFilters) {
  return read(eventsQuery(null, filters, pageParam(search)).queryKey);
}

/** Structured data of the events on the current page of a list. */
export function listedEventsJsonLd(context: HeadContext<'booking'>, filters: EventFilters) {
  return (listedEvents(context, filters)?.rows ?? []).map((event) => eventJsonLd(event, event.slots, context));
}

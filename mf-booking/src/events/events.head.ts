import { breadcrumbs, defineHead } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { pageParam } from '@arbora/ui';
import { aboutEvent } from './about-event';
import { eventFilters } from './event-filters';
import { eventsQuery } from './events.queries';

export default defineHead<'booking'>((context) => {
  const { t, search, read, address } = context;
  const events = read(eventsQuery(null, eventFilters(search), pageParam(search)).queryKey);
  return {
    description: t('publicBooking.lead'),
    about: [
      ...(events?.rows ?? []).map((event) => aboutEvent(event, event.slots, context)),
      breadcrumbs(address, [{ label: t('publicBooking.title'), to: routes.publicBooking.href() }]),
    ],
  };
});

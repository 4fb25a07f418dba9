import { breadcrumbs, defineHead } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { pageParam } from '@arbora/ui';
import { aboutEvent } from './about-event';
import { publicEventsQuery } from './events.queries';

export default defineHead<'booking'>((context) => {
  const { t, search, read, address } = context;
  const events = read(publicEventsQuery(pageParam(search)).queryKey);
  return {
    description: t('publicBooking.lead'),
    about: [
      ...(events?.rows ?? []).map((event) => aboutEvent(event, event.slots, context)),
      breadcrumbs(address, [{ label: t('publicBooking.title'), to: routes.publicBooking.href() }]),
    ],
  };
});

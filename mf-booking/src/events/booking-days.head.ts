import { breadcrumbs, defineHead } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { ALL_EVENTS } from './event-filters';
import { listedEvents } from './events.head';

export default defineHead<'booking'>((context) => {
  const { t, address } = context;
  return {
    description: t('bookingDays.lead'),
    about: [
      ...listedEvents(context, ALL_EVENTS),
      breadcrumbs(address, [{ label: t('bookingDays.title'), to: routes.bookingDays.href() }]),
    ],
  };
});

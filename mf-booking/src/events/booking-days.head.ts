import { breadcrumbs, defineHead } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { NO_FILTERS } from './event-filters';
import { listedEventsJsonLd } from './events.head';

export default defineHead<'booking'>((context) => {
  const { t, address } = context;
  return {
    description: t('bookingDays.lead'),
    about: [
      ...listedEventsJsonLd(context, NO_FILTERS),
      breadcrumbs(address, [{ label: t('bookingDays.title'), to: routes.bookingDays.href() }]),
    ],
  };
});

import { breadcrumbs, defineHead, listPath } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { NO_FILTERS } from './event-filters';
import { listedEvents, listedEventsJsonLd } from './events.head';

export default defineHead<'booking'>((context) => {
  const { t } = context;
  return {
    path: listPath(routes.bookingDays.href(), context, listedEvents(context, NO_FILTERS)),
    description: t('bookingDays.lead'),
    about: [
      ...listedEventsJsonLd(context, NO_FILTERS),
      breadcrumbs(context, [{ label: t('bookingDays.title'), to: routes.bookingDays.href() }]),
    ],
  };
});

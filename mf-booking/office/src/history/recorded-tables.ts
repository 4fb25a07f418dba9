import type { RecordedTables } from '@arbora/office';
import { routes } from '@arbora/routes';
import { eventHref } from '../booking/booking-view-state';
import { paymentsTexts } from '../payments/locales';

const recorded: RecordedTables = {
  tables: {
    booking_event: { link: eventHref },
    set_aside_payment: {
      link: (id) => routes.managerPayments.href({ id }),
      section: { load: async () => (await import('../payments/payments.section')).payments, texts: paymentsTexts },
    },
  },
  documents: { booking_event: eventHref },
};
export default recorded;

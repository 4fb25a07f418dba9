import {
  contribute,
  dashboardTile,
  managerPage,
  officeTexts,
  personPanel,
  recordedTables,
  searchHits,
  sectionParams,
} from '@arbora/office/definition';
import { defineRemote } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { bookingTexts } from './booking/locales';
import { paymentsTexts } from './payments/locales';

/** The back office of events: events, reservations and payments (spec §2). */
export default defineRemote({
  name: 'mf-booking-office',
  texts: {
    cs: () => import('./locales/cs.json'),
    en: () => import('./locales/en.json'),
    pl: () => import('./locales/pl.json'),
  },
  commonTexts: [officeTexts],
  routes: [
    managerPage(routes.managerBooking, 'booking.title', bookingTexts, () => import('./booking/booking.page'), {
      search: sectionParams('event', 'slot', 'form', 'when', 'paid'),
    }),
    managerPage(routes.managerPayments, 'payments.title', paymentsTexts, () => import('./payments/payments.page'), {
      search: sectionParams('waits', 'outcome', 'statement', 'money', 'due', 'kind', 'month', 'state', 'why'),
    }),
  ],
  contributions: [
    contribute(dashboardTile, { section: 'booking', load: () => import('./dashboard/events-tile') }),
    contribute(dashboardTile, { section: 'booking', load: () => import('./dashboard/unpaid-tile') }),
    contribute(searchHits, { section: 'booking', load: () => import('./search/search-hits') }),
    contribute(personPanel, { section: 'booking', load: () => import('./person/reservations-panel') }),
    contribute(recordedTables, { section: 'booking', load: () => import('./history/recorded-tables') }),
  ],
});

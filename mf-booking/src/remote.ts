import { defineRemote, pageAt } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { checkTexts } from './check/locales';
import { reservationsTexts } from './reservations/locales';
import { reserveTexts } from './reserve/locales';

/** Events and their slots, reserving, own reservations with tickets, and check-in (spec §2). */
export default defineRemote({
  name: 'mf-booking',
  texts: {
    cs: () => import('./locales/cs.json'),
    en: () => import('./locales/en.json'),
    pl: () => import('./locales/pl.json'),
  },
  routes: [
    pageAt(routes.publicBooking, {
      search: ['page', 'month', 'place'],
      titleKey: 'publicBooking.title',
      load: () => import('./events/public-booking.page'),
      head: () => import('./events/events.head'),
    }),
    pageAt(routes.publicEvent, {
      titleKey: 'publicEvent.title',
      example: routes.publicEvent.href({ id: 'e2712d16-6928-8a14-9bd3-855c2aef97d7' }),
      validation: { resource: 'booking_event', filters: { id: 'eq.{id}', is_public: 'is.true' } },
      load: () => import('./events/public-event.page'),
      head: () => import('./events/public-event.head'),
    }),
    pageAt(routes.bookingDays, {
      search: ['page'],
      titleKey: 'bookingDays.title',
      load: () => import('./events/booking-days.page'),
      head: () => import('./events/booking-days.head'),
    }),
    pageAt(routes.reserveEvent, {
      search: ['slot'],
      section: reserveTexts,
      titleKey: 'event.title',
      example: routes.reserveEvent.href({ id: 'e2712d16-6928-8a14-9bd3-855c2aef97d7' }),
      load: () => import('./reserve/reserve-event.page'),
    }),
    pageAt(routes.reservations, {
      search: ['page', 'past', 'cancelled'],
      section: reservationsTexts,
      titleKey: 'reservations.title',
      load: () => import('./reservations/reservations.page'),
    }),
    pageAt(routes.reservation, {
      section: reservationsTexts,
      titleKey: 'reservation.title',
      example: routes.reservation.href({ id: 'f0abd67b-8f52-8911-9494-8b83990b7493' }),
      load: () => import('./reservations/reservation.page'),
    }),
    pageAt(routes.leaveWaiting, {
      section: reserveTexts,
      titleKey: 'waiting.title',
      sitemap: false,
      rendered: false,
      search: ['id'],
      secretParams: ['id'],
      load: () => import('./waiting/leave-waiting.page'),
    }),
    pageAt(routes.ticketCheck, {
      section: checkTexts,
      titleKey: 'check.title',
      sitemap: false,
      search: ['id', 'door'],
      secretParams: ['id'],
      load: () => import('./check/ticket-check.page'),
    }),
  ],
  slots: [
    { name: 'next-reservations', load: () => import('./slots/next-reservations.slot') },
    { name: 'intended-event', load: () => import('./slots/intended-event.slot') },
  ],
});

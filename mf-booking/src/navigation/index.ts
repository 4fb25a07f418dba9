import type { DeclaredEntry } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { ticketIcon } from '@arbora/ui/icons';
import type cs from './locales/cs.json';

/** Links to pages of this remote. Read by the build only: browsers get them with the registry. */
export default [
  { place: 'site', route: routes.publicBooking, title: 'events', order: 30, alsoCurrentAt: routes.bookingDays },
  { place: 'footer', route: routes.publicBooking, title: 'events', group: 'plants', order: 30 },
  { place: 'account', route: routes.reservations, title: 'reservations', order: 20, icon: ticketIcon },
] satisfies readonly DeclaredEntry<keyof typeof cs>[];

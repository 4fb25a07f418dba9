import type { DeclaredEntry } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { calendarIcon } from '@arbora/ui/icons';
import type cs from './locales/cs.json';

/** Links to pages of this remote. Read by the build only: browsers get them with the registry. */
export default [
  { place: 'office', route: routes.managerBooking, title: 'booking', group: 'sales', order: 10, icon: calendarIcon },
] satisfies readonly DeclaredEntry<keyof typeof cs>[];

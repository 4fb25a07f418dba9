import type { DeclaredEntry } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { peopleIcon, personIcon } from '@arbora/ui/icons';
import type cs from './locales/cs.json';

/** Links to pages of this remote. Read by the build only: browsers get them with the registry. */
export default [
  {
    place: 'office',
    route: routes.managerRegistrations,
    title: 'registrations',
    group: 'administration',
    order: 130,
    icon: personIcon,
  },
  {
    place: 'office',
    route: routes.managerProfiles,
    title: 'profiles',
    group: 'administration',
    order: 140,
    icon: peopleIcon,
  },
] satisfies readonly DeclaredEntry<keyof typeof cs>[];

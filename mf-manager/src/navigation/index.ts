import type { DeclaredEntry } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { clockIcon, eyeIcon, filterIcon, mailIcon, refreshIcon, warningIcon } from '@arbora/ui/icons';
import type cs from './locales/cs.json';

/** Links to pages of this remote. Read by the build only: browsers get them with the registry. */
export default [
  {
    place: 'office',
    route: routes.managerSettings,
    title: 'settings',
    group: 'administration',
    order: 150,
    icon: filterIcon,
  },
  { place: 'office', route: routes.managerMail, title: 'mail', group: 'administration', order: 160, icon: mailIcon },
  { place: 'office', route: routes.managerAudit, title: 'audit', group: 'administration', order: 170, icon: eyeIcon },
  {
    place: 'office',
    route: routes.managerFailures,
    title: 'failures',
    group: 'administration',
    order: 180,
    icon: warningIcon,
  },
  {
    place: 'office',
    route: routes.managerWebVitals,
    title: 'webVitals',
    group: 'administration',
    order: 185,
    icon: clockIcon,
  },
  {
    place: 'office',
    route: routes.managerDeployments,
    title: 'deployments',
    group: 'administration',
    order: 190,
    icon: refreshIcon,
  },
] satisfies readonly DeclaredEntry<keyof typeof cs>[];

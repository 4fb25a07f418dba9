import type { DeclaredEntry } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { editIcon, eyeIcon, peopleIcon, successIcon } from '@arbora/ui/icons';
import type cs from './locales/cs.json';

/** Links to pages of this remote. Read by the build only: browsers get them with the registry. */
export default [
  { place: 'office', route: routes.managerNews, title: 'news', group: 'content', order: 70, icon: editIcon },
  { place: 'office', route: routes.managerBulletins, title: 'bulletin', group: 'content', order: 80, icon: editIcon },
  { place: 'office', route: routes.managerComments, title: 'comments', group: 'content', order: 90, icon: editIcon },
  { place: 'office', route: routes.managerRatings, title: 'ratings', group: 'content', order: 100, icon: successIcon },
  {
    place: 'office',
    route: routes.managerGalleries,
    title: 'photogallery',
    group: 'content',
    order: 110,
    icon: eyeIcon,
  },
  { place: 'office', route: routes.managerJobs, title: 'jobs', group: 'administration', order: 120, icon: peopleIcon },
] satisfies readonly DeclaredEntry<keyof typeof cs>[];

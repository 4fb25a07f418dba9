import { mayOpen } from '@arbora/auth';
import type { Session } from '@arbora/auth';
import type { ManagerSection } from '@arbora/domain';
import type { Registry } from '@arbora/registry';
import { routes } from '@arbora/routes';
import type { PageRoute } from '@arbora/routes';
import {
  basketIcon,
  calendarIcon,
  checkIcon,
  editIcon,
  eyeIcon,
  filterIcon,
  leafIcon,
  mailIcon,
  peopleIcon,
  personIcon,
  successIcon,
  ticketIcon,
  type IconShape,
} from '@arbora/ui/icons';

export interface NavigationItem {
  path: string;
  /** Key of its text in the namespace `shell`. */
  text: string;
  icon?: IconShape;
}

const item = (route: PageRoute<string>, text: string, icon?: IconShape): NavigationItem => ({
  path: route.pattern,
  text,
  icon,
});

const SITE: readonly NavigationItem[] = [
  item(routes.assortment, 'nav.assortment'),
  item(routes.offers, 'nav.offers'),
  item(routes.publicBooking, 'nav.events'),
  item(routes.news, 'nav.news'),
  item(routes.galleries, 'nav.galleries'),
  item(routes.careers, 'nav.careers'),
  item(routes.contact, 'nav.contact'),
];

const ACCOUNT: readonly NavigationItem[] = [
  item(routes.account, 'account.profile', personIcon),
  item(routes.reservations, 'account.reservations', ticketIcon),
  item(routes.basket, 'account.basket', basketIcon),
  item(routes.orders, 'account.orders', checkIcon),
  item(routes.inquiries, 'account.inquiries', mailIcon),
];

/** The back office, most used first; each entry belongs to the section whose rights open it. */
const MANAGER: readonly (NavigationItem & { section: ManagerSection })[] = [
  { ...item(routes.managerBooking, 'manager.booking', calendarIcon), section: 'booking' },
  { ...item(routes.managerOrders, 'manager.orders', basketIcon), section: 'orders' },
  { ...item(routes.managerInquiries, 'manager.inquiries', mailIcon), section: 'inquiries' },
  { ...item(routes.managerOffers, 'manager.offers', checkIcon), section: 'offers' },
  { ...item(routes.managerAssortment, 'manager.assortment', leafIcon), section: 'assortment' },
  { ...item(routes.managerPhoto, 'manager.photo', eyeIcon), section: 'photo' },
  { ...item(routes.managerNews, 'manager.news', editIcon), section: 'news' },
  { ...item(routes.managerBulletins, 'manager.bulletin', editIcon), section: 'bulletin' },
  { ...item(routes.managerComments, 'manager.comments', editIcon), section: 'comments' },
  { ...item(routes.managerRatings, 'manager.ratings', successIcon), section: 'ratings' },
  { ...item(routes.managerGalleries, 'manager.photogallery', eyeIcon), section: 'photogallery' },
  { ...item(routes.managerJobs, 'manager.jobs', peopleIcon), section: 'jobs' },
  { ...item(routes.managerRegistrations, 'manager.registrations', personIcon), section: 'users' },
  { ...item(routes.managerProfiles, 'manager.profiles', peopleIcon), section: 'users' },
  { ...item(routes.managerSettings, 'manager.settings', filterIcon), section: 'settings' },
];

export interface Navigation {
  site: readonly NavigationItem[];
  account: readonly NavigationItem[];
  manager: readonly NavigationItem[];
}

/** What this person can go to: only pages that are deployed, and only sections that the person may open. */
export function navigationOf(registry: Pick<Registry, 'remotes'>, session: Session): Navigation {
  const deployed = new Set(registry.remotes.flatMap((remote) => remote.routes.map((rule) => rule.pattern)));
  const isDeployed = ({ path }: NavigationItem): boolean => deployed.has(path);
  return {
    site: SITE.filter(isDeployed),
    account: ACCOUNT.filter(isDeployed),
    manager: MANAGER.filter((entry) => isDeployed(entry) && mayOpen(session, entry.section)),
  };
}

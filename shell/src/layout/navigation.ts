import { mayOpen } from '@arbora/auth';
import type { Session } from '@arbora/auth';
import type { ManagerSection } from '@arbora/domain';
import type { Registry } from '@arbora/registry';
import { routes } from '@arbora/routes';
import type { PageRoute } from '@arbora/routes';
import type { IconName } from '@arbora/ui';

export interface NavigationItem {
  path: string;
  /** Key of its text in the namespace `shell`. */
  text: string;
  icon?: IconName;
}

const item = (route: PageRoute<string>, text: string, icon?: IconName): NavigationItem => ({
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
  item(routes.account, 'account.profile', 'person'),
  item(routes.reservations, 'account.reservations', 'ticket'),
  item(routes.basket, 'account.basket', 'basket'),
  item(routes.orders, 'account.orders', 'check'),
  item(routes.inquiries, 'account.inquiries', 'mail'),
];

/** The back office, most used first; each entry belongs to the section whose rights open it. */
const MANAGER: readonly (NavigationItem & { section: ManagerSection })[] = [
  { ...item(routes.managerBooking, 'manager.booking', 'calendar'), section: 'booking' },
  { ...item(routes.managerOrders, 'manager.orders', 'basket'), section: 'orders' },
  { ...item(routes.managerInquiries, 'manager.inquiries', 'mail'), section: 'inquiries' },
  { ...item(routes.managerOffers, 'manager.offers', 'check'), section: 'offers' },
  { ...item(routes.managerAssortment, 'manager.assortment', 'leaf'), section: 'assortment' },
  { ...item(routes.managerPhoto, 'manager.photo', 'eye'), section: 'photo' },
  { ...item(routes.managerNews, 'manager.news', 'edit'), section: 'news' },
  { ...item(routes.managerBulletins, 'manager.bulletin', 'edit'), section: 'bulletin' },
  { ...item(routes.managerComments, 'manager.comments', 'edit'), section: 'comments' },
  { ...item(routes.managerRatings, 'manager.ratings', 'success'), section: 'ratings' },
  { ...item(routes.managerGalleries, 'manager.photogallery', 'eye'), section: 'photogallery' },
  { ...item(routes.managerJobs, 'manager.jobs', 'people'), section: 'jobs' },
  { ...item(routes.managerRegistrations, 'manager.registrations', 'person'), section: 'users' },
  { ...item(routes.managerProfiles, 'manager.profiles', 'people'), section: 'users' },
  { ...item(routes.managerSettings, 'manager.settings', 'filter'), section: 'settings' },
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

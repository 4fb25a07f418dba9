import { mayOpen } from '@arbora/auth';
import type { Session } from '@arbora/auth';
import type { ManagerSection } from '@arbora/domain';
import type { Registry } from '@arbora/registry';
import { routes } from '@arbora/routes';
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
} from '@arbora/ui/icons';
import { deployedOf, item, type NavigationItem } from './navigation';

const ACCOUNT: readonly NavigationItem[] = [
  item(routes.account, 'account.profile', personIcon),
  item(routes.reservations, 'account.reservations', ticketIcon),
  item(routes.basket, 'account.basket', basketIcon),
  item(routes.orders, 'account.orders', checkIcon),
  item(routes.inquiries, 'account.inquiries', mailIcon),
];

interface ManagerItem extends NavigationItem {
  /** The section whose permission opens the entry. */
  section: ManagerSection;
}

/** The back office, most used first. */
const MANAGER: readonly ManagerItem[] = [
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
  { ...item(routes.managerMail, 'manager.mail', mailIcon), section: 'settings' },
  { ...item(routes.managerAudit, 'manager.audit', eyeIcon), section: 'settings' },
];

/** Related sections, in display order; ungrouped sections come last. */
const GROUPS: readonly { name: ManagerGroup['name']; sections: readonly ManagerSection[] }[] = [
  { name: 'sales', sections: ['booking', 'orders', 'inquiries', 'offers'] },
  { name: 'plants', sections: ['assortment', 'photo'] },
  { name: 'content', sections: ['news', 'bulletin', 'comments', 'ratings', 'photogallery'] },
];

/** Entries of the back office's navigation below a heading. */
export interface ManagerGroup {
  name: 'sales' | 'plants' | 'content' | 'administration';
  items: readonly NavigationItem[];
}

/** Account pages of a logged-in user. */
export function accountNavigation(registry: Pick<Registry, 'remotes'>): readonly NavigationItem[] {
  return deployedOf(registry, ACCOUNT);
}

/** The sections of the back office that the session may open. */
export function managerNavigation(registry: Pick<Registry, 'remotes'>, session: Session): readonly ManagerItem[] {
  return deployedOf(registry, MANAGER).filter(({ section }) => mayOpen(session, section));
}

/** The same sections by group, without empty groups. */
export function managerGroups(registry: Pick<Registry, 'remotes'>, session: Session): readonly ManagerGroup[] {
  const open = managerNavigation(registry, session);
  const grouped = GROUPS.map(({ name, sections }) => ({
    name,
    items: open.filter(({ section }) => sections.includes(section)),
  }));
  const rest = open.filter((entry) => !grouped.some(({ items }) => items.includes(entry)));
  return [...grouped, { name: 'administration' as const, items: rest }].filter(({ items }) => items.length > 0);
}

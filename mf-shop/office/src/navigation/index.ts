import type { DeclaredEntry } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { basketIcon, checkIcon, eyeIcon, leafIcon, mailIcon } from '@arbora/ui/icons';
import type cs from './locales/cs.json';

/** Links to pages of this remote. Read by the build only: browsers get them with the registry. */
export default [
  { place: 'office', route: routes.managerOrders, title: 'orders', group: 'sales', order: 20, icon: basketIcon },
  { place: 'office', route: routes.managerInquiries, title: 'inquiries', group: 'sales', order: 30, icon: mailIcon },
  { place: 'office', route: routes.managerOffers, title: 'offers', group: 'sales', order: 40, icon: checkIcon },
  { place: 'office', route: routes.managerAssortment, title: 'assortment', group: 'plants', order: 50, icon: leafIcon },
  { place: 'office', route: routes.managerPhoto, title: 'photo', group: 'plants', order: 60, icon: eyeIcon },
] satisfies readonly DeclaredEntry<keyof typeof cs>[];

import type { DeclaredEntry } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { basketIcon, checkIcon, mailIcon } from '@arbora/ui/icons';
import type cs from './locales/cs.json';

/** Links to pages of this remote. Read by the build only: browsers get them with the registry. */
export default [
  { place: 'site', route: routes.assortment, title: 'assortment', order: 10 },
  { place: 'site', route: routes.offers, title: 'offers', order: 20 },
  { place: 'footer', route: routes.assortment, title: 'assortment', group: 'plants', order: 10 },
  { place: 'footer', route: routes.offers, title: 'offers', group: 'plants', order: 20 },
  { place: 'account', route: routes.basket, title: 'basket', order: 30, icon: basketIcon },
  { place: 'account', route: routes.orders, title: 'orders', order: 40, icon: checkIcon },
  { place: 'account', route: routes.inquiries, title: 'inquiries', order: 50, icon: mailIcon },
] satisfies readonly DeclaredEntry<keyof typeof cs>[];

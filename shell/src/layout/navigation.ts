import type { TextKey } from '@arbora/i18n';
import type { Registry } from '@arbora/registry';
import { routes } from '@arbora/routes';
import type { PageRoute } from '@arbora/routes';
import type { IconShape } from '@arbora/ui/icons';

export interface NavigationItem {
  path: string;
  textKey: TextKey<'shell'>;
  icon?: IconShape;
  /** Path of another page with the same content. */
  alsoCurrentAt?: string;
}

/** Creates a navigation item for a page. */
export const item = (route: PageRoute<string>, textKey: TextKey<'shell'>, icon?: IconShape): NavigationItem => ({
  path: route.pattern,
  textKey,
  icon,
});

/** Returns the items whose page is deployed. */
export function deployedOf<Item extends NavigationItem>(
  registry: Pick<Registry, 'remotes'>,
  items: readonly Item[],
): readonly Item[] {
  const deployed = new Set(registry.remotes.flatMap((remote) => remote.routes.map((rule) => rule.pattern)));
  return items.filter(({ path }) => deployed.has(path));
}

const SITE: readonly NavigationItem[] = [
  item(routes.assortment, 'nav.assortment'),
  item(routes.offers, 'nav.offers'),
  { ...item(routes.publicBooking, 'nav.events'), alsoCurrentAt: routes.bookingDays.pattern },
  item(routes.news, 'nav.news'),
  item(routes.galleries, 'nav.galleries'),
  item(routes.careers, 'nav.careers'),
  item(routes.contact, 'nav.contact'),
];

/** Navigation for all visitors. */
export function siteNavigation(registry: Pick<Registry, 'remotes'>): readonly NavigationItem[] {
  return deployedOf(registry, SITE);
}

/** Pages of one kind, below a heading. */
export interface NavigationGroup {
  title: TextKey<'shell'>;
  items: readonly NavigationItem[];
}

const FOOTER: readonly NavigationGroup[] = [
  {
    title: 'footer.plants',
    items: [
      item(routes.assortment, 'nav.assortment'),
      item(routes.offers, 'nav.offers'),
      item(routes.publicBooking, 'nav.events'),
      item(routes.services, 'nav.services'),
      item(routes.galleries, 'nav.galleries'),
      item(routes.tour, 'nav.tour'),
      item(routes.references, 'nav.references'),
    ],
  },
  {
    title: 'footer.nursery',
    items: [
      item(routes.about, 'nav.about'),
      item(routes.people, 'nav.people'),
      item(routes.news, 'nav.news'),
      item(routes.bulletin, 'nav.bulletin'),
      item(routes.careers, 'nav.careers'),
      item(routes.student, 'nav.student'),
      item(routes.notices, 'nav.notices'),
      item(routes.contact, 'nav.contact'),
    ],
  },
];

/** Footer links by kind; kinds without a deployed page are omitted. */
export function footerNavigation(registry: Pick<Registry, 'remotes'>): readonly NavigationGroup[] {
  return FOOTER.map(({ title, items }) => ({ title, items: deployedOf(registry, items) })).filter(
    ({ items }) => items.length > 0,
  );
}

const LEGAL = [item(routes.terms, 'nav.terms'), item(routes.gdpr, 'nav.privacy')];

/** Legal pages. */
export function legalNavigation(registry: Pick<Registry, 'remotes'>): readonly NavigationItem[] {
  return deployedOf(registry, LEGAL);
}

const NEWSLETTERS = [item(routes.subscriptions, 'footer.subscribe')];

/** The newsletter page, if it is deployed. */
export function newslettersEntry(registry: Pick<Registry, 'remotes'>): NavigationItem | undefined {
  return deployedOf(registry, NEWSLETTERS)[0];
}

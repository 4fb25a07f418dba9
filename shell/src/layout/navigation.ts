import type { TextKey } from '@arbora/i18n';
import type { Registry } from '@arbora/registry';
import { routes } from '@arbora/routes';
import type { PageRoute } from '@arbora/routes';
import type { IconShape } from '@arbora/ui/icons';

export interface NavigationItem {
  path: string;
  text: TextKey<'shell'>;
  icon?: IconShape;
  /** Path of another page that shows the same things. */
  also?: string;
}

/** An entry for a page. */
export const item = (route: PageRoute<string>, text: TextKey<'shell'>, icon?: IconShape): NavigationItem => ({
  path: route.pattern,
  text,
  icon,
});

/** Those of the entries whose page is deployed. */
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
  { ...item(routes.publicBooking, 'nav.events'), also: routes.bookingDays.pattern },
  item(routes.news, 'nav.news'),
  item(routes.galleries, 'nav.galleries'),
  item(routes.careers, 'nav.careers'),
  item(routes.contact, 'nav.contact'),
];

/** What everybody can go to. */
export function siteNavigation(registry: Pick<Registry, 'remotes'>): readonly NavigationItem[] {
  return deployedOf(registry, SITE);
}

const ABOUT: readonly NavigationItem[] = [
  item(routes.about, 'nav.about'),
  item(routes.student, 'nav.student'),
  item(routes.notices, 'nav.notices'),
  item(routes.gdpr, 'nav.privacy'),
];

/** What the footer leads to: the same, and what is read about the nursery and its rules. */
export function footerNavigation(registry: Pick<Registry, 'remotes'>): readonly NavigationItem[] {
  return deployedOf(registry, [...SITE, ...ABOUT]);
}

const NEWSLETTERS = [item(routes.subscriptions, 'footer.subscribe')];

/** Where newsletters are asked for. */
export function newslettersEntry(registry: Pick<Registry, 'remotes'>): NavigationItem | undefined {
  return deployedOf(registry, NEWSLETTERS)[0];
}

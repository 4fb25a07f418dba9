import { HOME_LOCALE, localeFromPath, stripLocale, type Locale } from '@arbora/domain';
import { matchRule, type PathParams } from '@arbora/registry';
import type { Location } from '@arbora/router';
import type { RemoteDefinition, RemoteRoute } from './definition';

export interface PageLocation {
  location: Location;
  locale: Locale;
  route: RemoteRoute;
  params: PathParams;
}

/** Returns the remote's page at a location; null if there is none. */
export function locate(definition: RemoteDefinition, location: Location): PageLocation | null {
  const match = matchRule(definition.routes, stripLocale(location.pathname));
  const locale = localeFromPath(location.pathname) ?? HOME_LOCALE;
  return match && { location, locale, route: match.rule, params: match.params };
}

/** Whether two locations show the same page and differ in search or hash at most. */
export function isSamePage(a: PageLocation, b: PageLocation): boolean {
  return a.route === b.route && a.locale === b.locale && JSON.stringify(a.params) === JSON.stringify(b.params);
}

import { HOME_LOCALE, localeFromPath, stripLocale, type Locale } from '@arbora/domain';
import { matchRule, type PathParams } from '@arbora/registry';
import type { Location } from '@arbora/router';
import type { RemoteDefinition, RemoteRoute } from './definition';

export interface Place {
  location: Location;
  locale: Locale;
  route: RemoteRoute;
  params: PathParams;
}

/** Returns the remote's page at a location; null if there is none. */
export function locate(definition: RemoteDefinition, location: Location): Place | null {
  const match = matchRule(definition.routes, stripLocale(location.pathname));
  const locale = localeFromPath(location.pathname) ?? HOME_LOCALE;
  return match && { location, locale, route: match.rule, params: match.params };
}

/** Whether two places show the same page and differ in search or hash at most. */
export function isSamePage(a: Place, b: Place): boolean {
  return a.route === b.route && a.locale === b.locale && JSON.stringify(a.params) === JSON.stringify(b.params);
}

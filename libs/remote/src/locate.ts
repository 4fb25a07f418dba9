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

/** Which page of the remote a location means; null where it is not one of the remote's. */
export function locate(definition: RemoteDefinition, location: Location): Place | null {
  const match = matchRule(definition.routes, stripLocale(location.pathname));
  const locale = localeFromPath(location.pathname) ?? HOME_LOCALE;
  return match && { location, locale, route: match.rule, params: match.params };
}

/** Whether going from one place to the other keeps the page and changes at most search and hash. */
export function isSamePage(a: Place, b: Place): boolean {
  return a.route === b.route && a.locale === b.locale && JSON.stringify(a.params) === JSON.stringify(b.params);
}

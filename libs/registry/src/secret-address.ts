import { stripLocale } from '@arbora/domain';
import { matchRoute } from './match-route';
import type { Registry } from './registry';

/** Search parameter of the login page with the URL to return to. */
export const RETURN_PARAM = 'return';

/** Maximum depth of nested return URLs. */
const DEPTH_MAX = 3;

/**
 * Whether a URL contains a secret parameter, directly or in the return URL of a login. `pathname` may be with or
 * without locale.
 */
export function isSecretUrl(
  registry: Pick<Registry, 'remotes'>,
  { pathname, search }: { pathname: string; search: string },
  depth = DEPTH_MAX,
): boolean {
  const params = new URLSearchParams(search);
  const match = matchRoute(registry, stripLocale(pathname));
  if (match?.rule.secretParams?.some((name) => params.has(name))) return true;
  const back = params.get(RETURN_PARAM);
  if (back === null || depth === 0) return false;
  const [path = '', query = ''] = back.split(/\?(.*)/s);
  return isSecretUrl(registry, { pathname: path, search: query }, depth - 1);
}

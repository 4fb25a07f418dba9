import { stripLocale } from '@arbora/domain';
import { matchRoute } from './match-route';
import type { Registry } from './registry';

/** Search parameter of the login page that holds the address to go to afterwards. */
export const RETURN_PARAM = 'return';

/** A return address may hold another one; they are followed no deeper than this. */
const DEPTH_MAX = 3;

/**
 * Whether an address holds the value of a parameter that its page declares secret, directly or in the address that a
 * login returns to. `pathname` may be with or without locale.
 */
export function isSecretAddress(
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
  return isSecretAddress(registry, { pathname: path, search: query }, depth - 1);
}

import { stripLocale } from '@arbora/domain';
import { RETURN_PARAM } from '@arbora/registry';
import { routes } from '@arbora/routes';

const ORIGIN = 'http://same-origin.invalid';

/** The login page that leads back to the visited one. */
export function loginPath(visit: { path: string; search: string; hash: string }): string {
  const back = visit.path + visit.search + visit.hash;
  return `${routes.login.pattern}?${new URLSearchParams({ [RETURN_PARAM]: back })}`;
}

/** `path` without locale when it is one of this site, else null: a link must not lead elsewhere through our login. */
function safePath(path: string): string | null {
  if (!path.startsWith('/') || !URL.canParse(path, ORIGIN)) return null;
  const url = new URL(path, ORIGIN);
  if (url.origin !== ORIGIN) return null;
  return stripLocale(url.pathname + url.search + url.hash);
}

/**
 * The path to go to after login: the page that asked for it, else the back office for staff and the account for others
 * (decisions 8, 53). `search` is that of `/login`.
 */
export function pathAfterLogin(search: string, isManager: boolean): string {
  const back = safePath(new URLSearchParams(search).get(RETURN_PARAM) ?? '');
  const leadsNowhere = !back || /^\/(login|logout)\b/.test(back);
  if (!leadsNowhere) return back;
  return isManager ? routes.manager.pattern : routes.account.pattern;
}

import { stripLocale } from '@arbora/domain';
import { RETURN_PARAM } from '@arbora/registry';
import { routes } from '@arbora/routes';

const ORIGIN = 'http://same-origin.invalid';

/** Returns the path of the login page with a return path to the visited page. */
export function loginPath(visit: { path: string; search: string; hash: string }): string {
  const back = visit.path + visit.search + visit.hash;
  return `${routes.login.pattern}?${new URLSearchParams({ [RETURN_PARAM]: back })}`;
}

/** Returns `path`, without locale, if it is internal, else null: prevents open redirects through the login. */
function safePath(path: string): string | null {
  if (!path.startsWith('/') || !URL.canParse(path, ORIGIN)) return null;
  const url = new URL(path, ORIGIN);
  if (url.origin !== ORIGIN) return null;
  return stripLocale(url.pathname + url.search + url.hash);
}

/**
 * Returns the path to open after login: the return path in `search` (of `/login`), else the back office for staff and
 * the account for others (decisions 8, 53).
 */
export function pathAfterLogin(search: string, isManager: boolean): string {
  const back = safePath(new URLSearchParams(search).get(RETURN_PARAM) ?? '');
  const leadsNowhere = !back || /^\/(login|logout)\b/.test(back);
  if (!leadsNowhere) return back;
  return isManager ? routes.manager.pattern : routes.account.pattern;
}

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

/** Where to go after login: the page that asked for it, else the account (decision 8). `search` is that of `/login`. */
export function pathAfterLogin(search: string): string {
  const back = safePath(new URLSearchParams(search).get(RETURN_PARAM) ?? '');
  const leadsNowhere = !back || /^\/(login|logout)\b/.test(back);
  return leadsNowhere ? routes.account.pattern : back;
}

import { SESSION_HINT_COOKIE } from '@arbora/domain';

/**
 * Whether a session may exist. The hint is a readable companion of the HttpOnly refresh cookie, set and cleared with it
 * by the server: without it a page makes no refresh request.
 */
export function maySessionExist(): boolean {
  if (typeof document === 'undefined') return false;
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SESSION_HINT_COOKIE}=`));
}

/** Clears the hint; the server does so too if it is reachable. */
export function dropSessionHint(): void {
  if (typeof document !== 'undefined') document.cookie = `${SESSION_HINT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
}

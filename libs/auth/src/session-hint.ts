import { SESSION_HINT_COOKIE } from '@arbora/domain';

/**
 * Whether someone may be logged in. The hint is a readable companion of the HttpOnly refresh cookie, set and cleared
 * with it by the server: without it a visitor's page need not ask.
 */
export function maySessionExist(): boolean {
  if (typeof document === 'undefined') return false;
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SESSION_HINT_COOKIE}=`));
}

/** Forgets the hint; the server clears it too, unless it could not be reached. */
export function dropSessionHint(): void {
  if (typeof document !== 'undefined') document.cookie = `${SESSION_HINT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
}

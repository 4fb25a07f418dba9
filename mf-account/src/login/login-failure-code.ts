import { isApiError } from '@arbora/api';

/** Refusals that are told as they are; awaiting approval and blocked come after a right password. */
const TOLD = ['auth.rate_limited', 'auth.not_allowed_in_app', 'auth.awaiting_approval', 'auth.blocked'];

/** The code whose text `error.<code>` tells why a login failed (spec §8: 429, 400 or 401, not allowed, other). */
export function loginFailureCode(error: unknown): string {
  if (!isApiError(error)) return 'auth.login_failed';
  if (TOLD.includes(error.code)) return error.code;
  return [400, 401].includes(error.status) ? 'auth.bad_credentials' : 'auth.login_failed';
}

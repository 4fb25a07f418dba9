import { isApiError } from '@arbora/api';
import type { ErrorCode } from '@arbora/domain';

/** Errors shown as they are; awaiting approval and blocked are returned only after a correct password. */
const SHOWN_AS_IS = ['auth.rate_limited', 'auth.not_allowed_in_app', 'auth.awaiting_approval', 'auth.blocked'] as const;

/** The code of the text `error.<code>` for a failed login (spec §8: 429, 400 or 401, not allowed, other). */
export function loginFailureCode(error: unknown): ErrorCode | 'auth.login_failed' {
  if (!isApiError(error)) return 'auth.login_failed';
  const shown = SHOWN_AS_IS.find((code) => code === error.code);
  if (shown) return shown;
  return [400, 401].includes(error.status) ? 'auth.bad_credentials' : 'auth.login_failed';
}

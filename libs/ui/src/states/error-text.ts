import { useI18n, useText } from '@arbora/i18n';
import { isOnline } from './use-is-online';

/** What an ApiError of `@arbora/api` tells; anything else that was thrown has none of it. */
interface CodedError {
  code?: unknown;
  status?: unknown;
}

/** Codes of ours, as `booking.capacity`; those of PostgreSQL, PostgREST and browsers are capitals or digits. */
const OWN_CODE = /^[a-z_]+(\.[a-z_]+)*$/;

/** The code whose text `error.<code>` tells what was thrown (spec §8): `network` when no answer came, `internal` for the unknown. */
export function errorCodeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'internal';
  const { code, status } = error as CodedError;
  if (typeof code === 'string' && OWN_CODE.test(code)) return code;
  if (status === 404) return 'not_found';
  if (status === 403) return 'auth.forbidden';
  return 'internal';
}

/** Whether no server has answered: the connection may be to blame. */
export function isUnanswered(error: unknown): boolean {
  return !(Number((error as CodedError | null | undefined)?.status) > 0);
}

/**
 * Gives the function that puts what was thrown into words of the page's language. A code without words, as one of a newer
 * server, is told as `internal`; no answer without a network is told as that.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useText('ui');
  const i18n = useI18n();
  return (error) => {
    const code = errorCodeOf(error);
    const key = code === 'network' && !isOnline() ? 'error.offline' : `error.${code}`;
    return t(i18n.has('ui', key) ? key : 'error.internal');
  };
}

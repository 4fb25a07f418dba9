import { useI18n, useText } from '@arbora/i18n';
import { isOnline } from './use-is-online';

/** The properties of an ApiError of `@arbora/api`; other thrown values may lack them. */
interface CodedError {
  code?: unknown;
  status?: unknown;
}

/** Application codes, as `booking.capacity`; codes of PostgreSQL, PostgREST and browsers have capitals or digits. */
const OWN_CODE = /^[a-z_]+(\.[a-z_]+)*$/;

/**
 * Returns the code whose text `error.<code>` describes a thrown value (spec §8): `network` without a response,
 * `internal` for unknown errors.
 */
export function errorCodeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'internal';
  const { code, status } = error as CodedError;
  if (typeof code === 'string' && OWN_CODE.test(code)) return code;
  if (status === 404) return 'not_found';
  if (status === 403) return 'auth.forbidden';
  return 'internal';
}

/** Whether the server did not respond, which may be a connection problem. */
export function isUnanswered(error: unknown): boolean {
  return !(Number((error as CodedError | null | undefined)?.status) > 0);
}

/**
 * Namespace with the texts of codes that only staff receive: those of `ui` are loaded by every page. It is not declared
 * here, since only the back office loads it.
 */
const STAFF = 'office' as 'ui';

/**
 * Returns a function that translates thrown values. A code without a text, e.g. of a newer server, reads as `internal`;
 * a missing response while offline has its own text.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useText('ui');
  const i18n = useI18n();
  return (error) => {
    const code = errorCodeOf(error);
    const key = code === 'network' && !isOnline() ? 'error.offline' : `error.${code}`;
    if (i18n.has('ui', key)) return t(key);
    return i18n.has(STAFF, key) ? i18n.text(STAFF, key) : t('error.internal');
  };
}

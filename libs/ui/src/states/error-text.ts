import { ERROR_STATUS, RESIZING_ERRORS } from '@arbora/domain';
import { useText } from '@arbora/i18n';

/** What an ApiError of `@arbora/api` tells; anything else that was thrown has none of it. */
interface CodedError {
  code?: unknown;
  status?: unknown;
}

/** What goes wrong before a server is reached. */
const BROWSER_CODES = ['network', ...RESIZING_ERRORS.map((reason) => `image.${reason}`)];

/** The code whose text `error.<code>` tells what was thrown (spec §8): `network` when no answer came, `internal` for the unknown. */
export function errorCodeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'internal';
  const { code, status } = error as CodedError;
  if (typeof code === 'string' && (code in ERROR_STATUS || BROWSER_CODES.includes(code))) return code;
  if (status === 404) return 'not_found';
  if (status === 403) return 'auth.forbidden';
  return 'internal';
}

/** Gives the function that puts what was thrown into words of the page's language. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useText('ui');
  return (error) => t(`error.${errorCodeOf(error)}`);
}

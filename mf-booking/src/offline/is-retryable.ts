import { isApiError } from '@arbora/api';

/** Whether a request may succeed later: no response, timeout, rate limit or server failure. */
export function isRetryable(error: unknown): boolean {
  if (isApiError(error))
    return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
  return error instanceof DOMException && error.name === 'TimeoutError';
}

import { isApiError } from '@arbora/api';

/** Whether a request failed without an answer, so that it has to be retried. */
export function isNoAnswer(error: unknown): boolean {
  if (isApiError(error))
    return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
  return error instanceof DOMException && error.name === 'TimeoutError';
}

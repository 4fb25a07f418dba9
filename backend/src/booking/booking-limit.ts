import { AppError, toAppError } from '../http/errors';

/** A refusal as the caller is told it: too many bookings with the seconds to wait in Retry-After, all else as it is. */
export function withRetryAfter(error: unknown): unknown {
  const refusal = toAppError(error);
  if (refusal.code !== 'request.limited') return error;
  const { retry_after } = refusal.details as { retry_after: number };
  return new AppError('request.limited', { retryAfter: retry_after, cause: error });
}

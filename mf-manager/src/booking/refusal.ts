import { ApiError, isApiError } from '@arbora/api';
import { ERROR_STATUS, type ErrorCode } from '@arbora/domain';

const RAISED = 'P0001';

/**
 * What the data service refused, under our own code: a rule of the database raises it as its message (`P0001`).
 * Anything else stays as it is.
 */
export function refusalOf(error: unknown): unknown {
  if (!isApiError(error, RAISED) || !(error.message in ERROR_STATUS)) return error;
  const { status, message, body } = error;
  return new ApiError({ status, code: message as ErrorCode, message, body, cause: error });
}

/** Runs a write of the data service. @throws ApiError `not_found` where row security or absence left no row. */
export async function written<T>(write: Promise<T | null>): Promise<T> {
  const row = await write.catch((error: unknown) => {
    throw refusalOf(error);
  });
  if (row === null) throw new ApiError({ status: 404, code: 'not_found', message: 'Nothing was written' });
  return row;
}

import { ApiError } from '@arbora/api';

/** The row that a write returned. @throws ApiError `not_found` if row security or a missing row left none */
export async function written<T>(write: Promise<T | null>): Promise<T> {
  const row = await write;
  if (row === null) throw new ApiError({ status: 404, code: 'not_found', message: 'Nothing was written' });
  return row;
}

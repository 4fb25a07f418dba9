import { ApiError } from '@arbora/api';

/** The row that a write of the data service left. @throws ApiError `not_found` where row security or absence left none. */
export async function written<T>(write: Promise<T | null>): Promise<T> {
  const row = await write;
  if (row === null) throw new ApiError({ status: 404, code: 'not_found', message: 'Nothing was written' });
  return row;
}

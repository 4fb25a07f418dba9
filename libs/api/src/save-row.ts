import { row } from './results';
import { ApiError, isApiError } from './api-error';
import type { Query } from './typed/client';

/** A row with optimistic locking: each update increments `version`. */
export interface Versioned {
  version: number;
}

/**
 * Returns the properties of `wanted` that differ from `before`: an update must not revert concurrent changes of other
 * columns.
 */
export function changesOf<T extends object>(before: T, wanted: T): Partial<T> {
  const differs = (name: keyof T) => JSON.stringify(before[name]) !== JSON.stringify(wanted[name]);
  const names = (Object.keys(wanted) as (keyof T)[]).filter(differs);
  return Object.fromEntries(names.map((name) => [name, wanted[name]])) as Partial<T>;
}

/**
 * Updates a row with optimistic locking; resolves to the saved row. `write` updates by id and version, `read` fetches
 * the current row:
 *
 * const events = () => rest().from('booking_event');
 * saveRow(
 * event,
 * events().update(changes).eq('id', event.id).eq('version', event.version).select(),
 * events().select().eq('id', event.id),
 * );
 *
 * @throws ApiError content.changed_meanwhile (409, see `currentOf`), not_found, auth.forbidden
 */
export async function saveRow<T extends Versioned>(original: T, write: Query<T[]>, read: Query<T[]>): Promise<T> {
  try {
    const saved = await row(write);
    if (saved !== null) return saved as T;
  } catch (error) {
    // A view raises the conflict itself if the row changes during the request.
    if (!isApiError(error, 'content.changed_meanwhile')) throw error;
  }
  throw await conflictOf(original, read);
}

/**
 * Returns the error of an update that matched no row, for calls that are not queries: content.changed_meanwhile with
 * the current row (see `currentOf`), not_found or auth.forbidden.
 */
export async function conflictOf<T extends Versioned>({ version }: T, read: Query<T[]>): Promise<ApiError> {
  const current = (await row(read)) as T | null;
  if (current === null) return new ApiError({ status: 404, code: 'not_found', message: 'The row is gone' });
  if (current.version === version) {
    return new ApiError({ status: 403, code: 'auth.forbidden', message: 'The row may not be changed' });
  }
  const message = `The row is of version ${current.version}, not ${version}`;
  return new ApiError({ status: 409, code: 'content.changed_meanwhile', message, body: { current } });
}

/** Returns the current row from a version conflict; null for any other error. */
export function currentOf<T extends Versioned>(error: unknown): T | null {
  if (!isApiError(error, 'content.changed_meanwhile')) return null;
  return (error.body as { current?: T } | null)?.current ?? null;
}

import { row } from './answers';
import { ApiError, isApiError } from './api-error';
import type { Query } from './typed/client';

/** A row that staff edit: `version` goes up with each change, whoever makes it. */
export interface Versioned {
  version: number;
}

/** The members of `wanted` that are other than in `before`: a change sends nothing else, and so undoes nothing else. */
export function changesOf<T extends object>(before: T, wanted: T): Partial<T> {
  const differs = (name: keyof T) => JSON.stringify(before[name]) !== JSON.stringify(wanted[name]);
  const names = (Object.keys(wanted) as (keyof T)[]).filter(differs);
  return Object.fromEntries(names.map((name) => [name, wanted[name]])) as Partial<T>;
}

/**
 * Changes a row unless somebody else has changed it since `known` was read; resolves to the row as it is then. `write` is
 * an update of its id and version with what was changed, `read` asks for the row as it is now:
 *
 *     const events = () => rest().from('booking_event');
 *     saveRow(
 *       event,
 *       events().update(changes).eq('id', event.id).eq('version', event.version).select(),
 *       events().select().eq('id', event.id),
 *     );
 *
 * @throws ApiError content.changed_meanwhile (409, see `currentOf`), not_found, auth.forbidden
 */
export async function saveRow<T extends Versioned>(known: T, write: Query<T[]>, read: Query<T[]>): Promise<T> {
  try {
    const saved = await row(write);
    if (saved !== null) return saved as T;
  } catch (error) {
    // A view tells itself that somebody else was faster by less than a request takes.
    if (!isApiError(error, 'content.changed_meanwhile')) throw error;
  }
  throw await conflictOf(known, read);
}

/**
 * The error of a save that matched nothing, for calls that are no query: content.changed_meanwhile with the row as it is
 * now (see `currentOf`), not_found or auth.forbidden.
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

/** The row as somebody else has left it, of the error that refused to write over it; null for any other error. */
export function currentOf<T extends Versioned>(error: unknown): T | null {
  if (!isApiError(error, 'content.changed_meanwhile')) return null;
  return (error.body as { current?: T } | null)?.current ?? null;
}

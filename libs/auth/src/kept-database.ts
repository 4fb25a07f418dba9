/** IndexedDB database for offline data of the logged-in user; mf-booking encrypts its content. */
export const KEPT_DATABASE = 'arbora-kept';

/** Deletes the user's offline data on this device. */
export function dropKept(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(KEPT_DATABASE);
  } catch {
    // Storage is blocked: there are no data.
  }
}

/** IndexedDB database for offline data of the logged-in user; mf-booking encrypts its content. */
export const OFFLINE_DATABASE = 'arbora-kept';

/** Deletes the user's offline data on this device. */
export function deleteOfflineData(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(OFFLINE_DATABASE);
  } catch {
    // Storage is blocked: there are no data.
  }
}

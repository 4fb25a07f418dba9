/** IndexedDB database (encrypted by mf-booking) and cache for offline data of the logged-in user. */
export const OFFLINE_STORE = 'arbora-kept';

/** Deletes the pages that open offline; they name the user who was logged in. */
export async function deleteOfflinePages(): Promise<void> {
  try {
    await globalThis.caches?.delete(OFFLINE_STORE);
  } catch {
    // Storage is blocked: there are none.
  }
}

/** Deletes the user's offline data on this device. */
export function deleteOfflineData(): void {
  void deleteOfflinePages();
  try {
    globalThis.indexedDB?.deleteDatabase(OFFLINE_STORE);
  } catch {
    // Storage is blocked: there are no data.
  }
}

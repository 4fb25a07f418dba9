/** The browser database for data of the logged-in person; mf-booking encrypts its content. */
export const KEPT_DATABASE = 'arbora-kept';

/** Deletes the data that the device keeps for the session's person. */
export function dropKept(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(KEPT_DATABASE);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

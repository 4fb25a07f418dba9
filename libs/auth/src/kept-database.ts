/** The browser's database of what a device keeps for whoever is logged in; its content is encrypted by its user. */
export const KEPT_DATABASE = 'arbora-kept';

/** Deletes what the device keeps: with the session it is nobody's any more. */
export function dropKept(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(KEPT_DATABASE);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** Key prefix of unfinished forms in the browser's storage; followed by the person's id or `anonymous`, and the form. */
export const FORM_DRAFTS = 'arbora-draft/';

/** Deletes the unfinished forms on this device, except those of the person `kept`. */
export function deleteFormDrafts(kept?: string): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(FORM_DRAFTS) && !key.startsWith(`${FORM_DRAFTS}${kept}/`)) storage.removeItem(key);
      }
    }
  } catch {
    // Storage is blocked: there are none.
  }
}

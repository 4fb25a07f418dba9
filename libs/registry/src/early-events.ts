/**
 * Records user events on a server-rendered page before hydration, as `window.earlyEvents`. Created by an inline script;
 * the shell reports hydrated parts.
 */
export interface EarlyEvents {
  /**
   * Marks a part as hydrated: its recorded events are replayed once. The shell is everything outside the remote's page.
   */
  markHydrated(part: 'shell' | 'page'): void;
}

declare global {
  interface Window {
    /** Undefined if the document was not server-rendered. */
    earlyEvents?: EarlyEvents;
  }
}

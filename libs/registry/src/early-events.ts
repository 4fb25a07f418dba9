/**
 * What a person has done on a rendered page before its scripts were there, as `window.earlyEvents`. A script in the
 * document makes it; the shell says what is awake.
 */
export interface EarlyEvents {
  /**
   * From now on a part answers for itself: what was done in it is done again, once. The shell is all that is not the
   * rendered page of a remote.
   */
  wake(part: 'shell' | 'page'): void;
}

declare global {
  interface Window {
    /** Missing where the document came empty. */
    earlyEvents?: EarlyEvents;
  }
}

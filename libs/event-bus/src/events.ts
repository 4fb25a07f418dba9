import type { ConsentDecision } from '@arbora/domain';

/** Look of a snackbar; colour and icon follow from it (spec §3). */
export type SnackbarType = 'info' | 'success' | 'warning' | 'error';

/** Spec §3. A host shows it, hides it after `timeout`, and drops it SNACKBAR_REMOVAL_DELAY later. */
export interface SnackbarMessage {
  /** `snackbar-` and random characters. */
  id: string;
  show: boolean;
  /** Milliseconds. */
  timeout: number;
  type: SnackbarType;
  text: string;
  /** A button beside the text; it closes the message. */
  action?: SnackbarAction;
}

/** What can be done about what a snackbar says, as to take a change back. */
export interface SnackbarAction {
  label: string;
  run: () => void;
}

export type AlertType = 'error' | 'success' | 'info';

/** Stays until it is closed. Either a text, or a code whose text is `error.<code>` of the namespace `ui`. */
export interface AlertMessage {
  id: string;
  type: AlertType;
  text?: string;
  code?: string;
}

/** What shell and remotes tell each other. */
export interface Events {
  snackbar: SnackbarMessage;
  alert: AlertMessage;
  'alert:close': { id: string };
  /** Someone has logged in, here or in another tab. */
  'session:logged-in': { personId: string };
  'session:logged-out': Record<string, never>;
  /** The profile was changed on the server; whoever shows it reads it again. */
  'profile:changed': { personId: string };
  /** The basket was saved, here or in another tab, with so many lines. */
  'basket:changed': { personId: string; count: number };
  'reservations:changed': { eventId?: string; reservationId?: string };
  /** A part of a remote failed while loading or rendering; told for reporting, the remote shows its own message. */
  'remote:failed': { remote: string; error: unknown; stack?: string };
  /** The visitor has decided about cookies, here or in another tab; `readConsent` of libs/domain tells the present state. */
  'consent:changed': { decision: ConsentDecision; groups: readonly string[] };
  /** Ask the shell to show what cookies there are, and to let the visitor decide anew. */
  'consent:open': Record<string, never>;
  /** Ask the back office to search everywhere; `pages` are those that the person may open, by path without language. */
  'manager:search': { pages: readonly { to: string; title: string }[] };
  /** Ask the shell to show the page that is not there, with the server's message. */
  'page:not-found': { path: string };
}
export type EventName = keyof Events;

/** Events that also reach the other tabs of the same browser; their payloads must be plain data. */
export const TAB_WIDE = [
  'session:logged-in',
  'session:logged-out',
  'profile:changed',
  'basket:changed',
  'reservations:changed',
  'consent:changed',
] as const satisfies readonly EventName[];

import type { ConsentDecision } from '@arbora/domain';

/** Type of a snackbar; determines colour and icon (spec §3). */
export type SnackbarType = 'info' | 'success' | 'warning' | 'error';

/** Spec §3. A host shows it, hides it after `timeout`, and removes it SNACKBAR_REMOVAL_DELAY later. */
export interface SnackbarMessage {
  /** `snackbar-` and random characters. */
  id: string;
  show: boolean;
  /** Milliseconds. */
  timeout: number;
  type: SnackbarType;
  text: string;
  /** A button next to the text; it closes the message. */
  action?: SnackbarAction;
}

/** An action on a snackbar's message, such as undo. */
export interface SnackbarAction {
  label: string;
  run: () => void;
}

export type AlertType = 'error' | 'success' | 'info';

/** Stays until it is closed. Has either a text, or a code whose text is `error.<code>` of the namespace `ui`. */
export interface AlertMessage {
  id: string;
  type: AlertType;
  text?: string;
  code?: string;
}

/** Events between shell and remotes. */
export interface Events {
  snackbar: SnackbarMessage;
  alert: AlertMessage;
  'alert:close': { id: string };
  /** A login, here or in another tab. */
  'session:logged-in': { personId: string };
  'session:logged-out': Record<string, never>;
  /** The profile was changed on the server: refetch it. */
  'profile:changed': { personId: string };
  /** The basket was saved, here or in another tab; `count` is its number of lines. */
  'basket:changed': { personId: string; count: number };
  'reservations:changed': { eventId?: string; reservationId?: string };
  /** A remote failed while loading or rendering; for reporting only, the remote shows its own message. */
  'remote:failed': { remote: string; error: unknown; stack?: string | undefined };
  /**
   * The visitor has decided about cookies, here or in another tab; `readConsent` of libs/domain returns the current
   * state.
   */
  'consent:changed': { decision: ConsentDecision; groups: readonly string[] };
  /** Opens the cookie settings of the shell. */
  'consent:open': Record<string, never>;
  /** Opens the back office's global search; `pages` are those the user may open, by path without locale. */
  'manager:search': { pages: readonly { to: string; title: string }[] };
}
export type EventName = keyof Events;

/** Events also sent to the other tabs of the same browser; their payloads must be plain data. */
export const TAB_WIDE = [
  'session:logged-in',
  'session:logged-out',
  'profile:changed',
  'basket:changed',
  'reservations:changed',
  'consent:changed',
] as const satisfies readonly EventName[];

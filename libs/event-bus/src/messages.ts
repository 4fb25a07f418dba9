import { SNACKBAR_ACTION_TIMEOUT, SNACKBAR_TIMEOUT } from '@arbora/domain';
import { emit } from './event-bus';
import type { AlertMessage, AlertType, SnackbarAction, SnackbarType } from './events';

function randomId(prefix: string): string {
  return `${prefix}-${Math.random().toString(36).slice(2, 12)}`;
}

/** Shows a snackbar that closes by itself (spec §9: after 4 s). Returns its id. */
export function snackbar(type: SnackbarType, text: string, timeout: number = SNACKBAR_TIMEOUT): string {
  const id = randomId('snackbar');
  emit('snackbar', { id, show: true, timeout, type, text });
  return id;
}

/** Shows a snackbar with a button and a longer timeout. Returns its id. */
export function snackbarWithAction(type: SnackbarType, text: string, action: SnackbarAction): string {
  const id = randomId('snackbar');
  emit('snackbar', { id, show: true, timeout: SNACKBAR_ACTION_TIMEOUT, type, text, action });
  return id;
}

/** Shows an alert that stays until it is closed. Returns its id. */
export function alert(type: AlertType, content: Pick<AlertMessage, 'text' | 'code'>): string {
  const id = randomId('alert');
  emit('alert', { id, type, ...content });
  return id;
}

export function closeAlert(id: string): void {
  emit('alert:close', { id });
}

export { emit, on } from './event-bus';
export type { EventListener, EventOrigin } from './event-bus';
export { alert, closeAlert, snackbar, snackbarWithAction } from './messages';
export { TAB_WIDE } from './events';
export type {
  AlertMessage,
  AlertType,
  EventName,
  Events,
  SnackbarAction,
  SnackbarMessage,
  SnackbarType,
} from './events';

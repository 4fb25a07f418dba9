import { on, type SnackbarMessage } from '@arbora/event-bus';

/** The messages of the current test. */
export const snackbars: SnackbarMessage[] = [];
on('snackbar', (message) => void snackbars.push(message));
beforeEach(() => void (snackbars.length = 0));

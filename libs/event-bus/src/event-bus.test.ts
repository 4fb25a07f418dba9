import { alert, closeAlert, snackbar } from './messages';
import { emit, on } from './event-bus';
import type { AlertMessage, SnackbarMessage } from './events';

test('listeners receive an event until they unsubscribe', () => {
  const received: string[] = [];
  const unsubscribe = on('profile:changed', ({ personId }, origin) => received.push(`${personId} ${origin}`));
  emit('profile:changed', { personId: 'a' });
  unsubscribe();
  emit('profile:changed', { personId: 'b' });
  expect(received).toEqual(['a here']);
});

test('a snackbar has the properties that hosts need', () => {
  const shown: SnackbarMessage[] = [];
  const unsubscribe = on('snackbar', (message) => shown.push(message));
  const id = snackbar('success', 'Úpravy uloženy');
  unsubscribe();
  expect(id).toMatch(/^snackbar-\w+$/);
  expect(shown).toEqual([{ id, show: true, timeout: 4000, type: 'success', text: 'Úpravy uloženy' }]);
});

test('an alert stays until it is closed', () => {
  const shown: AlertMessage[] = [];
  const closed: string[] = [];
  const unsubscribers = [on('alert', (message) => shown.push(message)), on('alert:close', ({ id }) => closed.push(id))];
  const id = alert('error', { code: 'auth.not_allowed_in_app' });
  closeAlert(id);
  unsubscribers.forEach((unsubscribe) => unsubscribe());
  expect(shown).toEqual([{ id, type: 'error', code: 'auth.not_allowed_in_app' }]);
  expect(closed).toEqual([id]);
});

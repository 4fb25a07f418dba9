import { alert, closeAlert, snackbar } from './messages';
import { emit, on } from './event-bus';
import type { AlertMessage, SnackbarMessage } from './events';

test('listeners receive an event until they unsubscribe', () => {
  const heard: string[] = [];
  const leave = on('page:not-found', ({ path }, origin) => heard.push(`${path} ${origin}`));
  emit('page:not-found', { path: '/a' });
  leave();
  emit('page:not-found', { path: '/b' });
  expect(heard).toEqual(['/a here']);
});

test('a snackbar has the properties that hosts need', () => {
  const shown: SnackbarMessage[] = [];
  const leave = on('snackbar', (message) => shown.push(message));
  const id = snackbar('success', 'Úpravy uloženy');
  leave();
  expect(id).toMatch(/^snackbar-\w+$/);
  expect(shown).toEqual([{ id, show: true, timeout: 4000, type: 'success', text: 'Úpravy uloženy' }]);
});

test('an alert stays until it is closed', () => {
  const shown: AlertMessage[] = [];
  const closed: string[] = [];
  const leaves = [on('alert', (message) => shown.push(message)), on('alert:close', ({ id }) => closed.push(id))];
  const id = alert('error', { code: 'auth.not_allowed_in_app' });
  closeAlert(id);
  leaves.forEach((leave) => leave());
  expect(shown).toEqual([{ id, type: 'error', code: 'auth.not_allowed_in_app' }]);
  expect(closed).toEqual([id]);
});

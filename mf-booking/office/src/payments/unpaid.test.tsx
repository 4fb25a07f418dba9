import { on, type SnackbarMessage } from '@arbora/event-bus';
import { renderPage, replyPage, testServer } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { aReservation, RESERVATION_ID } from '../test-data';
import { setWindowWidth } from '@arbora/office/testing';

const LIST = 'GET /api/rest/reservation_ticket_list';
const PAID = 'POST /api/backend/reservation_paid';
const CANCEL = 'DELETE /api/backend/booking_reservation';
const OTHER_ID = RESERVATION_ID.replace(/1$/, '2');

const snackbars: SnackbarMessage[] = [];
on('snackbar', (message) => void snackbars.push(message));

beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
});

async function open(search = '') {
  const rows = [aReservation(), aReservation({ id: OTHER_ID, person_name: 'Eva Nováková' })];
  const server = testServer({ [LIST]: replyPage(rows, 2), [PAID]: {}, [CANCEL]: { id: RESERVATION_ID } });
  await renderPage(remote, `/cs/manager/booking/payments?list=unpaid${search}`, { server, person: { acl: ['sales'] } });
  await screen.findByRole('row', { name: /Karel/ });
  return server;
}
async function selectAll() {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Vybrat všechny na stránce' }));
  return within(screen.getByRole('group', { name: 'Vybrány 2 řádky' }));
}

test('unpaid reservations are requested with the filters of the URL', async () => {
  const server = await open('&due=over&q=Karel');
  const { query } = server.sent(LIST)[0]!;
  expect(query.get('is_paid')).toBe('eq.false');
  expect(query.get('places')).toBe('gt.0');
  expect(query.get('search')).toBe('like.%karel%');
  expect(query.get('due_at')).toMatch(/^lt\./);
});

test('several reservations are marked paid at once, which can be undone', async () => {
  const server = await open();
  await userEvent.click((await selectAll()).getByRole('button', { name: /^Zaplaceno/ }));
  await waitFor(() => expect(snackbars.map(({ text }) => text)).toEqual(['2 rezervace jsou zaplacené']));
  snackbars[0]!.action!.run();
  await waitFor(() => expect(snackbars.at(-1)?.text).toBe('Změna je vrácená'));
  expect(server.sent(PAID).map(({ body }) => body)).toEqual([
    { id: RESERVATION_ID, is_paid: true },
    { id: OTHER_ID, is_paid: true },
    { id: RESERVATION_ID, is_paid: false },
    { id: OTHER_ID, is_paid: false },
  ]);
});

test.each([
  [/^Zrušit a dát vědět/, 'Zrušit a dát vědět', [{ id: RESERVATION_ID }, { id: OTHER_ID }]],
  [
    /^Zrušit bez oznámení/,
    'Zrušit bez oznámení',
    [
      { id: RESERVATION_ID, notify: false },
      { id: OTHER_ID, notify: false },
    ],
  ],
])('%s asks for confirmation', async (button, confirmLabel, bodies) => {
  const server = await open();
  await userEvent.click((await selectAll()).getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zrušit 2 rezervace?' }));
  expect(server.sent(CANCEL)).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: confirmLabel }));
  await waitFor(() => expect(snackbars.map(({ text }) => text)).toEqual(['2 rezervace jsou zrušené']));
  expect(server.sent(CANCEL).map(({ body }) => body)).toEqual(bodies);
});

import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { OFFLINE_STORE } from '@arbora/auth';
import { renderPage, reply, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import remote from '../remote';
import { aReservation, aTicket, inDays, RESERVATION_ID, TICKET_ID } from '../test-data';

beforeAll(async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  // Preloads the lazy module.
  await import('./offline-store');
});

// The client does not retry after such a long `retry-after`.
const unavailable = () => reply(503, { code: 'unavailable', message: '' }, { 'retry-after': '60' });

function open(routes: TestRoutes, person = {}): Promise<RenderedPage> {
  return renderPage(remote, `/cs/rezervace/${RESERVATION_ID}`, { server: testServer(routes), person });
}

async function storedNames(): Promise<string[]> {
  const database = await openDB(OFFLINE_STORE);
  const names = database.objectStoreNames.contains('answers') ? await database.getAllKeys('answers') : [];
  database.close();
  return names as string[];
}

test('a reservation opened before is shown offline, to the same person only', async () => {
  const paid = aReservation({ is_paid: true, paid_at: inDays(-1), due_at: null });
  const online = await open({
    'GET /api/rest/booking_reservation': [paid],
    'GET /api/rest/booking_ticket': [aTicket()],
  });
  expect(await screen.findByRole('img', { name: /^QR kód vstupenky/ })).toBeInTheDocument();
  await waitFor(async () => expect(await storedNames()).toHaveLength(2));
  online.unmount();

  const routes = { 'GET /api/rest/booking_reservation': unavailable, 'GET /api/rest/booking_ticket': unavailable };
  const offline = await open(routes);
  expect(await screen.findByRole('img', { name: /^QR kód vstupenky/ })).toBeInTheDocument();
  offline.unmount();

  await open(routes, { id: TICKET_ID, email: 'jina@arbora.example' });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /^QR kód vstupenky/ })).toBeNull();
});

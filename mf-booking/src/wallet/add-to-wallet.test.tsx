// Preloads the lazy module, so that loading it does not count towards the time limit of a test.
import './wallet-buttons';
import { renderPage, reply, replyPage, testServer, type PageTestOptions, type TestRoutes } from '@arbora/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { aReservation, aTicket, inDays, RESERVATION_ID, TICKET_ID } from '../test-data';

const APPLE = `GET /api/backend/booking_ticket/${TICKET_ID}/apple`;
const GOOGLE = `GET /api/backend/booking_ticket/${TICKET_ID}/google`;
const both: PageTestOptions['site'] = { wallets: { apple: true, google: true } };
const paid = aReservation({ is_paid: true, paid_at: inDays(-1), due_at: null });

function open(site: PageTestOptions['site'], reservation = paid, routes: TestRoutes = {}) {
  const server = testServer({
    'GET /api/rest/booking_reservation': ({ query }) => (query.has('id') ? [reservation] : replyPage([])),
    'GET /api/rest/booking_ticket': [aTicket()],
    [`GET /api/backend/booking_reservation/${RESERVATION_ID}/payment`]: null,
    ...routes,
  });
  return renderPage(remote, `/cs/rezervace/${RESERVATION_ID}`, { server, person: {}, ...(site && { site }) });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const ticketShown = () => screen.findByRole('heading', { level: 3 });

test('a pass for Apple Wallet is saved as a file', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:pass';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { server } = await open(both, paid, { [APPLE]: {} });
  await press('Přidat do Apple Peněženky');
  await waitFor(() => expect(saved).toEqual(['vstupenka.pkpass']));
  expect(server.sent(APPLE)[0]?.query.get('locale')).toBe('cs');
});

test('Google Wallet opens in a new tab, which is closed after an error', async () => {
  const tab = { location: { href: '' }, close: jest.fn(), opener: window };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const { server } = await open(both, paid, { [GOOGLE]: reply(404, { code: 'booking.ticket_unknown', message: '' }) });
  await press('Přidat do Google Peněženky');
  await waitFor(() => expect(tab.close).toHaveBeenCalled());
  server.on({ [GOOGLE]: { url: 'https://pay.google.com/gp/v/save/x' } });
  await press('Přidat do Google Peněženky');
  await waitFor(() => expect(tab.location.href).toBe('https://pay.google.com/gp/v/save/x'));
  expect(tab.opener).toBeNull();
});

test('only configured wallets are offered', async () => {
  const { unmount } = await open({ wallets: { apple: false, google: true } });
  expect(await screen.findByRole('button', { name: 'Přidat do Google Peněženky' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Apple/ })).toBeNull();
  unmount();
  await open({});
  await ticketShown();
  expect(screen.queryByRole('button', { name: /Peněženky/ })).toBeNull();
});

test.each([
  ['is not paid', aReservation()],
  ['is for a slot that has begun', { ...paid, slot: { ...paid.slot, date_start: inDays(-1) } }],
])('no wallet is offered for a ticket that %s', async (_, reservation) => {
  await open(both, reservation);
  await ticketShown();
  expect(screen.queryByRole('button', { name: /Peněženky/ })).toBeNull();
});

test('the ticket page offers wallets to the holder', async () => {
  const check = {
    state: 'valid',
    view: 'owner',
    event: null,
    slot: null,
    checked_at: null,
    passed_on_at: null,
    ticket: { ...aTicket(), custom_company: null },
    reservation: null,
    exception: null,
    others: [],
  };
  const server = testServer({ 'GET /api/backend/ticket_check': check });
  await renderPage(remote, `/cs/services/ticket?id=${TICKET_ID}`, { server, person: {}, site: both! });
  expect(await screen.findByRole('button', { name: 'Přidat do Apple Peněženky' })).toBeInTheDocument();
});

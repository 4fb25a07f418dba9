import type { OwnCancelledReservation } from '@arbora/domain';
import { renderPage, reply, replyPage, testServer, type RenderedPage, type TestRows } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { EVENT_ID, inDays, RESERVATION_ID } from '../test-data';

const CANCELLED = 'GET /api/rest/own_cancelled_reservation';

function aCancelled(changes: Partial<OwnCancelledReservation> = {}): OwnCancelledReservation {
  return {
    id: RESERVATION_ID,
    event_id: EVENT_ID,
    event_title: 'Řez ovocných stromů',
    event_title_en: 'Pruning fruit trees',
    event_title_pl: null,
    event_is_public: true,
    address: 'Školka Obříství',
    hero_image: null,
    slot_name: 'Dopolední skupina',
    slot_name_en: 'Morning group',
    slot_name_pl: null,
    slot_date: inDays(10),
    places: 2,
    variable_symbol: '2611000042',
    reason: 'customer',
    created_at: inDays(-2),
    cancelled_at: '2026-11-21T08:05:00Z',
    was_paid: false,
    paid_at: null,
    received: 0,
    ...changes,
  };
}

function open(
  cancelled: TestRows<'own_cancelled_reservation'>,
  url = `/cs/rezervace/${RESERVATION_ID}`,
): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/booking_reservation': () => replyPage([]),
    'GET /api/rest/booking_ticket': [],
    'GET /api/rest/booking_event': () => replyPage([]),
    'GET /api/rest/tax_document': [{ id: 'd-1', kind: 'payment', label: 'PD202600012', buyer: {} }],
    [CANCELLED]: cancelled,
  });
  return renderPage(remote, url, { server, person: {} });
}

test('the page shows the cancelled reservation, its time of cancellation and a link to other events', async () => {
  const { server, shell } = await open([aCancelled()]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Řez ovocných stromů' })).toBeInTheDocument();
  expect(screen.getByText('Zrušená')).toBeInTheDocument();
  expect(screen.getByText('Rezervace č. 2611000042')).toBeInTheDocument();
  expect(screen.getByText('21. listopadu 2026 v 9:05')).toBeInTheDocument();
  const event = `/cs/services/public-booking/${EVENT_ID}`;
  expect(screen.getByRole('link', { name: 'Zobrazit akci' })).toHaveAttribute('href', event);
  expect(server.sent(CANCELLED)[0]?.query.get('id')).toBe(`eq.${RESERVATION_ID}`);
  expect(shell.titles.at(-1)).toBe('Řez ovocných stromů');
  expect(shell.notFound).toEqual([]);
});

test.each([
  ['customer', 'Rezervaci jste zrušili'],
  ['last_ticket', 'Rezervaci jste zrušili'],
  ['unpaid', 'Platba nepřišla včas'],
  ['staff', 'Rezervaci jsme zrušili my'],
  ['incomplete', 'Rezervace nebyla dokončená'],
] as const)('the page says who cancelled the reservation: %s', async (reason, text) => {
  await open([aCancelled({ reason })]);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('the page says that the fee of a paid reservation is not refunded after a cancellation by its holder', async () => {
  await open([aCancelled({ was_paid: true, received: 900 })]);
  expect(await screen.findByText(/Vstupné se podle podmínek rezervace nevrací\./)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Daňový doklad PD202600012' })).toBeInTheDocument();
  expect(screen.queryByText(/Přišlo nám/)).toBeNull();
});

test('the page shows a received payment that must be settled, and a contact', async () => {
  await open([aCancelled({ reason: 'unpaid', received: 300 })]);
  expect(await screen.findByText('Evidujeme k ní vaši platbu')).toBeInTheDocument();
  expect(screen.getByText(/Přišlo nám 300\sKč\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'info@arbora.example' })).toHaveAttribute(
    'href',
    'mailto:info@arbora.example',
  );
});

test('the page says that a pending payment may restore the reservation', async () => {
  await open([aCancelled({ reason: 'unpaid' })]);
  expect(await screen.findByText('Už jste zaplatili?')).toBeInTheDocument();
});

test.each([
  ['is over', { slot_date: inDays(-1) }],
  ['is not public', { event_is_public: false }],
  ['no longer exists', { event_id: null, event_title: null, slot_date: null, slot_name: null, address: null }],
])('the page does not link to an event that %s', async (_, changes) => {
  await open([aCancelled(changes)]);
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Zobrazit akci' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Moje rezervace' }).length).toBeGreaterThan(0);
});

test('another person’s cancelled reservation is not found', async () => {
  const { shell } = await open([]);
  await waitFor(() => expect(shell.notFound).toEqual([`/cs/rezervace/${RESERVATION_ID}`]));
});

test('a cancelled reservation that fails to load can be retried, and is not reported as missing', async () => {
  const { server, shell } = await open(reply(400, { code: '22P02', message: 'no' }));
  const retry = await screen.findByRole('button', { name: 'Zkusit znovu' });
  server.on({ [CANCELLED]: [aCancelled()] });
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Řez ovocných stromů' })).toBeInTheDocument();
  expect(shell.notFound).toEqual([]);
});

test('cancelled reservations have a separate list', async () => {
  await open(() => replyPage([aCancelled({ reason: 'unpaid' })]), '/cs/rezervace');
  const list = within(await screen.findByRole('region', { name: 'Zrušené rezervace' }));
  const link = list.getByRole('link', { name: 'Řez ovocných stromů' });
  expect(link).toHaveAttribute('href', `/cs/rezervace/${RESERVATION_ID}`);
  expect(list.getByText(/Platba nepřišla včas/)).toBeInTheDocument();
});

test('without cancelled reservations that list is absent', async () => {
  const { server } = await open(() => replyPage([]), '/cs/rezervace');
  await waitFor(() => expect(server.sent(CANCELLED)).toHaveLength(1));
  expect(await screen.findByText('Žádná rezervace vás nečeká')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Zrušené rezervace' })).toBeNull();
});

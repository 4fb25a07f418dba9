import type { TicketCheck } from '@arbora/domain';
import {
  renderPage,
  reply,
  testServer,
  type PageTestOptions,
  type RenderedPage,
  type TestRoutes,
} from '@arbora/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { EVENT_ID, inDays, RESERVATION_ID, SLOT_ID, TICKET_ID } from '../test-data';

const FIRST_USE = '2026-11-21T08:05:00Z';
const CHECK_IN = 'POST /api/backend/ticket_check_in';
const staff: PageTestOptions = { person: { acl: ['sales'] } };

const strangerCheck: TicketCheck = {
  state: 'valid',
  view: 'stranger',
  event: {
    id: EVENT_ID,
    title: 'Řez ovocných stromů',
    title_en: 'Pruning fruit trees',
    title_pl: null,
    date_start: '2026-11-21T08:00:00Z',
  },
  slot: {
    id: SLOT_ID,
    name: 'Dopolední skupina',
    name_en: 'Morning group',
    name_pl: null,
    date_start: '2026-11-21T08:00:00Z',
    date_end: null,
  },
  checked_at: null,
  passed_on_at: null,
  ticket: null,
  reservation: null,
  exception: null,
  others: [],
};
const ticket = {
  id: TICKET_ID,
  name_on_ticket: 'Petr Javor',
  is_checked: false,
  reservation_id: RESERVATION_ID,
  custom_company: 'Zahrady s.r.o.',
  qr: null,
};
/** Changes the slot of a ticket to begin now. */
const withSlotToday = (check: TicketCheck): TicketCheck => ({
  ...check,
  slot: { ...check.slot!, date_start: inDays(0) },
});
const staffCheck: TicketCheck = {
  ...withSlotToday(strangerCheck),
  view: 'staff',
  ticket,
  reservation: {
    id: RESERVATION_ID,
    vs: '42',
    variable_symbol: '2611000042',
    is_paid: true,
    person_name: 'Jana Lípová',
    person_email: 'jana@arbora.example',
  },
  others: [
    {
      id: 'other',
      name_on_ticket: 'Eva Buková',
      is_checked: false,
      is_paid: true,
      slot_id: SLOT_ID,
      slot_name: 'Dopolední skupina',
      slot_name_en: 'Morning group',
      slot_name_pl: null,
      slot_date: inDays(0),
    },
  ],
};

beforeEach(() => sessionStorage.clear());

function open(
  check: TicketCheck,
  options: PageTestOptions = {},
  routes: TestRoutes = {},
  id = TICKET_ID,
): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/backend/ticket_check': check,
    'GET /api/rest/booking_event_slot': [],
    ...routes,
  });
  return renderPage(remote, `/cs/services/ticket?id=${id}`, { server, ...options });
}
const verdict = (word: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name: word });

test.each([
  ['valid', 'Platí'],
  ['used', 'Použitá'],
  ['unpaid', 'Nezaplaceno'],
  ['cancelled', 'Zrušená'],
  ['unknown', 'Neznámá'],
] as const)('a stranger sees the verdict on a ticket that is %s: %s', async (state, word) => {
  await open({ ...strangerCheck, state });
  expect(await verdict(word)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Odbavit' })).toBeNull();
});

test('the code of a ticket that was passed on shows since when it is invalid', async () => {
  await open({ ...strangerCheck, state: 'passed_on', slot: null, passed_on_at: FIRST_USE });
  expect(await verdict('Předaná')).toBeInTheDocument();
  expect(screen.getByText(/^Vstupenka byla 21\. 11\. 2026 0?9:05 předána někomu jinému/)).toBeInTheDocument();
});

test('an anonymous visitor sees the event but no name', async () => {
  await open(strangerCheck);
  expect(await screen.findByText('Řez ovocných stromů')).toBeInTheDocument();
  expect(screen.queryByText('Jméno:')).toBeNull();
  const returnPath = encodeURIComponent(`/services/ticket?id=${TICKET_ID}`);
  expect(screen.getByRole('link', { name: 'Přihlaste se.' })).toHaveAttribute('href', `/cs/login?return=${returnPath}`);
});

test('the holder sees the code and a link to the reservation', async () => {
  const ownTicket = { ...ticket, qr: 'data:image/svg+xml;base64,PHN2Zy8+' };
  await open({ ...strangerCheck, view: 'owner', ticket: ownTicket }, { person: {} });
  expect(await screen.findByText('Petr Javor')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'QR kód vstupenky: Petr Javor' })).toHaveAttribute('src', ownTicket.qr);
  expect(screen.getByRole('link', { name: 'Otevřít rezervaci' })).toHaveAttribute(
    'href',
    `/cs/rezervace/${RESERVATION_ID}`,
  );
});

test('the screen stays on while the holder shows the code', async () => {
  const release = jest.fn(() => Promise.resolve());
  const request = jest.fn(() => Promise.resolve({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const ownTicket = { ...ticket, qr: 'data:image/svg+xml;base64,PHN2Zy8+' };
  const { unmount } = await open({ ...strangerCheck, view: 'owner', ticket: ownTicket }, { person: {} });
  await screen.findByRole('img', { name: 'QR kód vstupenky: Petr Javor' });
  expect(request).toHaveBeenCalledWith('screen');
  unmount();
  expect(release).toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('staff check the ticket in and see that the guest may enter', async () => {
  const done: TicketCheck = { ...staffCheck, state: 'used', checked_at: FIRST_USE };
  const { server } = await open(staffCheck, staff, { [CHECK_IN]: done });
  expect(await screen.findByText('Jana Lípová, jana@arbora.example')).toBeInTheDocument();
  expect(screen.getByText('2611000042')).toBeInTheDocument();
  server.on({ 'GET /api/backend/ticket_check': done });
  await userEvent.click(screen.getByRole('button', { name: 'Odbavit' }));
  expect(await verdict('Vpusťte')).toBeInTheDocument();
  expect(screen.getByText(/^Odbaveno 21\. 11\. 2026 0?9:05\.$/)).toBeInTheDocument();
  expect(server.sent(CHECK_IN)[0]?.body).toEqual({ id: TICKET_ID, event_id: null, slot_id: null });
  expect(screen.queryByRole('button', { name: 'Odbavit' })).toBeNull();
});

test('a second check-in is refused with the time of the first', async () => {
  const refusal = { code: 'booking.ticket_used', message: '', details: { checked_at: FIRST_USE } };
  await open(staffCheck, staff, { [CHECK_IN]: reply(409, refusal) });
  await userEvent.click(await screen.findByRole('button', { name: 'Odbavit' }));
  expect(await verdict('Použitá')).toBeInTheDocument();
  expect(screen.getByText(/^Poprvé použita 21\. 11\. 2026 0?9:05\.$/)).toBeInTheDocument();
});

test.each([
  ['used', 'Použitá'],
  ['unpaid', 'Nezaplaceno'],
] as const)('staff cannot let in a ticket that is %s', async (state, word) => {
  await open({ ...staffCheck, state, checked_at: state === 'used' ? FIRST_USE : null }, staff);
  expect(await verdict(word)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Odbavit' })).toBeNull();
});

test('an error unrelated to the ticket keeps the button', async () => {
  await open(staffCheck, staff, { [CHECK_IN]: () => Promise.reject(new TypeError('offline')) });
  await userEvent.click(await screen.findByRole('button', { name: 'Odbavit' }));
  expect(await screen.findByText(/Nepodařilo se spojit se serverem/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Odbavit' })).toBeInTheDocument();
});

test('other tickets of a group are checked in from the same screen', async () => {
  const { server } = await open(staffCheck, staff, { [CHECK_IN]: { ...staffCheck, state: 'used' } });
  const other = await screen.findByRole('button', { name: 'Odbavit: Eva Buková' });
  const admitted = { ...staffCheck, others: [{ ...staffCheck.others[0], is_checked: true }] };
  server.on({ 'GET /api/backend/ticket_check': admitted });
  await userEvent.click(other);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Odbavit: Eva Buková' })).toBeNull());
  expect(server.sent(CHECK_IN)[0]?.body).toEqual({ id: 'other', event_id: null, slot_id: null });
  expect(await verdict('Platí')).toBeInTheDocument();
});

test('unpaid tickets of a group cannot be checked in', async () => {
  await open({ ...staffCheck, others: [{ ...staffCheck.others[0]!, is_paid: false }] }, staff);
  expect(await screen.findByRole('link', { name: 'Eva Buková' })).toBeVisible();
  expect(screen.getByText('Nezaplaceno')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Odbavit: Eva Buková' })).toBeNull();
});

test('a failed check shows an error until a retry succeeds', async () => {
  const { server } = await open(
    strangerCheck,
    {},
    { 'GET /api/backend/ticket_check': reply(403, { code: '42501', message: '' }) },
  );
  expect(await verdict('Kontrola vstupenky')).toBeInTheDocument();
  server.on({ 'GET /api/backend/ticket_check': strangerCheck });
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
  expect(await verdict('Platí')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('a malformed id is reported as unknown without a request', async () => {
  const { server } = await open(strangerCheck, {}, {}, 'nesmysl');
  expect(await verdict('Neznámá')).toBeInTheDocument();
  expect(server.sent('GET /api/backend/ticket_check')).toHaveLength(0);
});

test('a ticket is found by its link', async () => {
  const server = testServer({ 'GET /api/backend/ticket_check': strangerCheck });
  const { history } = await renderPage(remote, '/cs/services/ticket', { server });
  const field = await screen.findByLabelText('Odkaz nebo číslo vstupenky');
  await userEvent.type(field, 'něco jiného{Enter}');
  expect(await screen.findByText('Tohle není odkaz ani číslo vstupenky.')).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, `https://arbora.example/services/ticket?id=${TICKET_ID}{Enter}`);
  expect(await verdict('Platí')).toBeInTheDocument();
  expect(history.location.search).toBe(`?id=${TICKET_ID}`);
});

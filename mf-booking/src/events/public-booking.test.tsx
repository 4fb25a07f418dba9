import { renderPage, reply, replyPage, testServer } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { aSlot, anEvent, EVENT_ID, inDays, OTHER_SLOT_ID, SLOT_ID } from '../test-data';

function bookingServer(
  slots = [aSlot(), aSlot({ id: OTHER_SLOT_ID, name: 'Odpolední skupina', togo: 0, is_available: false })],
) {
  return testServer({
    'GET /api/rest/booking_event': () => replyPage([anEvent()]),
    'GET /api/rest/event_slots_customer': slots,
  });
}

test('the list shows upcoming public events with places and prices, and links to the reservation form', async () => {
  const { server } = await renderPage(remote, '/cs/services/public-booking', { server: bookingServer() });
  expect(await screen.findByRole('heading', { level: 2, name: 'Řez ovocných stromů' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Řez ovocných stromů' })).toHaveAttribute(
    'href',
    `/cs/services/public-booking/${EVENT_ID}`,
  );
  const [morning, afternoon] = within(screen.getByRole('list', { name: 'Termíny' })).getAllByRole('listitem');
  expect(morning).toHaveTextContent('Zbývá 15 míst z 20');
  expect(morning).toHaveTextContent(/450\sKč/);
  expect(within(morning!).getByRole('link', { name: 'Rezervovat Dopolední skupina' })).toHaveAttribute(
    'href',
    `/cs/rezervace/udalost/${EVENT_ID}?slot=${SLOT_ID}`,
  );
  expect(afternoon).toHaveTextContent('Obsazeno');
  expect(within(afternoon!).getByRole('link', { name: /^Čekat na místo/ })).toBeInTheDocument();

  const [request] = server.sent('GET /api/rest/booking_event');
  expect(request?.query.get('is_public')).toBe('eq.true');
  expect(request?.query.get('date_start')).toMatch(/^gt\.20/);
  expect(request?.query.get('select')).not.toContain('mask_vs');
});

test('an event shows its picture as decorative', async () => {
  const pictured = anEvent({ hero_image: '/cdn/0123456789abcdef0123456789abcdef' });
  const events = {
    'GET /api/rest/booking_event': () => replyPage([pictured]),
    'GET /api/rest/event_slots_customer': [],
  };
  await renderPage(remote, '/cs/services/public-booking', { server: testServer(events) });
  const picture = await screen.findByRole('presentation');
  expect(picture.getAttribute('srcset')).toContain('/cdn/0123456789abcdef0123456789abcdef?w=300 300w');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test('an anonymous visitor reads the public list, a logged-in person also sees slots of invitations and reservations', async () => {
  const { server, unmount } = await renderPage(remote, '/cs/services/public-booking', { server: bookingServer() });
  await screen.findByRole('heading', { level: 2 });
  expect(server.sent('GET /api/rest/event_slots_customer')[0]?.headers.has('authorization')).toBe(false);
  unmount();
  const loggedIn = await renderPage(remote, '/cs/services/public-booking', {
    server: bookingServer([aSlot({ has_reservation: true, reservation_id: SLOT_ID })]),
    person: {},
  });
  expect(await screen.findByRole('link', { name: /Vaše rezervace/ })).toBeInTheDocument();
  expect(loggedIn.server.sent('GET /api/rest/event_slots_customer')[0]?.headers.has('authorization')).toBe(true);
});

test('months and places filter the list by links with URL parameters', async () => {
  const december = anEvent({ date_start: '2026-12-05T09:00:00Z', address: 'Školka Obříství, Obříství 120' });
  const january = anEvent({ id: SLOT_ID, date_start: '2027-01-05T09:00:00Z', address: 'Školka Smržice, Smržice 3' });
  const { server, history } = await renderPage(remote, '/cs/services/public-booking', {
    server: testServer({
      // The request for the filters has no page.
      'GET /api/rest/booking_event': ({ query }) => (query.has('offset') ? replyPage([december]) : [december, january]),
      'GET /api/rest/event_slots_customer': [],
    }),
  });
  const months = await screen.findByRole('group', { name: 'Měsíc' });
  await userEvent.click(within(months).getByRole('link', { name: /^prosinec 2026/ }));
  await userEvent.click(screen.getByRole('link', { name: /^Školka Obříství/ }));
  const search = new URLSearchParams(history.location.search);
  expect(Object.fromEntries(search)).toEqual({ month: '2026-12', place: december.address });
  const request = server.sent('GET /api/rest/booking_event').at(-1);
  expect(request?.query.get('address')).toBe(`eq.${december.address}`);
  expect(request?.query.getAll('date_start')).toContain('lt.2026-12-31T23:00:00.000Z');
  history.back();
  await waitFor(() => expect(history.location.search).toBe('?month=2026-12'));
});

test('a filter without matches links to all events', async () => {
  await renderPage(remote, '/cs/services/public-booking?month=2027-03', {
    server: testServer({ 'GET /api/rest/booking_event': () => replyPage([]) }),
  });
  expect(await screen.findByText('Tomuto výběru žádná akce neodpovídá')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zobrazit všechny akce' })).toHaveAttribute(
    'href',
    '/cs/services/public-booking',
  );
});

test('the list reports that there are no events, and offers a retry after an error', async () => {
  const failing = testServer({ 'GET /api/rest/booking_event': reply(400, { code: '22P02', message: 'no' }) });
  await renderPage(remote, '/en/services/public-booking', { server: failing });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  failing.on({ 'GET /api/rest/booking_event': () => replyPage([]) });
  await userEvent.click(retry);
  expect(await screen.findByText('No events are planned right now')).toBeInTheDocument();
});

test('an event without a public slot asks invited guests to log in', async () => {
  await renderPage(remote, '/cs/services/public-booking', { server: bookingServer([]) });
  expect(await screen.findByRole('link', { name: 'Máte pozvánku? Přihlaste se.' })).toHaveAttribute(
    'href',
    '/cs/login?return=%2Fservices%2Fpublic-booking',
  );
});

test('the calendar lists slots of all events by day', async () => {
  const slots = [aSlot({ date_start: inDays(12) }), aSlot({ id: OTHER_SLOT_ID, date_start: inDays(10) })];
  await renderPage(remote, '/en/rezervacni-dny', { server: bookingServer(slots) });
  const days = await screen.findAllByRole('heading', { level: 2 });
  expect(days.map((day) => day.querySelector('time')?.dateTime)).toEqual([slots[1]?.date_start, slots[0]?.date_start]);
  const links = screen.getAllByRole('link', { name: 'Pruning fruit trees' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill(`/en/services/public-booking/${EVENT_ID}`),
  );
});

test('the list and the calendar show when an event and its only slot end', async () => {
  const event = anEvent({ date_start: '2035-12-01T08:00:00Z', date_end: '2035-12-01T14:00:00Z' });
  const server = testServer({
    'GET /api/rest/booking_event': () => replyPage([event]),
    'GET /api/rest/event_slots_customer': [aSlot({ date_start: event.date_start })],
  });
  const list = await renderPage(remote, '/cs/services/public-booking', { server });
  expect(await screen.findByText(/^1\. prosince 2035 od\s9:00 do\s15:00$/)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Termíny' })).toHaveTextContent('9:00–15:00');
  list.unmount();
  await renderPage(remote, '/cs/rezervacni-dny', { server });
  const [slot] = await screen.findAllByRole('listitem');
  expect(slot).toHaveTextContent('9:00–15:00 · Dopolední skupina');
});

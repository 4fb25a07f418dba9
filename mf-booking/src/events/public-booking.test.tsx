import { renderPage, reply, replyPage, testServer } from '@arbora/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { aSlot, anEvent, EVENT_ID, inDays, OTHER_SLOT_ID, SLOT_ID } from '../test-data';

function server(
  slots = [aSlot(), aSlot({ id: OTHER_SLOT_ID, name: 'Odpolední skupina', togo: 0, is_available: false })],
) {
  return testServer({
    'GET /api/rest/booking_event': () => replyPage([anEvent()]),
    'GET /api/rest/event_slots_customer': slots,
  });
}

test('shows public events to come with places and prices, and leads to reserving', async () => {
  const { server: asked } = await renderPage(remote, '/cs/services/public-booking', { server: server() });
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

  const [read] = asked.sent('GET /api/rest/booking_event');
  expect(read?.query.get('is_public')).toBe('eq.true');
  expect(read?.query.get('date_start')).toMatch(/^gt\.20/);
  expect(read?.query.get('select')).not.toContain('mask_vs');
});

test('an event shows its picture, which says nothing that its title does not', async () => {
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

test('is read as a stranger also by who is logged in', async () => {
  const { server: asked } = await renderPage(remote, '/cs/services/public-booking', { server: server(), person: {} });
  await screen.findByRole('heading', { level: 2 });
  expect(asked.sent('GET /api/rest/event_slots_customer')[0]?.headers.has('authorization')).toBe(false);
});

test('says so when there are no events, and offers a retry when they cannot be read', async () => {
  const failing = testServer({ 'GET /api/rest/booking_event': reply(400, { code: '22P02', message: 'no' }) });
  await renderPage(remote, '/en/services/public-booking', { server: failing });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  failing.on({ 'GET /api/rest/booking_event': () => replyPage([]) });
  await userEvent.click(retry);
  expect(await screen.findByText('No events are planned right now')).toBeInTheDocument();
});

test('an event without a slot for everyone tells the invited to log in', async () => {
  await renderPage(remote, '/cs/services/public-booking', { server: server([]) });
  expect(await screen.findByRole('link', { name: 'Máte pozvánku? Přihlaste se.' })).toHaveAttribute(
    'href',
    '/cs/rezervace',
  );
});

test('the booking days show slots of all events day by day', async () => {
  const slots = [aSlot({ date_start: inDays(12) }), aSlot({ id: OTHER_SLOT_ID, date_start: inDays(10) })];
  await renderPage(remote, '/en/rezervacni-dny', { server: server(slots) });
  const days = await screen.findAllByRole('heading', { level: 2 });
  expect(days.map((day) => day.querySelector('time')?.dateTime)).toEqual([slots[1]?.date_start, slots[0]?.date_start]);
  const links = screen.getAllByRole('link', { name: 'Pruning fruit trees' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill(`/en/services/public-booking/${EVENT_ID}`),
  );
});

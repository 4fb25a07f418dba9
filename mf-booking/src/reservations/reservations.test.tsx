import { renderPage, renderPart, replyPage, testProfile, testServer } from '@arbora/testing';
import { screen, within } from '@testing-library/react';
import { isPast } from '../events/is-past';
import remote from '../remote';
import NextReservations from '../slots/next-reservations.slot';
import { aReservation, inDays, RESERVATION_ID } from '../test-data';

const listed = { ...aReservation({ due_at: inDays(2) }), tickets: [{ id: 'a' }, { id: 'b' }] };

const isPastQuery = (query: URLSearchParams) => query.get('slot.date_start')?.startsWith('lte.') ?? false;

function server(reservations: (typeof listed)[]) {
  return testServer({
    'GET /api/rest/booking_reservation': ({ query }) =>
      replyPage(reservations.filter(({ slot }) => isPast(slot.date_start) === isPastQuery(query))),
    'GET /api/rest/own_cancelled_reservation': () => replyPage([]),
  });
}

test('the person’s reservations are listed with their state', async () => {
  const { server: usedServer } = await renderPage(remote, '/cs/rezervace', {
    server: server([listed]),
    person: { acl: ['sales'] },
  });
  const upcoming = screen.getByRole('region', { name: 'Co máte rezervováno' });
  const link = await within(upcoming).findByRole('link', { name: 'Řez ovocných stromů' });
  expect(link).toHaveAttribute('href', `/cs/rezervace/${RESERVATION_ID}`);
  expect(upcoming).toHaveTextContent('2 vstupenky');
  expect(upcoming).toHaveTextContent('Čeká na platbu');
  // Sales can read all reservations, so the list filters by person.
  expect(usedServer.sent('GET /api/rest/booking_reservation')[0]?.query.get('person_id')).toBe(`eq.${testProfile.id}`);
});

test('reservations of past slots have a separate list', async () => {
  const past = { ...listed, id: RESERVATION_ID.replace(/1$/, '9'), slot: { ...listed.slot, date_start: inDays(-3) } };
  await renderPage(remote, '/cs/rezervace', { server: server([listed, past]), person: {} });
  const list = await screen.findByRole('region', { name: 'Co už proběhlo' });
  expect(within(list).getByRole('link')).toHaveAttribute('href', `/cs/rezervace/${past.id}`);
  const upcoming = screen.getByRole('region', { name: 'Co máte rezervováno' });
  expect(within(upcoming).getAllByRole('link')).toHaveLength(1);
});

test('without reservations the list links to the events', async () => {
  await renderPage(remote, '/en/rezervace', { server: server([]), person: {} });
  expect(await screen.findByText('You have no upcoming bookings')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Past bookings' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Choose an event' })).toHaveAttribute('href', '/en/services/public-booking');
});

test('the tile shows the next reservations, and nothing to anonymous visitors', async () => {
  const { unmount } = await renderPart(remote, <NextReservations />, { server: server([listed]), person: {} });
  expect(await screen.findByRole('link', { name: 'Řez ovocných stromů' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Všechny rezervace' })).toHaveAttribute('href', '/cs/rezervace');
  unmount();
  const { container } = await renderPart(remote, <NextReservations />);
  expect(container).toBeEmptyDOMElement();
});

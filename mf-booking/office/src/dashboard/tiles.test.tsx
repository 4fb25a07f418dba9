import { renderPart, replyPage, testServer } from '@arbora/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote';
import { anEvent, aReservation, EVENT_ID, SLOT_ID } from '../test-data';
import events from './events-tile';
import unpaid from './unpaid-tile';

test('the next events have their occupancy and lead to their reservations', async () => {
  const server = testServer({
    'GET /api/rest/booking_event': replyPage(
      [{ ...anEvent(), slots: [{ capacity_total: 20 }], capacities: [{ used: 5 }] }],
      8,
    ),
  });
  await renderPart(remote, <events.Component />, { server, person: { acl: ['sales'] } });
  expect(await screen.findByText('obsazeno 5 z 20')).toBeInTheDocument();
  expect(screen.getByText('8')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Řez ovocných stromů' })).toHaveAttribute(
    'href',
    `/cs/manager/booking?event=${EVENT_ID}`,
  );
});

test('unpaid reservations lead to those of their slot, and all of them to the payments', async () => {
  const server = testServer({
    'GET /api/rest/reservation_ticket_list': replyPage([aReservation({ due_at: '2027-04-01T10:00:00Z' })], 14),
  });
  await renderPart(remote, <unpaid.Component />, { server, person: { acl: ['sales'] } });
  const soonest = await screen.findByRole('list', { name: 'S nejbližší splatností' });
  expect(within(soonest).getByRole('link', { name: 'Karel Zahradník' })).toHaveAttribute(
    'href',
    `/cs/manager/booking?event=${EVENT_ID}&slot=${SLOT_ID}&paid=unpaid`,
  );
  expect(within(soonest).getByRole('listitem')).toHaveTextContent(/900.*splatná 1\. 4\./);
  expect(screen.getByText('14')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Všechny nezaplacené' })).toHaveAttribute(
    'href',
    '/cs/manager/booking/payments?list=unpaid',
  );
  const { query } = server.sent('GET /api/rest/reservation_ticket_list')[0]!;
  expect([query.get('is_paid'), query.get('places')]).toEqual(['eq.false', 'gt.0']);
});

test('without unpaid reservations the tile says so', async () => {
  const server = testServer({ 'GET /api/rest/reservation_ticket_list': replyPage([], 0) });
  await renderPart(remote, <unpaid.Component />, { server, person: { acl: ['sales'] } });
  expect(await screen.findByText('Všechny rezervace jsou zaplacené.')).toBeInTheDocument();
});

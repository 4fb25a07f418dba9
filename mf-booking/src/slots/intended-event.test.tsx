import { renderPart, testServer } from '@arbora/testing';
import { screen } from '@testing-library/react';
import remote from '../remote';
import { anEvent, aSlot, EVENT_ID, SLOT_ID } from '../test-data';
import IntendedEvent from './intended-event.slot';

const server = () =>
  testServer({ 'GET /api/rest/booking_event': [anEvent()], 'GET /api/rest/event_slots_customer': [aSlot()] });

test('the tile names event and slot of a reservation URL', async () => {
  const path = `/cs/rezervace/udalost/${EVENT_ID}?slot=${SLOT_ID}`;
  await renderPart(remote, <IntendedEvent input={path} />, { server: server() });
  const tile = await screen.findByRole('region', { name: 'Potom si rezervujete' });
  expect(tile).toHaveTextContent('Řez ovocných stromů');
  expect(await screen.findByText(/Dopolední skupina/)).toBeInTheDocument();
});

test('the tile shows when the slot ends', async () => {
  const event = anEvent({ date_start: '2035-12-01T08:00:00Z', date_end: '2035-12-01T14:00:00Z' });
  const path = `/cs/rezervace/udalost/${EVENT_ID}?slot=${SLOT_ID}`;
  await renderPart(remote, <IntendedEvent input={path} />, {
    server: testServer({
      'GET /api/rest/booking_event': [event],
      'GET /api/rest/event_slots_customer': [aSlot({ date_start: event.date_start })],
    }),
  });
  expect(await screen.findByText(/Dopolední skupina/)).toHaveTextContent(/1\. prosince 2035 od\s9:00 do\s15:00/);
});

test('the tile is empty for a path without an event', async () => {
  const { container } = await renderPart(remote, <IntendedEvent input="/ucet" />, { server: server() });
  expect(container).toBeEmptyDOMElement();
});

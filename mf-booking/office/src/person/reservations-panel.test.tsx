import { renderPart, testServer, type RenderedPage } from '@arbora/testing';
import { screen } from '@testing-library/react';
import remote from '../remote';
import panel from './reservations-panel';

const SLOT = { id: 's', event_id: 'e', name: 'Ráno', date_start: '2027-05-01T07:30:00Z', event: { title: 'Řez' } };

function open(reservations: readonly object[]): Promise<RenderedPage> {
  const server = testServer({ 'GET /api/rest/booking_reservation': reservations as never });
  return renderPart(remote, <panel.Component personId="p1" />, { server, person: { acl: ['admin'] } });
}

test('future reservations of the person lead to their slots, with places and payment', async () => {
  const { server } = await open([{ id: 'r', places: 2, is_paid: false, slot: SLOT }]);
  expect(await screen.findByRole('link', { name: 'Řez, Ráno' })).toHaveAttribute(
    'href',
    '/cs/manager/booking?event=e&slot=s',
  );
  expect(screen.getByText(/2 místa, nezaplaceno/)).toBeVisible();
  const { query } = server.sent('GET /api/rest/booking_reservation')[0]!;
  expect(query.get('person_id')).toBe('eq.p1');
  expect(query.get('slot.date_start')).toMatch(/^gt\./);
});

test('a person without future reservations has none', async () => {
  await open([]);
  expect(await screen.findByText('Žádnou budoucí rezervaci nemá.')).toBeInTheDocument();
});

import { renderPage, reply, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { aSlot, anEvent, EVENT_ID, inDays, SLOT_ID } from '../test-data';

const JOIN = 'POST /api/backend/waiting';
const LEAVE = 'POST /api/backend/waiting_leave';
const OWN = 'GET /api/rest/own_waiting';
const ENTRY_ID = '55555555-0000-4000-8000-000000000001';

const full = aSlot({ togo: 0, used: 20, is_available: false });
const entry = {
  id: ENTRY_ID,
  event_slot_id: SLOT_ID,
  event_id: EVENT_ID,
  places: 3,
  accepts_fewer: false,
  created_at: inDays(-1),
  offered_places: null as number | null,
  offer_until: null as string | null,
  before: 1,
};

const open = (routes: TestRoutes, slot = full): Promise<RenderedPage> =>
  renderPage(remote, `/cs/rezervace/udalost/${EVENT_ID}?slot=${SLOT_ID}`, {
    server: testServer({
      'GET /api/rest/booking_event': [anEvent()],
      'GET /api/rest/event_slots_customer': [slot],
      [OWN]: [],
      ...routes,
    }),
    person: {},
  });

test('a person joins the waiting list of a full slot, for all places together by default', async () => {
  const { server } = await open({ [JOIN]: reply(201, { id: ENTRY_ID }) });
  const places = await screen.findByLabelText('Počet míst');
  expect(screen.queryByRole('form', { name: 'Rezervace' })).toBeNull();
  await userEvent.clear(places);
  await userEvent.type(places, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Zapsat se na čekací listinu' }));
  expect(await screen.findByText('Zkontrolujte, prosím, tento údaj.')).toBeVisible();
  await userEvent.clear(places);
  await userEvent.type(places, '3');
  server.on({ [OWN]: [entry] });
  await userEvent.click(screen.getByRole('button', { name: 'Zapsat se na čekací listinu' }));
  expect(await screen.findByText('Jste 2. v pořadí')).toBeVisible();
  expect(server.sent(JOIN)[0]?.body).toEqual({ event_slot_id: SLOT_ID, places: 3, accepts_fewer: false });
});

test('places that became free meanwhile can be reserved', async () => {
  const { server } = await open({ [JOIN]: reply(409, { code: 'booking.places_free', message: '' }) });
  await screen.findByLabelText('Počet míst');
  server.on({ 'GET /api/rest/event_slots_customer': [aSlot()] });
  await userEvent.click(screen.getByRole('button', { name: 'Zapsat se na čekací listinu' }));
  expect(await screen.findByRole('form', { name: 'Rezervace' })).toBeInTheDocument();
});

test('a person on the waiting list can leave it', async () => {
  const { server } = await open({ [OWN]: [entry], [LEAVE]: { event_id: EVENT_ID } });
  const leaveButton = await screen.findByRole('button', { name: 'Odhlásit se z čekací listiny' });
  server.on({ [OWN]: [] });
  await userEvent.click(leaveButton);
  expect(await screen.findByLabelText('Počet míst')).toBeVisible();
  expect(server.sent(LEAVE)[0]?.body).toEqual({ id: ENTRY_ID });
});

test('held places show their deadline and the form to reserve them', async () => {
  await open({ [OWN]: [{ ...entry, offered_places: 3, offer_until: inDays(1) }] }, aSlot({ togo: 3 }));
  expect(await screen.findByText('Držíme pro vás 3 místa')).toBeVisible();
  expect(screen.getByText(/^Rezervujte je do/)).toBeVisible();
  expect(screen.getByRole('form', { name: 'Rezervace' })).toBeInTheDocument();
});

describe('the link of a mail', () => {
  const visit = (search: string, routes: TestRoutes = {}) =>
    renderPage(remote, `/cs/services/waiting${search}`, { server: testServer(routes) });

  const LEAVE_BUTTON = { name: 'Odhlásit se z čekací listiny' };

  test('leaves the waiting list after a click, not when opened', async () => {
    const { server } = await visit(`?id=${ENTRY_ID}`, { [LEAVE]: { event_id: EVENT_ID } });
    const leaveButton = await screen.findByRole('button', LEAVE_BUTTON);
    expect(server.sent(LEAVE)).toEqual([]);
    await userEvent.click(leaveButton);
    expect(await screen.findByText('Na čekací listině už nejste.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zobrazit akci' })).toHaveAttribute(
      'href',
      `/cs/services/public-booking/${EVENT_ID}`,
    );
    expect(server.sent(LEAVE).map(({ body }) => body)).toEqual([{ id: ENTRY_ID }]);
  });

  test('reports a missing entry and an incomplete link', async () => {
    const { unmount } = await visit(`?id=${ENTRY_ID}`, { [LEAVE]: { event_id: null } });
    await userEvent.click(await screen.findByRole('button', LEAVE_BUTTON));
    expect(await screen.findByText('Na této čekací listině nejste')).toBeVisible();
    unmount();
    await visit('');
    expect(await screen.findByText('Odkaz není úplný')).toBeVisible();
  });

  test('can be retried after an error', async () => {
    const { server } = await visit(`?id=${ENTRY_ID}`, { [LEAVE]: () => Promise.reject(new TypeError('offline')) });
    await userEvent.click(await screen.findByRole('button', LEAVE_BUTTON));
    expect(await screen.findByText('Odhlášení se nepodařilo.')).toBeVisible();
    server.on({ [LEAVE]: { event_id: EVENT_ID } });
    await userEvent.click(screen.getByRole('button', LEAVE_BUTTON));
    expect(await screen.findByText('Na čekací listině už nejste.')).toBeVisible();
  });
});

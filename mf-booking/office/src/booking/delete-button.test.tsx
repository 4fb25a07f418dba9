import { on } from '@arbora/event-bus';
import { renderPage, reply, replyPage, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { setWindowWidth } from '@arbora/office/testing';
import { anEvent, aSlot, EVENT_ID, SLOT_ID } from '../test-data';

const EVENT = 'DELETE /api/rest/booking_event';
const SLOT = 'DELETE /api/rest/booking_event_slot';
const EVENT_URL = `/cs/manager/booking?event=${EVENT_ID}`;
const SLOT_URL = `${EVENT_URL}&slot=${SLOT_ID}`;
const REFERRED_TO = reply(409, {
  code: '23503',
  message: 'update or delete on table "event_slot" violates foreign key constraint on table "booking_reservation"',
  details: null,
  hint: null,
});

const snackbars: string[] = [];
on('snackbar', ({ type, text }) => void snackbars.push(`${type}: ${text}`));
beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
});

const NO_SLOTS: object = { slots: [], capacities: [] };

function open(url: string, routes: TestRoutes): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/booking_event': [{ ...anEvent(), ...NO_SLOTS }],
    'GET /api/rest/booking_event_slot': [aSlot()],
    'GET /api/rest/event_slots_capacity': [{ id: SLOT_ID, event_id: EVENT_ID, used: 0, togo: 20 }],
    'GET /api/rest/waiting_list': [],
    'GET /api/rest/reservation_ticket_list': replyPage([]),
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['sales'] } });
}
async function remove(button: string, dialogTitle: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: dialogTitle });
  await userEvent.click(within(dialog).getByRole('button', { name: /^Smazat(?: akci| termín)?$/ }));
}

test('an event is deleted after a confirmation, and the list of events opened', async () => {
  const { server, history } = await open(EVENT_URL, { [EVENT]: [{ id: EVENT_ID }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Smazat akci' }));
  expect(await screen.findByText(/Smažou se i její termíny/)).toBeInTheDocument();
  expect(server.sent(EVENT)).toHaveLength(0);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Smazat akci' }));
  await waitFor(() => expect(history.location.search).toBe(''));
  expect(server.sent(EVENT)[0]?.query.get('id')).toBe(`eq.${EVENT_ID}`);
  expect(snackbars).toEqual(['success: Akce je smazaná.']);
});

test('a slot is deleted in the list of its event', async () => {
  const { server } = await open(EVENT_URL, { [SLOT]: [{ id: SLOT_ID }] });
  await screen.findByRole('button', { name: 'Smazat: Dopoledne' });
  server.on({ 'GET /api/rest/booking_event_slot': [] });
  await remove('Smazat: Dopoledne', /Smazat termín\? \(Dopoledne\)/);
  expect(await screen.findByText('Akce zatím nemá žádný termín')).toBeInTheDocument();
  expect(server.sent(SLOT)[0]?.query.get('id')).toBe(`eq.${SLOT_ID}`);
  expect(snackbars).toEqual(['success: Termín je smazaný.']);
});

test('a slot is deleted on its own page, which leads to its event', async () => {
  const { history } = await open(SLOT_URL, { [SLOT]: [{ id: SLOT_ID }] });
  await remove('Smazat termín', /Smazat termín\?/);
  await waitFor(() => expect(history.location.search).toBe(`?event=${EVENT_ID}`));
});

test.each([
  ['an event', EVENT_URL, 'Smazat akci', 'error: Akci nejde smazat, má rezervace. Nejdřív je stornujte.'],
  ['a slot', SLOT_URL, 'Smazat termín', 'error: Termín nejde smazat, má rezervace. Nejdřív je stornujte.'],
])('%s with reservations stays, and the reason is shown', async (_name, url, button, text) => {
  const { history } = await open(url, { [EVENT]: REFERRED_TO.clone(), [SLOT]: REFERRED_TO.clone() });
  await remove(button, /\?/);
  await waitFor(() => expect(snackbars).toEqual([text]));
  expect(`${history.location.pathname}${history.location.search}`).toBe(url);
});

test('one that somebody else has deleted is reported', async () => {
  await open(EVENT_URL, { [EVENT]: [] });
  await remove('Smazat akci', /\?/);
  await waitFor(() => expect(snackbars).toEqual(['error: To, co hledáte, tu není.']));
});

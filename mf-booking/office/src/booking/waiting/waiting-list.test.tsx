import { on } from '@arbora/event-bus';
import { renderPage, reply, replyPage, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { anEvent, aSlot, aWaitingPerson, EVENT_ID, inDays, SLOT_ID, WAITING_ID } from '../../test-data';
import { setWindowWidth } from '@arbora/office/testing';

const LIST = 'GET /api/rest/waiting_list';
const REMOVE = 'POST /api/backend/waiting_remove';
const EVENT_URL = `/cs/manager/booking?event=${EVENT_ID}`;
const URL = `${EVENT_URL}&slot=${SLOT_ID}&list=waiting`;

const snackbars: string[] = [];
on('snackbar', ({ type, text }) => void snackbars.push(`${type}: ${text}`));

beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
});

const first = aWaitingPerson();
const second = aWaitingPerson({
  id: WAITING_ID.replace(/1$/, '2'),
  person_name: null,
  person_email: 'eva@arbora.example',
  places: 3,
  accepts_fewer: true,
});
/** Creates rows of the view that is also read without pagination, for the counts of slots. */
const waitingList = (...people: (typeof first)[]) =>
  replyPage(people.map((row) => ({ ...row, event_slot_id: SLOT_ID })));

function open(routes: TestRoutes = {}, url = URL): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/booking_event': [anEvent()],
    'GET /api/rest/booking_event_slot': [aSlot()],
    'GET /api/rest/event_slots_capacity': [{ id: SLOT_ID, event_id: EVENT_ID, used: 20, togo: 0 }],
    'GET /api/rest/reservation_ticket_list': replyPage([]),
    [LIST]: waitingList(first, second),
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['sales'] } });
}
async function openRemovalDialog(name: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: `Odebrat: ${name}` }));
  return screen.findByRole('dialog', { name: `Odebrat z čekací listiny? (${name})` });
}
const confirmRemoval = (dialog: HTMLElement): Promise<void> =>
  userEvent.click(within(dialog).getByRole('button', { name: 'Odebrat' }));

test('the list shows people in order, with places and time', async () => {
  const { server } = await open({
    [LIST]: waitingList(aWaitingPerson({ created_at: '2026-11-20T09:15:00Z' }), second),
  });
  const row = await screen.findByRole('row', { name: /Jana Nováková 1\./ });
  for (const text of ['jana@arbora.example', '2', /20\. 11\. 2026 10:15/, 'Zatím bez nabídky']) {
    expect(within(row).getByText(text)).toBeInTheDocument();
  }
  const next = screen.getByRole('row', { name: /eva@arbora\.example 2\./ });
  expect(within(next).getByText('stačí i část')).toBeInTheDocument();
  const paged = server.sent(LIST).find(({ query }) => query.get('order')?.includes('nullslast'));
  expect(paged?.query.get('order')).toBe('created_at.asc.nullslast,id.asc.nullslast');
  expect(paged?.query.get('event_slot_id')).toBe(`eq.${SLOT_ID}`);
});

test('held places show their number and deadline, and expired offers are marked', async () => {
  const held = aWaitingPerson({ offered_places: 2, offer_until: '2099-05-01T12:00:00Z' });
  await open({ [LIST]: waitingList(held, { ...second, offered_places: 1, offer_until: inDays(-0.001) }) });
  const row = await screen.findByRole('row', { name: /Jana Nováková/ });
  expect(within(row).getByText('Drží se 2 místa')).toBeInTheDocument();
  expect(within(row).getByText(/^do 1\. května 2099 v 14:00/)).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /eva@/ })).getByText('Nabídka vypršela')).toBeInTheDocument();
});

test('a person is removed after a confirmation, and list and count are refetched', async () => {
  const { server } = await open({ [REMOVE]: { event_id: EVENT_ID } });
  expect(await screen.findByRole('link', { name: 'Čekací listina (2)' })).toHaveAttribute('aria-current', 'page');
  const dialog = await openRemovalDialog('Jana Nováková');
  expect(within(dialog).getByText(/Zákazníkovi pošleme e-mail/)).toBeInTheDocument();
  expect(server.sent(REMOVE)).toHaveLength(0);
  server.on({ [LIST]: waitingList(second) });
  await confirmRemoval(dialog);
  expect(await screen.findByRole('link', { name: 'Čekací listina (1)' })).toBeInTheDocument();
  expect(screen.queryByText(/Jana Nováková/)).toBeNull();
  expect(server.sent(REMOVE)[0]?.body).toEqual({ id: WAITING_ID });
  expect(snackbars).toEqual(['success: Odebráno z čekací listiny.']);
});

test('removing a person with held places has its own confirmation, and a person who left meanwhile is reported', async () => {
  await open({
    [LIST]: waitingList(aWaitingPerson({ offered_places: 2, offer_until: inDays(1) })),
    [REMOVE]: { event_id: null },
  });
  const dialog = await openRemovalDialog('Jana Nováková');
  expect(within(dialog).getByText(/Držená místa nabídneme dalšímu/)).toBeInTheDocument();
  await confirmRemoval(dialog);
  await waitFor(() => expect(snackbars).toEqual(['success: Toto jméno už na čekací listině nebylo.']));
});

test('an error leaves the list unchanged', async () => {
  await open({ [REMOVE]: reply(429, { code: 'request.limited', message: '' }) });
  await confirmRemoval(await openRemovalDialog('Jana Nováková'));
  await waitFor(() => expect(snackbars).toEqual([expect.stringMatching(/^error: /)]));
  expect(screen.getByRole('row', { name: /Jana Nováková/ })).toBeInTheDocument();
});

test('an empty list explains how people join', async () => {
  await open({ [LIST]: waitingList() });
  expect(await screen.findByText('Na místa nikdo nečeká')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Rezervace' })).toHaveAttribute('href', `${EVENT_URL}&slot=${SLOT_ID}`);
});

test('slots link to their waiting list with its length', async () => {
  await open({}, EVENT_URL);
  expect(await screen.findByRole('link', { name: 'čekají 2 lidé' })).toHaveAttribute('href', URL);
});

test('a narrow window shows cards with the same action', async () => {
  setWindowWidth(390);
  await open();
  const list = await screen.findByRole('list', { name: 'Čekací listina' });
  expect(within(list).getByRole('button', { name: 'Odebrat: Jana Nováková' })).toBeInTheDocument();
});

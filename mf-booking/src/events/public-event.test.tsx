import { renderPage, reply, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { aSlot, anEvent, EVENT_ID, inDays, OTHER_SLOT_ID, SLOT_ID } from '../test-data';

const EVENT = 'GET /api/rest/booking_event';
const SLOTS = 'GET /api/rest/event_slots_customer';

function open(routes: TestRoutes = {}, locale = 'cs', id = EVENT_ID): Promise<RenderedPage> {
  const server = testServer({ [EVENT]: [anEvent()], [SLOTS]: [aSlot()], ...routes });
  return renderPage(remote, `/${locale}/services/public-booking/${id}`, { server });
}

test('the page shows description, time, place and price, and links to the reservation form', async () => {
  const event = anEvent({
    perex: 'Celodenní kurz.',
    hero_image: '/cdn/0123456789abcdef0123456789abcdef',
    date_start: '2027-12-01T08:00:00Z',
    date_end: '2027-12-01T15:00:00Z',
  });
  const { server, shell } = await open({ [EVENT]: [event] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Řez ovocných stromů' })).toBeInTheDocument();
  expect(screen.getByText('Celodenní kurz.')).toBeInTheDocument();
  expect(screen.getByText(/^1\. prosince 2027 od\s9:00 do\s16:00$/)).toBeInTheDocument();
  expect(screen.getByText('Školka Obříství')).toBeInTheDocument();
  const [slot] = within(await screen.findByRole('list', { name: 'Termíny' })).getAllByRole('listitem');
  expect(slot).toHaveTextContent('Zbývá 15 míst z 20');
  expect(slot).toHaveTextContent(/450\sKč/);
  expect(screen.getByRole('link', { name: 'Rezervovat Dopolední skupina' })).toHaveAttribute(
    'href',
    `/cs/rezervace/udalost/${EVENT_ID}?slot=${SLOT_ID}`,
  );
  expect(screen.getByRole('link', { name: 'Akce a rezervace' })).toHaveAttribute('href', '/cs/services/public-booking');
  expect(shell.titles.at(-1)).toBe('Řez ovocných stromů');
  const [request] = server.sent(EVENT);
  expect([request?.query.get('id'), request?.query.get('is_public')]).toEqual([`eq.${EVENT_ID}`, 'is.true']);
  expect(request?.headers.has('authorization')).toBe(false);
});

test('an event at a branch shows the phone of that branch', async () => {
  await open({ [EVENT]: [anEvent({ address: 'Školka Smržice, Na Stráži 4, 798 17 Smržice' })] });
  const phone = await screen.findByRole('link', { name: '+420 582 000 104' });
  expect(phone).toHaveAttribute('href', 'tel:+420582000104');
});

test('the page shows the story, things to bring and the leader', async () => {
  const leader = {
    id: SLOT_ID,
    name: 'Ondřej Jilm',
    position: 'zahradník',
    position_en: null,
    position_pl: null,
    photo: null,
  };
  const event = anEvent({
    story: 'Ráno <b>začneme</b> u tabule.\n\nProgram: https://arbora.example/rez',
    bring: 'Rukavice',
    leader,
  });
  await open({ [EVENT]: [event] });
  const story = await screen.findByRole('region', { name: 'O akci' });
  const [first, second] = within(story).getAllByRole('paragraph');
  expect(first).toHaveTextContent('Ráno začneme u tabule.');
  expect(second).toHaveTextContent('Program: https://arbora.example/rez');
  expect(within(story).getByRole('link')).toHaveAttribute('href', 'https://arbora.example/rez');
  expect(screen.getByRole('region', { name: 'S sebou' })).toHaveTextContent('Rukavice');
  const ledBy = screen.getByRole('region', { name: 'Provází' });
  expect(within(ledBy).getByRole('link', { name: 'Ondřej Jilm' })).toHaveAttribute('href', `/cs/lide/${SLOT_ID}`);
});

test('the event can be shared and saved to a calendar, and its address leads to directions', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await open({}, 'en');
  expect(await screen.findByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    `/api/backend/booking_event/${EVENT_ID}/calendar?locale=en`,
  );
  const directions = screen.getByRole('link', { name: 'Get directions' });
  expect(directions).toHaveAttribute('href', expect.stringContaining('destination=%C5%A0kolka'));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(copied).toHaveBeenCalledWith(window.location.href);
});

test('an event that has begun cannot be saved to a calendar', async () => {
  await open({ [EVENT]: [anEvent({ date_start: inDays(-1), date_end: inDays(1) })] });
  expect(await screen.findByRole('button', { name: 'Sdílet' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Do kalendáře' })).toBeNull();
});

test('free places are updated while the page is open', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { server } = await open();
  expect(await screen.findByText(/Zbývá 15 míst/)).toBeInTheDocument();
  server.on({ [SLOTS]: [aSlot({ togo: 7 })] });
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByText(/Zbývá 7 míst/)).toBeInTheDocument();
  jest.useRealTimers();
});

test('an event without a story has no empty sections', async () => {
  await open();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: /O akci|S sebou|Provází/ })).toBeNull();
});

test('the page uses English texts where they exist', async () => {
  await open({}, 'en');
  expect(await screen.findByRole('heading', { level: 1, name: 'Pruning fruit trees' })).toBeInTheDocument();
  expect((await screen.findAllByText('Morning group')).length).toBeGreaterThan(0);
});

test.each([
  [
    'is over',
    anEvent({ date_start: inDays(-2), date_end: inDays(-1) }),
    [aSlot({ date_start: inDays(-2) })],
    'Tato akce už proběhla',
  ],
  [
    'has begun',
    anEvent({ date_start: inDays(-1), date_end: inDays(1) }),
    [aSlot({ date_start: inDays(-1) })],
    'Všechny termíny už začaly',
  ],
  ['is full', anEvent(), [aSlot({ togo: 0, is_available: false })], 'Všechna místa jsou obsazená'],
])('an event that %s shows a message and links to the other events', async (_, event, slots, text) => {
  await open({ [EVENT]: [event], [SLOTS]: slots });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Rezervovat/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ostatní akce' })).toHaveAttribute('href', '/cs/services/public-booking');
});

test('an unavailable slot states the reason, and the others stay available', async () => {
  const slots = [
    aSlot(),
    aSlot({ id: OTHER_SLOT_ID, name: 'Odpolední skupina', togo: 0, is_available: false }),
    aSlot({ id: OTHER_SLOT_ID.replace(/2$/, '3'), name: 'Ranní skupina', date_start: inDays(-0.1) }),
  ];
  await open({ [SLOTS]: slots });
  const [available, full, begun] = within(await screen.findByRole('list', { name: 'Termíny' })).getAllByRole(
    'listitem',
  );
  expect(within(available!).getByRole('link')).toBeInTheDocument();
  expect(full).toHaveTextContent('Obsazeno');
  expect(within(full!).getByRole('link', { name: /^Čekat na místo/ })).toBeInTheDocument();
  expect(begun).toHaveTextContent('Už začalo');
  expect(screen.queryByText('Všechna místa jsou obsazená')).toBeNull();
});

test('an event without a public slot asks invited guests to log in', async () => {
  await open({ [SLOTS]: [] });
  expect(await screen.findByRole('link', { name: 'Máte pozvánku? Přihlaste se.' })).toHaveAttribute(
    'href',
    `/cs/rezervace/udalost/${EVENT_ID}`,
  );
});

test.each([
  ['is unknown or private', EVENT_ID],
  ['has an invalid id', 'nesmysl'],
])('an event that %s is not found', async (_, id) => {
  const { shell } = await open({ [EVENT]: [] }, 'cs', id);
  await waitFor(() => expect(shell.notFound).toEqual([`/cs/services/public-booking/${id}`]));
});

test('slots that fail to load can be retried, and the event stays visible', async () => {
  const { server } = await open({ [SLOTS]: reply(400, { code: '22P02', message: 'no' }) });
  const retry = await screen.findByRole('button', { name: 'Zkusit znovu' });
  expect(screen.getByRole('heading', { level: 1, name: 'Řez ovocných stromů' })).toBeInTheDocument();
  server.on({ [SLOTS]: [aSlot()] });
  await userEvent.click(retry);
  expect(await screen.findByText('Zbývá 15 míst z 20')).toBeInTheDocument();
});

test('a slot shows its end if that is known', async () => {
  const event = anEvent({ date_start: '2035-12-01T08:00:00Z', date_end: '2035-12-01T14:00:00Z' });
  const beginners = aSlot({ name: 'Začátečníci', date_start: '2035-12-01T08:00:00Z' });
  const advanced = aSlot({ id: OTHER_SLOT_ID, name: 'Pokročilí', date_start: '2035-12-01T11:00:00Z' });
  await open({ [EVENT]: [event], [SLOTS]: [beginners, advanced] });
  const rows = within(await screen.findByRole('list', { name: 'Termíny' })).getAllByRole('listitem');
  // Nothing says when the first group ends.
  expect(rows[0]).toHaveTextContent(/Začátečníci9:00Zbývá/);
  expect(rows[1]).toHaveTextContent(/Pokročilí12:00–15:00Zbývá/);
});

test('a slot that ends on another day shows both dates', async () => {
  const event = anEvent({ date_start: '2035-12-01T08:00:00Z', date_end: '2035-12-02T14:00:00Z' });
  await open({ [EVENT]: [event], [SLOTS]: [aSlot({ date_start: event.date_start })] });
  const list = within(await screen.findByRole('list', { name: 'Termíny' }));
  expect(list.getByText(/^1\. prosince 2035 v\s9:00 –\S?\s?2\. prosince 2035 v\s15:00$/)).toBeVisible();
});

import type { BookingLetter } from '@arbora/domain';
import { on } from '@arbora/event-bus';
import { renderPage, reply, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { setWindowWidth } from '@arbora/office/testing';
import { anEvent, aSlot, EVENT_ID, SLOT_ID } from '../../test-data';

const URL = `/cs/manager/booking?event=${EVENT_ID}&slot=${SLOT_ID}`;
const REACH = 'POST /api/rest/rpc/booking_letter_reach';
const LIST = 'GET /api/rest/booking_letter_list';
const SEND = 'POST /api/backend/booking_letter';

const snackbars: string[] = [];
on('snackbar', ({ type, text }) => void snackbars.push(`${type}: ${text}`));

beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
});

const letter: BookingLetter = {
  id: '99999999-0000-4000-8000-000000000001',
  event_id: EVENT_ID,
  event_slot_id: SLOT_ID,
  slot_name: 'Dopoledne',
  slot_name_en: null,
  slot_name_pl: null,
  payment: 'unpaid',
  with_guests: true,
  with_waiting: false,
  texts: { cs: { subject: 'Nový začátek', body_html: '<p>Začínáme v deset.</p>' } },
  recipients: 23,
  waiting: 11,
  failed: 0,
  sent_at: '2026-11-20T08:00:00Z',
  sender_name: 'Petra Prodejná',
  person_state: null,
};

function open(url: string, routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/booking_event': [anEvent()],
    'GET /api/rest/booking_event_slot': [aSlot()],
    'GET /api/rest/event_slots_capacity': [{ id: SLOT_ID, event_id: EVENT_ID, used: 2, togo: 18 }],
    'GET /api/rest/waiting_list': [],
    'GET /api/rest/reservation_ticket_list': [],
    [REACH]: { cs: 20, en: 2, pl: 1 },
    [LIST]: [letter],
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['sales'] } });
}
const form = () => screen.findByRole('dialog', { name: 'Napsat účastníkům' });
const czech = async () => within(await screen.findByRole('group', { name: 'Čeština' }));

async function writeCzech(): Promise<void> {
  const fields = await czech();
  await userEvent.click(await fields.findByRole('textbox', { name: /Předmět/ }));
  await userEvent.paste('Nový začátek');
  const text = await fields.findByRole('textbox', { name: /Text zprávy/ });
  act(() => text.focus());
  await userEvent.paste('V deset.');
}

test('the form shows the number of recipients, sends the letter and shows its progress', async () => {
  const { server } = await open(`${URL}&form=letter`, { [SEND]: reply(202, { id: letter.id }) });
  expect(await screen.findByText(/Zprávu dostane 23 lidí \(Čeština: 20, Angličtina: 2, Polština: 1\)/)).toBeVisible();
  server.on({ [REACH]: { cs: 3, en: 0, pl: 0 } });
  await userEvent.click(screen.getByRole('radio', { name: 'Jen s nezaplacenou rezervací' }));
  expect(await screen.findByText(/Zprávu dostanou 3 lidé/)).toBeVisible();
  expect(server.sent(REACH).at(-1)?.body).toEqual({
    p_event: EVENT_ID,
    p_slot: SLOT_ID,
    p_payment: 'unpaid',
    p_guests: true,
    p_waiting: false,
  });
  await writeCzech();
  await userEvent.click(within(await form()).getByRole('button', { name: 'Odeslat 3 lidem' }));
  await waitFor(() => expect(snackbars).toEqual(['success: Zpráva odchází 3 příjemcům.']));
  const [request] = server.sent(SEND);
  expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(request?.body).toEqual({
    event_id: EVENT_ID,
    event_slot_id: SLOT_ID,
    payment: 'unpaid',
    with_guests: true,
    with_waiting: false,
    texts: { cs: { subject: 'Nový začátek', body_html: '<p>V deset.</p>' } },
  });
  const row = await screen.findByRole('row', { name: /Nový začátek/ });
  expect(within(row).getByText('Odesláno 12 z 23')).toBeInTheDocument();
});

test('a translation needs subject and text, and the input is kept if there are no recipients', async () => {
  const { server } = await open(`${URL}&form=letter`, {
    [SEND]: reply(409, { code: 'booking.no_recipients', message: '' }),
  });
  await writeCzech();
  const english = within(await screen.findByRole('group', { name: 'Angličtina' }));
  const subject = english.getByRole('textbox', { name: /Předmět/ });
  await userEvent.click(subject);
  await userEvent.paste('New start');
  const send = within(await form()).getByRole('button', { name: /Odeslat/ });
  await userEvent.click(send);
  await waitFor(() => expect(english.getByRole('textbox', { name: /Text zprávy/ })).toHaveAttribute('aria-invalid'));
  expect(server.sent(SEND)).toHaveLength(0);
  await userEvent.clear(subject);
  await userEvent.click(send);
  expect(await screen.findByText('Nikoho takového tu není, dopis nemá komu přijít.')).toBeVisible();
  expect((await czech()).getByRole('textbox', { name: /Předmět/ })).toHaveValue('Nový začátek');
});

test('the list of an event shows delivery, recipients and text of each letter', async () => {
  await open(`/cs/manager/booking?event=${EVENT_ID}&list=letters`, {
    [LIST]: [{ ...letter, event_slot_id: null, slot_name: null, waiting: 0, failed: 2 }],
  });
  const row = await screen.findByRole('row', { name: /Nový začátek/ });
  for (const text of ['21 odeslaných', '2 nedoručené', 'všechny termíny', 'Petra Prodejná']) {
    expect(within(row).getByText(text)).toBeInTheDocument();
  }
  expect(within(row).getByText(/Jen s nezaplacenou rezervací · I účastníkům/)).toBeInTheDocument();
  await userEvent.click(within(row).getByRole('button', { name: 'Text zprávy' }));
  expect(await screen.findByText('Začínáme v deset.')).toBeVisible();
});

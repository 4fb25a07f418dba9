import type { TicketCheck } from '@arbora/domain';
import {
  renderPage,
  reply,
  testServer,
  type PageTestOptions,
  type RenderedPage,
  type TestRoutes,
} from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { EVENT_ID, inDays, OTHER_SLOT_ID, RESERVATION_ID, SLOT_ID, TICKET_ID } from '../test-data';
import type { DoorSlot } from './door-slots.query';

const CHECK = 'GET /api/backend/ticket_check';
const CHECK_IN = 'POST /api/backend/ticket_check_in';
const SLOTS = 'GET /api/rest/booking_event_slot';
const OTHER_EVENT_ID = EVENT_ID.replace(/1$/, '2');
const staff: PageTestOptions = { person: { acl: ['sales'] } };

function ticketOf(start: string, changes: Partial<TicketCheck> = {}): TicketCheck {
  return {
    state: 'valid',
    view: 'staff',
    event: { id: EVENT_ID, title: 'Vázání věnců', title_en: 'Making wreaths', title_pl: null, date_start: start },
    slot: { id: SLOT_ID, name: 'Dílna v 15 hodin', name_en: null, name_pl: null, date_start: start, date_end: null },
    checked_at: null,
    passed_on_at: null,
    ticket: {
      id: TICKET_ID,
      name_on_ticket: 'Petr Javor',
      is_checked: false,
      reservation_id: RESERVATION_ID,
      custom_company: null,
      qr: null,
    },
    reservation: {
      id: RESERVATION_ID,
      vs: '42',
      variable_symbol: '2611000042',
      is_paid: true,
      person_name: 'Jana Lípová',
      person_email: 'jana@arbora.example',
    },
    exception: null,
    others: [],
    ...changes,
  };
}

function slot(id: string, start: string, event = { id: EVENT_ID, title: 'Vázání věnců' }): DoorSlot {
  return {
    id,
    name: `Termín ${id.at(-1)}`,
    name_en: null,
    name_pl: null,
    date_start: start,
    event: { ...event, title_en: null, title_pl: null },
  };
}
const PRUNING = { id: OTHER_EVENT_ID, title: 'Řez stromů' };
const TODAY = inDays(0);
const LATER = inDays(3);

beforeEach(() => sessionStorage.clear());

function open(check: TicketCheck, slots: DoorSlot[], search = '', routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({ [CHECK]: check, [SLOTS]: slots, ...routes });
  return renderPage(remote, `/cs/services/ticket?id=${TICKET_ID}${search}`, { server, ...staff });
}
const verdict = (word: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name: word });
const doorSelect = (): Promise<HTMLElement> => screen.findByRole('combobox', { name: 'Co odbavujete' });

describe('the choice of event and slot', () => {
  test('selects today’s only slot, and the check-in sends it', async () => {
    const { server } = await open(ticketOf(TODAY), [slot(SLOT_ID, TODAY), slot(OTHER_SLOT_ID, LATER)], '', {
      [CHECK_IN]: ticketOf(TODAY, { state: 'used', checked_at: TODAY }),
    });
    await screen.findAllByRole('group');
    expect(await doorSelect()).toHaveValue(`${EVENT_ID}.${SLOT_ID}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Odbavit' }));
    expect(await verdict('Vpusťte')).toBeInTheDocument();
    expect(server.sent(CHECK_IN)[0]?.body).toEqual({ id: TICKET_ID, event_id: EVENT_ID, slot_id: SLOT_ID });
  });

  test('selects none of several slots today, lists today’s first, and offers events of several slots as a whole', async () => {
    const slots = [slot(SLOT_ID, TODAY), slot(OTHER_SLOT_ID, TODAY), slot(RESERVATION_ID, LATER, PRUNING)];
    await open(ticketOf(TODAY), slots);
    const [today, later] = await screen.findAllByRole('group');
    expect(await doorSelect()).toHaveValue('any');
    expect(today).toHaveAttribute('label', 'Dnes');
    const values = within(today!)
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value);
    expect(values).toEqual([EVENT_ID, `${EVENT_ID}.${SLOT_ID}`, `${EVENT_ID}.${OTHER_SLOT_ID}`]);
    expect(within(later!).getAllByRole('option')).toHaveLength(1);
  });

  test('requests slots from the start of the day in Prague', async () => {
    const { server } = await open(ticketOf(TODAY), []);
    await doorSelect();
    await waitFor(() => expect(server.sent(SLOTS)).toHaveLength(1));
    expect(server.sent(SLOTS)[0]?.query.get('date_start')).toMatch(/^gte\..*T2[23]:00:00\.000Z$/);
  });

  test('is stored in the URL and, for the next code, in the tab', async () => {
    const slots = [slot(SLOT_ID, TODAY), slot(OTHER_SLOT_ID, TODAY, PRUNING)];
    const { history, unmount } = await open(ticketOf(TODAY), slots);
    await screen.findAllByRole('group');
    await userEvent.selectOptions(await doorSelect(), `${OTHER_EVENT_ID}.${OTHER_SLOT_ID}`);
    const search = new URLSearchParams(history.location.search);
    expect([search.get('id'), search.get('door')]).toEqual([TICKET_ID, `${OTHER_EVENT_ID}.${OTHER_SLOT_ID}`]);
    expect(await verdict('Jiná akce')).toBeInTheDocument();
    unmount();
    await open(ticketOf(TODAY), slots);
    expect(await verdict('Jiná akce')).toBeInTheDocument();
  });

  test('stays when another ticket is looked up', async () => {
    const { history } = await open(ticketOf(TODAY), [], `&door=${EVENT_ID}`);
    const next = TICKET_ID.replace(/1$/, '7');
    await userEvent.type(await screen.findByLabelText('Odkaz nebo číslo vstupenky'), `${next}{Enter}`);
    await waitFor(() => expect(new URLSearchParams(history.location.search).get('id')).toBe(next));
    expect(new URLSearchParams(history.location.search).get('door')).toBe(EVENT_ID);
  });

  test('is shown to staff only', async () => {
    const ownTicket = ticketOf(LATER, { view: 'owner', reservation: null });
    const server = testServer({ [CHECK]: ownTicket });
    await renderPage(remote, `/cs/services/ticket?id=${TICKET_ID}&door=${OTHER_EVENT_ID}`, { server, person: {} });
    expect(await verdict('Platí')).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Co odbavujete' })).toBeNull();
  });
});

describe('the verdict', () => {
  test.each([
    ['of today, without a door', TODAY, 'any', 'Platí', null],
    ['of today, at its event', TODAY, EVENT_ID, 'Platí', null],
    ['of today, at its slot', TODAY, `${EVENT_ID}.${SLOT_ID}`, 'Platí', null],
    [
      'of another slot',
      TODAY,
      `${EVENT_ID}.${OTHER_SLOT_ID}`,
      'Jiný termín',
      /^Vstupenka na jiný termín této akce: Dílna/,
    ],
    ['of another event', TODAY, OTHER_EVENT_ID, 'Jiná akce', /^Vstupenka na jinou akci: Vázání věnců, /],
    ['of another day, without a door', LATER, 'any', 'Jiný den', /^Vstupenka na jiný den: Dílna v 15 hodin, /],
    ['of another day, at its slot', LATER, `${EVENT_ID}.${SLOT_ID}`, 'Jiný den', /^Vstupenka na jiný den/],
    ['of another day and event', LATER, OTHER_EVENT_ID, 'Jiná akce', /^Vstupenka na jinou akci/],
  ] as const)('on a ticket %s', async (_, start, door, word, reason) => {
    await open(ticketOf(start), [], `&door=${door}`);
    expect(await verdict(word)).toBeInTheDocument();
    if (reason) expect(screen.getByText(reason)).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Odbavit' })).toHaveLength(reason ? 0 : 1);
    expect(screen.queryAllByRole('button', { name: 'Přesto odbavit' })).toHaveLength(reason ? 1 : 0);
  });

  test.each(['used', 'unpaid', 'cancelled', 'unknown'] as const)(
    'on a ticket that is %s takes precedence over that of the door',
    async (state) => {
      await open(ticketOf(LATER, { state }), [], `&door=${OTHER_EVENT_ID}`);
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('button', { name: 'Přesto odbavit' })).toBeNull();
    },
  );
});

describe('an exception', () => {
  test('needs a confirmation with a reason', async () => {
    const { server } = await open(ticketOf(LATER), [], `&door=${EVENT_ID}`, {
      [CHECK_IN]: ticketOf(LATER, { state: 'used', checked_at: TODAY }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Přesto odbavit' }));
    const dialog = screen.getByRole('dialog', { name: 'Jiný den' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Odbavit a zapsat' }));
    expect(server.sent(CHECK_IN)).toHaveLength(0);
    await userEvent.type(within(dialog).getByLabelText('Proč vstupenku pouštíte'), 'Domluveno telefonicky');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Odbavit a zapsat' }));
    expect(await verdict('Vpusťte')).toBeInTheDocument();
    expect(server.sent(CHECK_IN)[0]?.body).toEqual({
      id: TICKET_ID,
      event_id: EVENT_ID,
      slot_id: null,
      override: { note: 'Domluveno telefonicky' },
    });
  });

  test('is offered when only the server detects the fault', async () => {
    await open(ticketOf(TODAY), [], '', { [CHECK_IN]: reply(409, { code: 'booking.ticket_other_day', message: '' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Odbavit' }));
    expect(await verdict('Jiný den')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Přesto odbavit' })).toBeInTheDocument();
  });

  test('is shown later with its fault, reason and author', async () => {
    const exception = { fault: 'other_day', note: 'Domluveno telefonicky', person_name: 'Alena Dvořáková' } as const;
    await open(ticketOf(LATER, { state: 'used', checked_at: TODAY, exception }), []);
    expect(await screen.findByText('Jiný den · Domluveno telefonicky · Alena Dvořáková')).toBeInTheDocument();
  });
});

describe('a check-in', () => {
  const UNDO = 'PATCH /api/rest/booking_ticket';
  const used = ticketOf(TODAY, { state: 'used', checked_at: TODAY });

  test('is undone by staff after a confirmation', async () => {
    const { server } = await open(used, [], '', { [UNDO]: [{ id: TICKET_ID }] });
    await userEvent.click(await screen.findByRole('button', { name: 'Vzít odbavení zpět' }));
    expect(server.sent(UNDO)).toHaveLength(0);
    server.on({ [CHECK]: ticketOf(TODAY) });
    const dialog = screen.getByRole('dialog', { name: 'Vzít odbavení zpět?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Vzít odbavení zpět' }));
    expect(await verdict('Platí')).toBeInTheDocument();
    const [request] = server.sent(UNDO);
    expect([request?.body, request?.query.get('id')]).toEqual([{ is_checked: false }, `eq.${TICKET_ID}`]);
  });

  test('made on this screen is undone too', async () => {
    const { server } = await open(ticketOf(TODAY), [], '', { [CHECK_IN]: used, [UNDO]: [{ id: TICKET_ID }] });
    await userEvent.click(await screen.findByRole('button', { name: 'Odbavit' }));
    expect(await verdict('Vpusťte')).toBeInTheDocument();
    server.on({ [CHECK]: ticketOf(TODAY) });
    await userEvent.click(screen.getByRole('button', { name: 'Vzít odbavení zpět' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Vzít odbavení zpět' }));
    expect(await verdict('Platí')).toBeInTheDocument();
  });

  test('of a deleted ticket cannot be undone, which the page reports', async () => {
    await open(used, [], '', { [UNDO]: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Vzít odbavení zpět' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Vzít odbavení zpět' }));
    expect(await screen.findByText('Tato vstupenka neexistuje.')).toBeInTheDocument();
  });

  test.each(['owner', 'stranger'] as const)('cannot be undone by the %s', async (view) => {
    const server = testServer({ [CHECK]: { ...used, view, reservation: null } });
    await renderPage(remote, `/cs/services/ticket?id=${TICKET_ID}`, { server, person: {} });
    expect(await verdict('Použitá')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Vzít odbavení zpět' })).toBeNull();
  });
});

test('tickets of a group for another slot cannot be checked in from the list', async () => {
  const other = (id: string, name: string, slot_id: string, slot_date: string) => ({
    id,
    name_on_ticket: name,
    is_checked: false,
    is_paid: true,
    slot_id,
    slot_name: 'Dílna',
    slot_name_en: null,
    slot_name_pl: null,
    slot_date,
  });
  const others = [
    other('a', 'Eva Buková', SLOT_ID, TODAY),
    other('b', 'Jan Dub', OTHER_SLOT_ID, TODAY),
    other('c', 'Ota Habr', OTHER_SLOT_ID, LATER),
  ];
  await open(ticketOf(TODAY, { others }), [], `&door=${EVENT_ID}.${SLOT_ID}`);
  const list = within(await screen.findByRole('region', { name: 'Další vstupenky stejného zákazníka' }));
  expect(list.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Odbavit: Eva Buková',
  ]);
  expect(list.getByText('Jiný termín')).toBeInTheDocument();
  expect(list.getByText('Jiný den')).toBeInTheDocument();
  expect(list.getByRole('link', { name: 'Jan Dub' })).toHaveAttribute(
    'href',
    `/cs/services/ticket?id=b&door=${EVENT_ID}.${SLOT_ID}`,
  );
});

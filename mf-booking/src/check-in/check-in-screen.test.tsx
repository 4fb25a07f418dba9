import type { DoorList, DoorScan, DoorScanResult, TicketCheck } from '@arbora/domain';
import { renderPage, reply, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { EVENT_ID, inDays, OTHER_SLOT_ID, RESERVATION_ID, SLOT_ID, TICKET_ID } from '../test-data';

const SCANS = 'POST /api/backend/door_scans';
const LIST = 'GET /api/backend/door_list';
const UNDO = 'PATCH /api/rest/booking_ticket';
const SECOND_ID = TICKET_ID.replace(/1$/, '2');
const UNKNOWN_ID = TICKET_ID.replace(/1$/, '9');
const TODAY = inDays(0);
const event = { id: EVENT_ID, title: 'Vázání věnců', title_en: null, title_pl: null, date_start: TODAY };
const slot = { id: SLOT_ID, name: 'Dílna v 15 hodin', name_en: null, name_pl: null, date_start: TODAY };

function ticket(id: string, name_on_ticket: string, changes: Partial<DoorList['tickets'][number]> = {}) {
  return {
    id,
    name_on_ticket,
    custom_company: null,
    slot_id: SLOT_ID,
    is_paid: true,
    checked_at: null,
    person_state: null,
    ...changes,
  };
}
const list: DoorList = {
  event,
  slots: [slot, { ...slot, id: OTHER_SLOT_ID, name: 'Večerní dílna' }],
  tickets: [
    ticket(TICKET_ID, 'Petr Javor'),
    ticket(SECOND_ID, 'Eva Buková', { custom_company: 'Zahrady s.r.o.', person_state: 'blocked' }),
    ticket('u', 'Ota Habr', { is_paid: false }),
    ticket('i', 'Iva Lípová', { checked_at: TODAY }),
  ],
  voids: [],
  made_at: TODAY,
};

function checkOf(id: string): TicketCheck {
  const found = list.tickets.find((item) => item.id === id);
  return {
    state: found ? 'used' : 'unknown',
    view: 'staff',
    event: found ? event : null,
    slot: found ? { ...slot, date_end: null } : null,
    checked_at: found ? TODAY : null,
    passed_on_at: null,
    ticket: found ? { ...found, is_checked: true, reservation_id: RESERVATION_ID, qr: null } : null,
    reservation: null,
    exception: null,
    others: [],
  };
}
function admitted({ key, id, place }: DoorScan): DoorScanResult {
  return {
    key,
    outcome: 'admitted',
    verdict: { kind: 'ok', reason: 'valid', at: null },
    admissions: [{ at: TODAY, place, person_name: 'Alena Dvořáková' }],
    check: checkOf(id),
  };
}
type Body = { scans: DoorScan[] };
const admitAll = ({ body }: { body: unknown }): DoorScanResult[] => (body as Body).scans.map(admitted);
const noNetwork = (): Promise<never> => Promise.reject(new TypeError('offline'));

// Preloads the lazy modules.
beforeAll(() => Promise.all([import('./check-in-screen'), import('../offline/offline-store')]));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function open(routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({ [SCANS]: admitAll, [LIST]: list, 'GET /api/rest/booking_event_slot': [], ...routes });
  const page = await renderPage(remote, `/cs/services/ticket?door=${EVENT_ID}.${SLOT_ID}`, {
    server,
    person: { acl: ['sales'] },
  });
  // One of the three paid tickets is checked in.
  await screen.findByText('1/3');
  return page;
}
/** Types the code and Enter, as a keyboard scanner does. */
const scanCode = (id: string): Promise<unknown> =>
  userEvent.keyboard(`https://arbora.example/services/ticket?id=${id}{Enter}`);
/** Presses a key now, or with a time stamp two seconds ahead: such keys follow the earlier ones after one pause. */
function press(target: Element, key: KeyboardEventInit, when?: 'later'): void {
  const event = new KeyboardEvent('keydown', { ...key, bubbles: true });
  if (when) Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + 2000 });
  target.dispatchEvent(event);
}
const verdict = (word: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 2, name: word });
const sentScans = ({ server }: RenderedPage): DoorScan[] =>
  server.sent(SCANS).flatMap(({ body }) => (body as Body).scans);

test('a scanned ticket is checked in at once, counted and listed, and the screen is ready for the next one', async () => {
  const page = await open();
  await scanCode(TICKET_ID);
  expect(await verdict('Vpusťte')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Vpusťte' })).toHaveTextContent('Petr Javor');
  expect(sentScans(page)[0]).toMatchObject({
    id: TICKET_ID,
    event_id: EVENT_ID,
    slot_id: SLOT_ID,
    was_admitted_offline: false,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Další vstupenka' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('2/3')).toBeInTheDocument();
  const last = within(screen.getByRole('region', { name: 'Poslední vstupenky' }));
  expect(last.getByText('Odbaveno')).toBeInTheDocument();
});

test('a keyboard scanner works while the search field has focus and does not change its text, also on a Czech layout', async () => {
  const page = await open();
  const field = screen.getByRole('searchbox', { name: 'Hledat podle jména' });
  await userEvent.type(field, 'Eva');
  const czech: Record<string, string> = { '1': '+', '2': 'ě', '3': 'š', '4': 'č', '5': 'ř', '6': 'ž', '7': 'ý', '8': 'á', '9': 'í', '0': 'é', '-': '=' }; // oxfmt-ignore
  for (const sign of TICKET_ID) {
    const code = sign === '-' ? 'Minus' : /\d/.test(sign) ? `Digit${sign}` : `Key${sign.toUpperCase()}`;
    press(field, { key: czech[sign] ?? sign, code }, 'later');
  }
  await userEvent.keyboard('{Enter}');
  expect(await verdict('Vpusťte')).toBeInTheDocument();
  expect(field).toHaveValue('Eva');
  expect(sentScans(page)).toHaveLength(1);
});

test('a code without its Enter is discarded after a pause, not prefixed to the next one', async () => {
  const page = await open();
  for (const key of TICKET_ID.replaceAll('4', '5')) press(document.body, { key });
  for (const key of TICKET_ID) press(document.body, { key }, 'later');
  await userEvent.keyboard('{Enter}');
  await verdict('Vpusťte');
  expect(sentScans(page).map(({ id }) => id)).toEqual([TICKET_ID]);
});

test('a ticket of another slot is checked in only after a confirmation with the reason', async () => {
  const refuseWithoutOverride = ({ body }: { body: unknown }): DoorScanResult[] =>
    (body as Body).scans.map((scan) =>
      scan.override
        ? admitted(scan)
        : { ...admitted(scan), outcome: 'refused', verdict: { kind: 'attention', reason: 'other_slot', at: null } },
    );
  const page = await open({ [SCANS]: refuseWithoutOverride });
  await scanCode(TICKET_ID);
  expect(await verdict('Jiný termín')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Přesto odbavit' }));
  await userEvent.type(screen.getByLabelText('Proč vstupenku pouštíte'), 'Přesedla si');
  await userEvent.click(screen.getByRole('button', { name: 'Odbavit a zapsat' }));
  expect(await verdict('Vpusťte')).toBeInTheDocument();
  const [first, second] = sentScans(page);
  expect([second?.key, second?.override]).toEqual([first?.key, { note: 'Přesedla si' }]);
});

test('a used ticket is refused with the time of its first use', async () => {
  const used = ({ body }: { body: unknown }): DoorScanResult[] =>
    (body as Body).scans.map((scan) => ({
      ...admitted(scan),
      outcome: 'refused',
      verdict: { kind: 'refused', reason: 'used', at: '2026-11-21T08:05:00Z' },
    }));
  await open({ [SCANS]: used });
  await scanCode(TICKET_ID);
  expect(await verdict('Použitá')).toBeInTheDocument();
  expect(screen.getByText(/^Poprvé použita 21\. 11\. 2026 0?9:05\.$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Přesto odbavit' })).toBeNull();
});

test('a guest without a code is found by name and checked in', async () => {
  const page = await open();
  await userEvent.type(screen.getByRole('searchbox'), 'bukova');
  expect(screen.getByText('zablokovaný účet')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Odbavit: Eva Buková' }));
  expect(await verdict('Vpusťte')).toBeInTheDocument();
  expect(within(screen.getByRole('dialog')).getByText('zablokovaný účet')).toBeVisible();
  expect(sentScans(page)[0]?.id).toBe(SECOND_ID);
  await userEvent.click(screen.getByRole('button', { name: 'Další vstupenka' }));
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'nikdo');
  expect(screen.getByText('Takové jméno na seznamu není.')).toBeInTheDocument();
});

test('a check-in is undone from the list', async () => {
  const { server } = await open({ [UNDO]: [{ id: TICKET_ID }] });
  await scanCode(TICKET_ID);
  await verdict('Vpusťte');
  await userEvent.click(screen.getByRole('button', { name: 'Další vstupenka' }));
  await userEvent.click(screen.getByRole('button', { name: 'Vzít zpět: Petr Javor' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Vzít odbavení zpět' }));
  expect(await screen.findByText('Vzato zpět')).toBeInTheDocument();
  expect(server.sent(UNDO)).toHaveLength(1);
  expect(screen.getByText('1/3')).toBeInTheDocument();
});

describe('offline', () => {
  test('the device decides by its stored list, and sends its check-ins under the same keys once online', async () => {
    const page = await open({ [SCANS]: noNetwork });
    await scanCode(TICKET_ID);
    expect(await verdict('Vpusťte')).toBeInTheDocument();
    const [failedScan] = sentScans(page);
    await scanCode(TICKET_ID);
    expect(await verdict('Použitá')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Další vstupenka' }));
    expect(screen.getByText(/^Bez sítě\. Odbavuje se podle seznamu z /)).toBeInTheDocument();
    expect(screen.getByText('1 odbavení čeká na odeslání.')).toBeInTheDocument();
    expect(screen.getByText('2/3')).toBeInTheDocument();

    page.server.on({ [SCANS]: admitAll });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('1 odbavení čeká na odeslání.')).toBeNull());
    expect(screen.queryByText(/^Bez sítě/)).toBeNull();
    const sent = sentScans(page).at(-1);
    expect(sent).toMatchObject({ key: failedScan?.key, id: TICKET_ID, was_admitted_offline: true });
    expect(screen.getByText('Odbaveno')).toBeInTheDocument();
  });

  test('check-ins whose first request fails when the network returns are sent again within seconds', async () => {
    const page = await open({ [SCANS]: noNetwork });
    await scanCode(TICKET_ID);
    await verdict('Vpusťte');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      act(() => void window.dispatchEvent(new Event('online')));
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(screen.getByText('1 odbavení čeká na odeslání.')).toBeInTheDocument();
      page.server.on({ [SCANS]: admitAll });
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(screen.queryByText('1 odbavení čeká na odeslání.')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  test('a ticket missing from the list needs a confirmation', async () => {
    await open({ [SCANS]: noNetwork });
    await scanCode(UNKNOWN_ID);
    expect(await verdict('Není na seznamu')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Přesto odbavit' }));
    await userEvent.type(screen.getByLabelText('Proč vstupenku pouštíte'), 'Známe ji');
    await userEvent.click(screen.getByRole('button', { name: 'Odbavit a zapsat' }));
    expect(await verdict('Vpusťte')).toBeInTheDocument();
  });

  test('a ticket checked in by two devices is reported with both places and times once online', async () => {
    const twice = ({ body }: { body: unknown }): DoorScanResult[] =>
      (body as Body).scans.map((scan) => ({
        ...admitted(scan),
        outcome: 'twice',
        verdict: { kind: 'refused', reason: 'used', at: TODAY },
        admissions: [
          { at: '2026-11-21T08:05:00Z', place: 'Dvůr', person_name: null },
          { at: '2026-11-21T08:15:00Z', place: 'Brána', person_name: null },
        ],
      }));
    const page = await open({ [SCANS]: noNetwork });
    await scanCode(TICKET_ID);
    await verdict('Vpusťte');
    page.server.on({ [SCANS]: twice });
    act(() => void window.dispatchEvent(new Event('online')));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Petr Javor: Dvůr v 0?9:05, Brána v 0?9:15/);
    await userEvent.click(screen.getByRole('button', { name: 'Další vstupenka' }));
    await userEvent.click(within(alert).getByRole('button', { name: 'Rozumím' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('an invalid ticket that was checked in is reported once online', async () => {
    const refused = ({ body }: { body: unknown }): DoorScanResult[] =>
      (body as Body).scans.map((scan) => ({
        ...admitted(scan),
        outcome: 'refused',
        verdict: { kind: 'refused', reason: 'cancelled', at: null },
        admissions: [],
      }));
    const page = await open({ [SCANS]: noNetwork });
    await scanCode(TICKET_ID);
    await verdict('Vpusťte');
    page.server.on({ [SCANS]: refused });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Petr Javor: Zrušená');
    expect(screen.getByText('Vpuštěno neplatně')).toBeInTheDocument();
  });

  test('a check-in that the server refuses does not block the others', async () => {
    const page = await open({ [SCANS]: noNetwork });
    await scanCode(TICKET_ID);
    await verdict('Vpusťte');
    await scanCode(UNKNOWN_ID);
    await userEvent.click(await screen.findByRole('button', { name: 'Přesto odbavit' }));
    await userEvent.type(screen.getByLabelText('Proč vstupenku pouštíte'), 'Známe ji');
    await userEvent.click(screen.getByRole('button', { name: 'Odbavit a zapsat' }));
    await waitFor(() => expect(screen.getByText('2 odbavení čekají na odeslání.')).toBeInTheDocument());
    const refuseUnknown = ({ body }: { body: unknown }) =>
      (body as Body).scans.some(({ id }) => id === UNKNOWN_ID)
        ? reply(400, { code: 'request.invalid', message: '' })
        : admitAll({ body });
    page.server.on({ [SCANS]: refuseUnknown });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/na odeslání/)).toBeNull());
    expect(screen.getByText('Vpuštěno neplatně')).toBeInTheDocument();
    expect(screen.getByText('Odbaveno')).toBeInTheDocument();
  });

  test('an unsent check-in is undone on the device', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = await open();
    await scanCode(TICKET_ID);
    await verdict('Vpusťte');
    await userEvent.click(screen.getByRole('button', { name: 'Další vstupenka' }));
    await userEvent.click(screen.getByRole('button', { name: 'Vzít zpět: Petr Javor' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Vzít odbavení zpět' }));
    expect(await screen.findByText('Vzato zpět')).toBeInTheDocument();
    expect(page.server.sent(SCANS)).toHaveLength(0);
    online.mockRestore();
  });
});

describe('the camera', () => {
  /** What is in front of it, and the time of the next frames. */
  let shown: string[] = [];
  let now = 0;
  const code = (id: string): string => `https://arbora.example/services/ticket?id=${id}`;

  beforeEach(() => {
    shown = [];
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    class Detector {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => shown.map((rawValue) => ({ rawValue }));
    }
    Object.assign(globalThis, { BarcodeDetector: Detector });
    const mediaDevices = { getUserMedia: async () => ({ getTracks: () => [] }) };
    Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });

  test('a code shown again at once is named as just read with its verdict, and is not checked again', async () => {
    const page = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Zapnout kameru' }));
    shown = [code(TICKET_ID)];
    expect(await verdict('Vpusťte')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Další vstupenka' }));
    now += 1500;
    expect(await verdict('Právě načteno')).toBeInTheDocument();
    const dialog = within(screen.getByRole('dialog', { name: 'Právě načteno' }));
    expect(dialog.getByText('Petr Javor')).toBeInTheDocument();
    expect(dialog.getByText(/Verdikt tehdy: Vpusťte\. Odbaveno /)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Přesto odbavit' })).toBeNull();
    expect(sentScans(page)).toHaveLength(1);
    expect(screen.getByText('2/3')).toBeInTheDocument();

    now += 1500;
    shown = [code(SECOND_ID)];
    expect(await verdict('Vpusťte')).toBeInTheDocument();
    expect(sentScans(page)).toHaveLength(2);
  });

  test('a question without a decision is asked again when its code is shown again', async () => {
    const otherSlot = ({ body }: { body: unknown }): DoorScanResult[] =>
      (body as Body).scans.map((scan) => ({
        ...admitted(scan),
        outcome: 'refused',
        verdict: { kind: 'attention', reason: 'other_slot', at: null },
      }));
    const page = await open({ [SCANS]: otherSlot });
    await userEvent.click(screen.getByRole('button', { name: 'Zapnout kameru' }));
    shown = [code(TICKET_ID)];
    expect(await verdict('Jiný termín')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Nepouštět' }));
    now += 1500;
    expect(await verdict('Jiný termín')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Přesto odbavit' })).toBeInTheDocument();
    expect(sentScans(page)).toHaveLength(1);
  });
});

test('an error response is shown, and nothing is checked in', async () => {
  await open({ [SCANS]: reply(403, { code: 'auth.forbidden', message: '' }) });
  await scanCode(TICKET_ID);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after a failed request the next scans are decided without waiting for the server', async () => {
  const page = await open({ [SCANS]: noNetwork });
  await scanCode(TICKET_ID);
  await verdict('Vpusťte');
  await scanCode(SECOND_ID);
  expect(await screen.findByText('2 odbavení čekají na odeslání.')).toBeInTheDocument();
  expect(sentScans(page).filter(({ was_admitted_offline }) => !was_admitted_offline)).toHaveLength(1);
});

test('a ticket scanned during another check is checked next', async () => {
  let respond: (() => void) | null = null;
  const slow = async ({ body }: { body: unknown }): Promise<DoorScanResult[]> => {
    await new Promise<void>((resolve) => (respond = resolve));
    return admitAll({ body });
  };
  const page = await open({ [SCANS]: slow });
  await scanCode(TICKET_ID);
  await scanCode(SECOND_ID);
  await waitFor(() => expect(respond).not.toBeNull());
  act(() => respond?.());
  await waitFor(() => expect(sentScans(page)).toHaveLength(2));
  act(() => respond?.());
  expect(await screen.findByText('3/3')).toBeInTheDocument();
});

import { renderPage, replyPage, testServer, type RenderedPage } from '@arbora/testing';
import { saveFile } from '@arbora/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { setWindowWidth } from '@arbora/office/testing';
import { anEvent, aReservation, aSlot, aTicket, EVENT_ID, SLOT_ID } from '../../test-data';

jest.mock('@arbora/ui', () => ({ ...jest.requireActual<object>('@arbora/ui'), saveFile: jest.fn() }));
const saved = jest.mocked(saveFile);

const LIST = 'GET /api/rest/reservation_ticket_list';
const AFTERNOON = SLOT_ID.replace(/1$/, '2');

beforeEach(() => {
  setWindowWidth(1440);
  saved.mockClear();
});

const reservations = [
  aReservation({
    is_paid: true,
    tickets: [
      aTicket({ id: 'z', name_on_ticket: 'Žofie', custom_company: 'Sad; "u potoka"' }),
      aTicket({ id: 'c', name_on_ticket: 'Čeněk', is_checked: true, checked_at: '2027-05-01T07:40:00Z' }),
    ],
  }),
  aReservation({
    id: 'other',
    person_name: null,
    person_state: 'blocked',
    tickets: [aTicket({ id: 'd', name_on_ticket: '=1+1' })],
  }),
];

function open(search: string): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/booking_event': [anEvent()],
    'GET /api/rest/booking_event_slot': [aSlot(), aSlot({ id: AFTERNOON, name: 'Odpoledne' })],
    'GET /api/rest/event_slots_capacity': [],
    'GET /api/rest/waiting_list': [],
    [LIST]: replyPage(reservations),
  });
  const url = `/cs/manager/booking?event=${EVENT_ID}${search}&list=attendees`;
  return renderPage(remote, url, { server, person: { acl: ['sales'] } });
}

test('attendees of each slot are listed by name, with ticket number, payment and a checkbox', async () => {
  const { server } = await open('');
  const morning = within(await screen.findByRole('table', { name: 'Dopoledne' }));
  expect(morning.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '=1+1 zablokovaný účet',
    'Čeněk',
    'Žofie',
  ]);
  expect(morning.getByRole('row', { name: 'Čeněk 2705000042/2 ano ✓ 9:40' })).toBeVisible();
  expect(morning.getByRole('row', { name: 'Žofie Sad; "u potoka" 2705000042/1 ano ne' })).toBeVisible();
  expect(morning.getByRole('row', { name: '=1+1 zablokovaný účet 2705000042/1 ne ne' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Odpoledne/ })).toBeVisible();
  expect(screen.getByText('0 účastníků')).toBeVisible();
  expect(server.sent(LIST)[0]?.query.get('event_slot_id')).toBe(`in.(${SLOT_ID},${AFTERNOON})`);
});

test('the file suits Czech spreadsheets, and no name becomes a formula', async () => {
  await open(`&slot=${SLOT_ID}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Tabulka CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [name, file] = saved.mock.calls[0]!;
  expect(name).toMatch(/^rez-ovocnych-stromu-dopoledne-\d{4}-\d\d-\d\d\.csv$/);
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });
  expect(String(text).split('\r\n')).toEqual([
    expect.stringContaining('Termín;Jméno na vstupence;Rezervoval;E-mail;Firma;'),
    "Dopoledne;'=1+1;zablokovaný účet;karel@arbora.example;;2705000042;2705000042/1;ne;ne",
    'Dopoledne;Čeněk;Karel Zahradník;karel@arbora.example;;2705000042;2705000042/2;ano;2027-05-01 09:40',
    'Dopoledne;Žofie;Karel Zahradník;karel@arbora.example;"Sad; ""u potoka""";2705000042;2705000042/1;ano;ne',
    '',
  ]);
});

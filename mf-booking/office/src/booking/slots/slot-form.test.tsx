import { renderPage, reply, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { anEvent, aSlot, EVENT_ID, SLOT_ID } from '../../test-data';
import { setWindowWidth } from '@arbora/office/testing';

beforeEach(() => {
  localStorage.clear();
  setWindowWidth(1440);
});

function open(routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/booking_event': [anEvent()],
    'GET /api/rest/booking_event_slot': [aSlot()],
    'GET /api/rest/waiting_list': [],
    'GET /api/rest/event_slots_capacity': [{ id: SLOT_ID, event_id: EVENT_ID, used: 12, togo: 8 }],
    'PATCH /api/rest/booking_event_slot': [aSlot()],
    'POST /api/rest/booking_event_slot': reply(201, [aSlot()]),
    'PATCH /api/rest/booking_event': [anEvent()],
    ...routes,
  });
  return renderPage(remote, `/cs/manager/booking?event=${EVENT_ID}`, { server, person: { acl: ['sales'] } });
}
const edit = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: 'Upravit termín: Dopoledne' }));
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
/** The open form; the list behind it has columns of the same names. */
const form = () => within(screen.getByRole('dialog'));
async function retype(label: string | RegExp, text: string): Promise<void> {
  await userEvent.clear(form().getByLabelText(label));
  await userEvent.type(form().getByLabelText(label), text);
}

test('slots of an event are listed with seats, price and limits', async () => {
  const { shell } = await open();
  const row = await screen.findByRole('row', { name: /Dopoledne/ });
  expect(within(row).getByText('12 z 20')).toBeInTheDocument();
  expect(within(row).getByText(/450\sKč/)).toBeInTheDocument();
  expect(within(row).getByText('nejvýše 4 místa na osobu')).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: 'Dopoledne' })).toHaveAttribute(
    'href',
    `/cs/manager/booking?event=${EVENT_ID}&slot=${SLOT_ID}`,
  );
  expect(shell.titles).toContain('Řez ovocných stromů');
});

test('an unknown event is reported', async () => {
  await open({ 'GET /api/rest/booking_event': [] });
  expect(await screen.findByText('Tato akce nebo termín už neexistuje')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zpět na akce' })).toHaveAttribute('href', '/cs/manager/booking');
});

test('only changed columns are sent, with the version that was read', async () => {
  const { server, history } = await open();
  await edit();
  expect(history.location.search).toBe(`?event=${EVENT_ID}&form=${SLOT_ID}`);
  await retype('Cena', '150,5');
  await userEvent.click(form().getByLabelText(/^Jen pro pozvané/));
  await userEvent.paste('Petr@Arbora.example, jana@arbora.example;');
  await userEvent.keyboard('{Enter}');
  await save();
  await waitFor(() => expect(server.sent('PATCH /api/rest/booking_event_slot')).toHaveLength(1));
  const [request] = server.sent('PATCH /api/rest/booking_event_slot');
  expect(request?.query.get('id')).toBe(`eq.${SLOT_ID}`);
  expect(request?.query.get('version')).toBe('eq.3');
  expect(request?.body).toEqual({ price: 150.5, whitelist: ['petr@arbora.example', 'jana@arbora.example'] });
  await waitFor(() => expect(history.location.search).toBe(`?event=${EVENT_ID}`));
});

test('a capacity below the used seats is reported at its field, and the input is kept', async () => {
  const error = { code: 'P0001', message: 'booking.capacity_below_used', details: '{"used":12}', hint: null };
  await open({ 'PATCH /api/rest/booking_event_slot': reply(400, error) });
  await edit();
  expect(screen.getByText('Obsazeno je 12 míst, méně jich být nemůže.')).toBeInTheDocument();
  await retype('Počet míst', '5');
  await save();
  expect(await screen.findByText('Kapacita nemůže být menší než počet obsazených míst.')).toBeInTheDocument();
  expect(form().getByLabelText('Počet míst')).toHaveValue(5);
  expect(form().getByLabelText('Počet míst')).toHaveFocus();
});

test('a company limit needs a number, and an invitation an e-mail', async () => {
  const { server } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Nový termín' }));
  expect(form().getByLabelText('Začátek')).toHaveValue('2027-05-01T09:30');
  await userEvent.click(form().getByLabelText('Omezení platí pro celou firmu'));
  await userEvent.type(form().getByLabelText(/^Jen pro pozvané/), 'nikdo{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Vytvořit' }));
  expect(await screen.findByText('Společný limit firmy potřebuje počet míst.')).toBeInTheDocument();
  expect(screen.getByText('Některá z adres není platný e-mail.')).toBeInTheDocument();
  expect(screen.getAllByText('Bez toho to nepůjde.')).toHaveLength(3);
  expect(server.sent('POST /api/rest/booking_event_slot')).toHaveLength(0);
});

test('the prefix of variable symbols is fixed once there are reservations', async () => {
  const error = { code: 'P0001', message: 'booking.mask_vs_fixed', details: null, hint: null };
  const { server } = await open({ 'PATCH /api/rest/booking_event': reply(400, error) });
  await userEvent.click(await screen.findByRole('button', { name: 'Upravit akci' }));
  await retype('Předvolba variabilního symbolu', '999');
  await save();
  expect(await screen.findByText(/Předvolbu variabilního symbolu nelze změnit/)).toBeInTheDocument();
  expect(form().getByLabelText('Předvolba variabilního symbolu')).toHaveAttribute('aria-invalid', 'true');
  expect(server.sent('PATCH /api/rest/booking_event')[0]?.body).toEqual({ mask_vs: '999' });
});

test('a column that somebody else has changed meanwhile is shown in both versions, others are merged', async () => {
  const { server } = await open({ 'PATCH /api/rest/booking_event_slot': [] });
  await edit();
  await retype('Cena', '150');
  await retype('Počet míst', '25');
  // Refetched because the update matched no row of that version.
  server.on({ 'GET /api/rest/booking_event_slot': [aSlot({ version: 4, price: 99, name: 'Ráno' })] });
  await save();
  const conflict = within(await screen.findByRole('dialog', { name: /Mezitím/ }));
  expect(conflict.getByText('99')).toBeInTheDocument();
  server.on({ 'PATCH /api/rest/booking_event_slot': [aSlot({ version: 5 })] });
  await userEvent.click(conflict.getByRole('button', { name: /Použít/ }));
  expect(form().getByLabelText('Cena')).toHaveValue('150,00');
  expect(form().getByLabelText('Čeština')).toHaveValue('Ráno');
  await save();
  await waitFor(() => expect(server.sent('PATCH /api/rest/booking_event_slot')).toHaveLength(2));
  const [, retry] = server.sent('PATCH /api/rest/booking_event_slot');
  expect(retry?.query.get('version')).toBe('eq.4');
  expect(retry?.body).toEqual({ price: 150, capacity_total: 25 });
});

test('a new slot belongs to its event', async () => {
  const { server } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Nový termín' }));
  await userEvent.type(form().getByLabelText('Čeština'), 'Večer');
  await userEvent.type(form().getByLabelText('Cena'), '0');
  await userEvent.type(form().getByLabelText('Počet míst'), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Vytvořit' }));
  await waitFor(() => expect(server.sent('POST /api/rest/booking_event_slot')).toHaveLength(1));
  expect(server.sent('POST /api/rest/booking_event_slot')[0]?.body).toMatchObject({
    event_id: EVENT_ID,
    name: 'Večer',
    name_en: null,
    date_start: '2027-05-01T07:30:00.000Z',
    price: 0,
    capacity_total: 12,
    capacity_per_user: null,
  });
});

test('an unfinished slot is restored when its form is opened again', async () => {
  const page = await open();
  await edit();
  await retype('Cena', '150');
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('150'));
  page.unmount();
  await open();
  await edit();
  expect(await screen.findByText('Obnovili jsme, co jste tu rozepsali.')).toBeInTheDocument();
  expect(form().getByLabelText('Cena')).toHaveValue('150,00');
  await userEvent.click(screen.getByRole('button', { name: 'Zahodit' }));
  expect(form().getByLabelText('Cena')).toHaveValue('450,00');
});

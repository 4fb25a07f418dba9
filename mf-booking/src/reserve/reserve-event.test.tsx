import type { Invoice, UserProfile } from '@arbora/domain';
import { renderPage, reply, testServer, type RenderedPage, type TestRequest, type TestRoutes } from '@arbora/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import {
  aReservation,
  aSlot,
  anEvent,
  aTicket,
  EVENT_ID,
  inDays,
  OTHER_SLOT_ID,
  RESERVATION_ID,
  SLOT_ID,
} from '../test-data';

const POST = 'POST /api/backend/booking_reservation';
const URL = `/cs/rezervace/udalost/${EVENT_ID}?slot=${SLOT_ID}`;

const slots = [aSlot(), aSlot({ id: OTHER_SLOT_ID, name: 'Odpolední skupina', price: 0 })];

/** Number of created people: a different one in every test, because drafts are stored by person. */
let people = 0;

function open(routes: TestRoutes = {}, url = URL, profile: Partial<UserProfile> = {}): Promise<RenderedPage> {
  const id = `00000000-0000-4000-8000-${String((people += 1)).padStart(12, '0')}`;
  const server = testServer({
    'GET /api/rest/booking_event': [anEvent()],
    'GET /api/rest/event_slots_customer': slots,
    'GET /api/rest/own_waiting': [],
    'GET /api/rest/booking_reservation': [aReservation()],
    'GET /api/rest/booking_ticket': [aTicket()],
    [`GET /api/backend/booking_reservation/${RESERVATION_ID}/payment`]: reply(200, null),
    [POST]: reply(201, { id: RESERVATION_ID }),
    ...routes,
  });
  return renderPage(remote, url, { server, person: { id, ...profile } });
}
const names = (): HTMLInputElement[] => screen.getAllByLabelText('Jméno a příjmení');
const submit = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: 'Rezervovat s povinností platby' }));

test('a reservation for several people is sent and opened', async () => {
  const { server, history } = await open();
  await screen.findByRole('form', { name: 'Rezervace' });
  expect(names()[0]).toHaveValue('Jana Lípová');
  const rules = screen.getByText('Vstupné se nevrací.').closest('ul')!;
  expect(
    within(rules)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Rezervaci uhraďte do 4\sdnů/),
    'Vstupné se nevrací.',
    'Vstupenku můžete předat někomu jinému.',
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Přidat účastníka' }));
  await waitFor(() => expect(names()[1]).toHaveFocus());
  await userEvent.type(names()[1]!, ' Petr Javor ');
  expect(screen.getByText('Celkem').parentElement).toHaveTextContent(/900\sKč/);
  await submit();

  await waitFor(() => expect(history.location.pathname).toBe(`/cs/rezervace/${RESERVATION_ID}`));
  const [sent] = server.sent(POST);
  expect(sent?.body).toEqual({
    event_slot_id: SLOT_ID,
    custom_data: {
      places: [
        { name: 'Jana Lípová', email: '' },
        { name: 'Petr Javor', email: '' },
      ],
      invoice: null,
    },
  });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

test('the form stays visible until the reservation is loaded', async () => {
  let resolveReservation = (): void => undefined;
  const reservationLoaded = new Promise<void>((resolve) => (resolveReservation = resolve));
  const { server, history } = await open({
    'GET /api/rest/booking_reservation': () => reservationLoaded.then(() => [aReservation()]),
    // After the reservation the slot is reported as reserved, which would hide the form.
    'GET /api/rest/event_slots_customer': ({ query }: TestRequest) =>
      server.sent(POST).length > 0 && query.has('event_id')
        ? [aSlot({ has_reservation: true, reservation_id: RESERVATION_ID })]
        : slots,
  });
  await screen.findByRole('form', { name: 'Rezervace' });
  await submit();
  await waitFor(() => expect(server.sent('GET /api/rest/booking_reservation')).toHaveLength(1));
  expect(screen.getByRole('form', { name: 'Rezervace' })).toBeInTheDocument();
  expect(history.location.pathname).toBe(`/cs/rezervace/udalost/${EVENT_ID}`);
  resolveReservation();
  expect(await screen.findByText('Rezervace č. 2611000042')).toBeInTheDocument();
});

test('a low limit of places is named before it is reached', async () => {
  await open();
  await screen.findByRole('form');
  expect(screen.getByRole('button', { name: 'Přidat účastníka' })).toHaveAccessibleDescription(
    'Jedna rezervace může mít nejvýše 4 místa.',
  );
});

test('missing input is reported at its fields in the texts of booking, and nothing is sent', async () => {
  const { server } = await open();
  await screen.findByRole('form');
  await userEvent.click(screen.getByRole('button', { name: 'Přidat účastníka' }));
  await submit();
  expect(await screen.findByText('Bez toho to nepůjde.')).toBeInTheDocument();
  expect(names()[1]).toHaveAccessibleDescription(/Bez toho to nepůjde/);
  expect(server.sent(POST)).toHaveLength(0);
});

test('the company id is validated and looked up, and invoice details are sent only if wanted', async () => {
  const routes = { 'GET /api/company/27082440': { ico: '27082440', company: 'Školka Haná s.r.o.', city: 'Prostějov' } };
  const { server } = await open(routes, URL, {
    company: 'Zahrady s.r.o.',
    ico: '12345678',
    street: 'Polní 1',
    city: 'Praha',
    zip: '11000',
  });
  const ico = await screen.findByLabelText(/^IČO/);
  await submit();
  expect(await screen.findByText('Neplatné IČO.')).toBeInTheDocument();
  await userEvent.clear(ico);
  await userEvent.type(ico, '27082440');
  await waitFor(() => expect(screen.getByLabelText(/^Firma/)).toHaveValue('Školka Haná s.r.o.'));
  await submit();
  await waitFor(() => expect(server.sent(POST)).toHaveLength(1));
  const { custom_data } = server.sent(POST)[0]?.body as { custom_data: { invoice: Invoice } };
  expect(custom_data.invoice).toMatchObject({
    ico: '27082440',
    company: 'Školka Haná s.r.o.',
    country: 'CZ',
    city: 'Praha',
    zip: '11000',
  });
});

test('server errors are shown at their fields, and the input is kept', async () => {
  const fault = { code: 'request.invalid', message: '', fields: { 'custom_data.places.0.email': 'email' } };
  await open({ [POST]: reply(400, fault) });
  await screen.findByRole('form');
  await userEvent.type(screen.getByLabelText(/^E-mail/), 'jana@x');
  await submit();
  expect(await screen.findByText('Neplatný e-mail')).toBeInTheDocument();
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue('jana@x');
  expect(screen.getByLabelText(/^E-mail/)).toHaveFocus();
});

test.each([
  [{ reason: 'togo', togo: 2 }, 'Zbývají už jen 2 místa'],
  [{ reason: 'togo', togo: 0 }, 'Termín se mezitím naplnil'],
  [{ reason: 'per_user', togo: 4 }, 'Na tento termín může mít jedna rezervace nejvýše 4 místa'],
  [{ reason: 'by_ico', togo: 1 }, 'Vaše firma může na tento termín přidat už jen jedno místo'],
  [{ reason: 'by_ico', togo: 0 }, 'Vaše firma už na tento termín všechna svá místa má'],
  [{ reason: 'already_reserved' }, 'Na tento termín už rezervaci máte'],
])('the reason of unavailable places is shown: %o', async (problem, title) => {
  await open({ [POST]: reply(409, { result: 'capacity', code: 'booking.capacity', message: '', ...problem }) });
  await screen.findByRole('form');
  await userEvent.type(names()[0]!, ' ml.');
  await submit();
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(title)).toBeInTheDocument();
  expect(names()[0]).toHaveValue('Jana Lípová ml.');
});

test('the input is kept when a slot fills up meanwhile, and applies to another slot', async () => {
  const { server, history } = await open({
    [POST]: reply(409, { result: 'capacity', code: 'booking.capacity', message: '', reason: 'togo', togo: 0 }),
  });
  await screen.findByRole('form');
  server.on({ 'GET /api/rest/event_slots_customer': [aSlot({ togo: 0, is_available: false }), slots[1]!] });
  await userEvent.type(names()[0]!, ' ml.');
  await submit();
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('radio', { name: /Odpolední skupina/ }));
  expect(history.location.search).toBe(`?slot=${OTHER_SLOT_ID}`);
  expect(names()[0]).toHaveValue('Jana Lípová ml.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Vstupné se nevrací.')).toBeNull();
});

test('the choice of slots and the summary show when the slot ends', async () => {
  const event = anEvent({ date_start: '2035-12-01T08:00:00Z', date_end: '2035-12-01T14:00:00Z' });
  await open({
    'GET /api/rest/booking_event': [event],
    'GET /api/rest/event_slots_customer': [aSlot({ date_start: event.date_start })],
  });
  const time = /1\. prosince 2035 od\s9:00 do\s15:00/;
  expect(within(await screen.findByRole('group', { name: 'Vyberte termín' })).getByText(time)).toBeVisible();
  expect(within(screen.getByRole('form', { name: 'Rezervace' })).getByText(time)).toBeVisible();
});

test('a retry after a lost response reuses the idempotency key, and a changed form gets a new one', async () => {
  const { server } = await open({ [POST]: () => Promise.reject(new TypeError('connection lost')) });
  await screen.findByRole('form');
  await submit();
  expect(await screen.findByText(/Nepodařilo se spojit se serverem/)).toBeInTheDocument();
  await submit();
  await waitFor(() => expect(server.sent(POST)).toHaveLength(2));
  await userEvent.type(names()[0]!, ' st.');
  await submit();
  await waitFor(() => expect(server.sent(POST)).toHaveLength(3));
  const [first, second, third] = server.sent(POST).map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('changing the language keeps the input and translates the errors', async () => {
  const { history } = await open();
  await screen.findByRole('form');
  await userEvent.clear(names()[0]!);
  await userEvent.type(screen.getByLabelText(/^E-mail/), 'jana@arbora.example');
  await submit();
  await screen.findByText('Bez toho to nepůjde.');
  await act(async () => history.push(URL.replace('/cs/', '/en/')));
  expect(await screen.findByRole('form', { name: 'Booking' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(/^E-mail/)).toHaveValue('jana@arbora.example'));
  expect(screen.getByLabelText('Full name')).toHaveValue('');
});

test('the input is restored when the same person logs in again', async () => {
  const person = { id: '99999999-0000-4000-8000-000000000001' };
  const first = await open({}, URL, person);
  await screen.findByRole('form');
  await userEvent.type(names()[0]!, ' st.');
  first.unmount();
  await open({}, URL, person);
  await screen.findByText('Obnovili jsme, co jste tu rozepsali.');
  expect(names()[0]).toHaveValue('Jana Lípová st.');
});

test('the form accepts no more people than the slot allows', async () => {
  await open({ 'GET /api/rest/event_slots_customer': [aSlot({ togo: 2 })] });
  await screen.findByRole('form');
  const add = screen.getByRole('button', { name: 'Přidat účastníka' });
  await userEvent.click(add);
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(add).toHaveAccessibleDescription('Volná jsou už jen 2 místa.');
  await userEvent.click(add);
  expect(names()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Odebrat 2. účastníka' }));
  expect(names()).toHaveLength(1);
  expect(add).toHaveFocus();
});

test('an existing reservation is linked', async () => {
  const reservedSlot = aSlot({ has_reservation: true, reservation_id: RESERVATION_ID });
  await open({ 'GET /api/rest/event_slots_customer': [reservedSlot] });
  expect(await screen.findByText('Na tento termín už rezervaci máte')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Otevřít rezervaci' })[0]).toHaveAttribute(
    'href',
    `/cs/rezervace/${RESERVATION_ID}`,
  );
  expect(screen.queryByRole('form')).toBeNull();
});

test('an event that has started cannot be reserved', async () => {
  const begun = inDays(-1);
  await open({
    'GET /api/rest/booking_event': [anEvent({ date_start: begun })],
    'GET /api/rest/event_slots_customer': [aSlot({ date_start: begun })],
  });
  expect(await screen.findByText('Tato akce už začala')).toBeInTheDocument();
  expect(screen.queryByRole('form')).toBeNull();
});

test('an event that has started can be reserved in a later slot', async () => {
  await open({ 'GET /api/rest/booking_event': [anEvent({ date_start: inDays(-1) })] });
  expect(await screen.findByRole('form', { name: 'Rezervace' })).toBeInTheDocument();
  expect(screen.queryByText('Tato akce už začala')).toBeNull();
});

test('an unknown event is not found', async () => {
  const missing = await open({ 'GET /api/rest/booking_event': [] });
  await waitFor(() => expect(missing.shell.notFound).toEqual([`/cs/rezervace/udalost/${EVENT_ID}`]));
  const nonsense = await open({}, '/cs/rezervace/udalost/neco');
  await waitFor(() => expect(nonsense.shell.notFound).toEqual(['/cs/rezervace/udalost/neco']));
});

test('the input is restored when the person returns, until it was sent', async () => {
  const { history } = await open();
  const leaveAndReturn = async (): Promise<void> => {
    act(() => history.push('/cs/rezervace'));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    act(() => history.push(URL));
    await screen.findByRole('form', { name: 'Rezervace' });
  };
  await screen.findByRole('form', { name: 'Rezervace' });
  await userEvent.clear(names()[0]!);
  await userEvent.type(names()[0]!, 'Petr Javor');
  await leaveAndReturn();
  expect(names()[0]).toHaveValue('Petr Javor');

  await submit();
  await waitFor(() => expect(history.location.pathname).toBe(`/cs/rezervace/${RESERVATION_ID}`));
  await leaveAndReturn();
  expect(names()[0]).toHaveValue('Jana Lípová');
});

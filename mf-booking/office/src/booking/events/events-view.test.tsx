import {
  renderPage,
  reply,
  replyPage,
  testServer,
  type RenderedPage,
  type TestRequest,
  type TestRoutes,
} from '@arbora/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { anEvent, EVENT_ID } from '../../test-data';
import { setWindowWidth } from '@arbora/office/testing';

beforeEach(() => setWindowWidth(1440));

const listed = { ...anEvent(), slots: [{ capacity_total: 20 }], capacities: [{ used: 5 }] };

function open(routes: TestRoutes = {}, url = '/cs/manager/booking'): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/booking_event': replyPage([listed], 1),
    'GET /api/rest/booking_event_slot': [],
    'POST /api/rest/booking_event': reply(201, [anEvent()]),
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['sales'] } });
}

test('events from today on are listed with their seats', async () => {
  const { server } = await open();
  const row = await screen.findByRole('row', { name: /Řez ovocných stromů/ });
  expect(within(row).getByText('5 z 20')).toBeInTheDocument();
  expect(within(row).getByText(/^1\. 5\. 2027 9:30/)).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: 'Řez ovocných stromů' })).toHaveAttribute(
    'href',
    `/cs/manager/booking?event=${EVENT_ID}`,
  );
  const [request] = server.sent('GET /api/rest/booking_event');
  expect(request?.query.get('date_start')).toMatch(/^gte\.\d{4}-\d\d-\d\dT2[23]:00/);
  expect(request?.query.get('order')).toBe('date_start.asc.nullslast,id.asc.nullslast');
});

test('a URL parameter shows past events, latest first', async () => {
  const { server } = await open({ 'GET /api/rest/booking_event': replyPage([]) }, '/cs/manager/booking?when=past');
  expect(await screen.findByText('Žádná akce zatím neproběhla')).toBeInTheDocument();
  const [request] = server.sent('GET /api/rest/booking_event');
  expect(request?.query.get('date_start')).toMatch(/^lt\./);
  expect(request?.query.get('order')).toBe('date_start.desc.nullslast,id.asc.nullslast');
});

test('an error is shown with a retry', async () => {
  const { server } = await open({ 'GET /api/rest/booking_event': reply(403, { code: '42501', message: '' }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('K tomuto nemáte oprávnění.');
  server.on({ 'GET /api/rest/booking_event': replyPage([listed]) });
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
  expect(await screen.findByRole('link', { name: 'Řez ovocných stromů' })).toBeInTheDocument();
});

test('events are found by a text, which an empty list names as the reason', async () => {
  const { server } = await open({ 'GET /api/rest/booking_event': replyPage([]) }, '/cs/manager/booking?q=řez');
  expect(await screen.findByText('Nic takového jsme nenašli')).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Název, místo nebo předvolba VS' })).toHaveValue('řez');
  expect(server.sent('GET /api/rest/booking_event')[0]?.query.get('or')).toContain('title.ilike."%řez%"');
  expect(screen.getByRole('link', { name: 'Zobrazit vše' })).toHaveAttribute('href', '/cs/manager/booking');
});

describe('a new event', () => {
  /** The list behind the form has columns of the same names. */
  const form = () => within(screen.getByRole('dialog'));
  const titleInput = (): HTMLElement => within(screen.getByRole('group', { name: 'Název' })).getByLabelText('Čeština');

  test('is warned about a prefix of variable symbols that another event has', async () => {
    const { server } = await open({
      'GET /api/rest/booking_event': ({ query }: TestRequest) =>
        query.get('mask_vs') === 'eq.2611' ? [anEvent()] : query.has('mask_vs') ? [] : replyPage([listed], 1),
    });
    await fill();
    const field = form().getByLabelText('Předvolba variabilního symbolu');
    await userEvent.type(field, '2611');
    expect(await screen.findByText(/^Stejnou předvolbu má akce Řez ovocných stromů \(/)).toBeInTheDocument();
    await userEvent.type(field, '{Backspace}2');
    await waitFor(() => expect(screen.queryByText(/^Stejnou předvolbu/)).toBeNull());
    await waitFor(() =>
      expect(server.sent('GET /api/rest/booking_event').at(-1)?.query.get('mask_vs')).toBe('eq.2612'),
    );
    expect(screen.queryByText(/^Stejnou předvolbu/)).toBeNull();
  });

  async function fill(): Promise<void> {
    await userEvent.click(await screen.findByRole('button', { name: 'Nová akce' }));
    const form = await screen.findByRole('form', { name: 'Nová akce' });
    await userEvent.type(titleInput(), ' Roubování ');
    await userEvent.type(within(form).getByLabelText('Místo konání'), 'Na Stráži 4, 798 17 Smržice');
    await userEvent.type(within(form).getByLabelText('Začátek'), '2027-03-01T09:00');
  }
  const create = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Vytvořit' }));

  test('reports invalid input at its fields and sends nothing', async () => {
    const { server } = await open();
    await fill();
    await userEvent.type(form().getByLabelText('Předvolba variabilního symbolu'), '012');
    await userEvent.type(form().getByLabelText(/^Konec/), '2027-03-01T08:00');
    await create();
    expect(await screen.findByText('Jedna až čtyři číslice, první nesmí být nula.')).toBeInTheDocument();
    expect(form().getByLabelText(/^Konec/)).toHaveAccessibleDescription('Konec nemůže být dřív než začátek.');
    expect(titleInput()).toHaveValue(' Roubování ');
    expect(server.sent('POST /api/rest/booking_event')).toHaveLength(0);
  });

  test('is saved in Prague time and opened', async () => {
    const { server, history } = await open();
    await fill();
    await userEvent.type(form().getByLabelText('Předvolba variabilního symbolu'), '2703');
    await userEvent.click(screen.getByLabelText('Zveřejnit na webu'));
    await create();
    await waitFor(() => expect(history.location.search).toBe(`?event=${EVENT_ID}`));
    expect(server.sent('POST /api/rest/booking_event')[0]?.body).toEqual({
      title: 'Roubování',
      title_en: null,
      title_pl: null,
      vat_category: 'standard',
      perex: null,
      perex_en: null,
      perex_pl: null,
      story: null,
      story_en: null,
      story_pl: null,
      bring: null,
      bring_en: null,
      bring_pl: null,
      leader_id: null,
      hero_image: null,
      address: 'Na Stráži 4, 798 17 Smržice',
      date_start: '2027-03-01T08:00:00.000Z',
      date_end: null,
      is_public: true,
      mask_vs: '2703',
    });
  });

  test('keeps the input after an error, and when closing is cancelled', async () => {
    const failure = reply(503, { code: 'unavailable', message: '' });
    const { history } = await open({ 'POST /api/rest/booking_event': failure });
    await fill();
    await userEvent.type(form().getByLabelText('Předvolba variabilního symbolu'), '2703');
    await create();
    expect(await screen.findByText(/Služba teď neodpovídá/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Zrušit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Zpět k úpravám' }));
    expect(form().getByLabelText('Místo konání')).toHaveValue('Na Stráži 4, 798 17 Smržice');
    expect(history.location.search).toBe('?form=event');
    await userEvent.click(screen.getByRole('button', { name: 'Zrušit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Zahodit' }));
    await waitFor(() => expect(history.location.search).toBe(''));
  });

  test('asks for confirmation on Back too', async () => {
    const { history } = await open();
    await fill();
    act(() => history.back());
    await userEvent.click(await screen.findByRole('button', { name: 'Zpět k úpravám' }));
    expect(history.location.search).toBe('?form=event');
    act(() => history.back());
    await userEvent.click(await screen.findByRole('button', { name: 'Zahodit' }));
    await waitFor(() => expect(history.location.search).toBe(''));
    expect(screen.queryByRole('form')).toBeNull();
  });
});

test('an event is duplicated with its slots to a new start', async () => {
  const COPY = '11111111-0000-4000-8000-000000000009';
  const DUPLICATE = 'POST /api/rest/rpc/duplicate_event';
  const { server, history } = await open(
    { 'GET /api/rest/booking_event': [anEvent()], [DUPLICATE]: () => COPY },
    `/cs/manager/booking?event=${EVENT_ID}`,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Zdvojit' }));
  const start = await screen.findByLabelText('Začátek nové akce');
  expect(start).toHaveValue('2027-05-01T09:30');
  await userEvent.clear(start);
  await userEvent.type(start, '2028-05-06T09:30');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zdvojit' }));
  await waitFor(() => expect(history.location.search).toBe(`?event=${COPY}`));
  expect(server.sent(DUPLICATE)[0]?.body).toEqual({ p_event: EVENT_ID, p_start: '2028-05-06T07:30:00.000Z' });
});

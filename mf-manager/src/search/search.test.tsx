import type { GlobalSearchResult } from '@arbora/domain';
import { emit } from '@arbora/event-bus';
import { renderPage, reply, replyPage, testServer, type RenderedPage, type TestServer } from '@arbora/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const EVENT = '0b7ba1b3-9d1a-4b7d-9a3f-1f0a2b3c4d5e';
const SLOT = '1c8cb2c4-ae2b-4c8e-8b40-2a1b3c4d5e6f';
const ORDER = '2d9dc3d5-bf3c-4d9f-9c51-3b2c4d5e6f70';
const FOUND: GlobalSearchResult = {
  people: [],
  reservations: [
    {
      id: '3eaed4e6-c04d-4ea0-8d62-4c3d5e6f7081',
      event_id: EVENT,
      event_slot_id: SLOT,
      person_name: 'Karel Zahradník',
      person_email: 'karel@arbora.example',
      person_state: 'blocked',
      variable_symbol: '2026000007',
      is_paid: false,
      amount: 500,
      places: 2,
      created_at: '2026-11-20T10:00:00Z',
    },
  ],
  tickets: [],
  events: [],
  orders: [
    {
      id: ORDER,
      order_code: 'P2600000007',
      type: 'inquiry',
      person_name: 'Karel Zahradník',
      person_email: 'karel@arbora.example',
      person_company: null,
      person_state: null,
      created_at: '2026-11-20T10:00:00Z',
      completed_at: null,
    },
  ],
  plants: [],
  articles: [],
  bulletins: [{ id: SLOT, issue_number: 47, title: 'Čas sázet', locale: 'cs' }],
  jobs: [
    { id: EVENT, title: 'Školkař', title_en: 'Nursery worker', title_pl: null, created_at: '2026-11-20T10:00:00Z' },
  ],
};
const NO_TOTALS = Object.fromEntries(
  ['orders', 'inquiries', 'reservations', 'registrations', 'news', 'assortment'].map((section) => [section, null]),
);
const PAGES = [
  { to: '/manager/booking', title: 'Akce a rezervace' },
  { to: '/manager/offers', title: 'Nabídky' },
];

async function open(results: unknown = FOUND): Promise<RenderedPage & { server: TestServer }> {
  const server = testServer({
    'POST /api/rest/rpc/search_everywhere': results,
    'POST /api/rest/rpc/get_dashboard': NO_TOTALS,
    'GET /api/rest/job_application': replyPage([], 0),
  });
  const page = await renderPage(remote, '/cs/manager', { server, person: { acl: ['jobs'] } });
  act(() => emit('manager:search', { pages: PAGES }));
  await screen.findByRole('combobox', { name: 'Hledat v celé správě' });
  return page;
}
const field = (): HTMLElement => screen.getByRole('combobox');
const group = (name: string): HTMLElement => screen.getByRole('group', { name });

beforeEach(() => localStorage.clear());

test('a reservation without places and a free one are named as such, and a person has the phone number', async () => {
  const [first] = FOUND.reservations;
  const reservations = [
    { ...first!, id: SLOT, variable_symbol: '2026000008', amount: 0, places: 0 },
    { ...first!, id: EVENT, variable_symbol: '2026000009', amount: 0, is_paid: true },
  ];
  const eva = { name: 'Eva Němcová', email: 'eva@arbora.example', company: null, phone: '777 123 456' };
  await open({
    ...FOUND,
    reservations,
    people: [{ ...eva, id: ORDER, created_at: '2026-11-20T10:00:00Z', state: null }],
  });
  await userEvent.type(field(), '777 123 456');
  const [empty, free] = within(await screen.findByRole('group', { name: 'Rezervace' })).getAllByRole('option');
  expect(empty).toHaveTextContent(/účetbez míst$/);
  expect(free).toHaveTextContent(/účetzdarma$/);
  expect(within(group('Lidé')).getByRole('option')).toHaveTextContent('eva@arbora.example · 777 123 456');
});

test('results are grouped by kind, and one is opened by keyboard', async () => {
  const { history, server } = await open();
  await userEvent.type(field(), '007');
  expect(await screen.findByRole('group', { name: 'Rezervace' })).toHaveTextContent(
    /2026000007 · Karel Zahradník zablokovaný účet500.*nezaplaceno/,
  );
  expect(group('Objednávky a poptávky')).toHaveTextContent('P2600000007');
  expect(within(group('Vydání bulletinu')).getByRole('option')).toHaveTextContent('47 – Čas sázetCS');
  expect(within(group('Pracovní pozice')).getByRole('option')).toHaveTextContent(/^Školkař/);
  expect(server.sent('POST /api/rest/rpc/search_everywhere').at(-1)?.body).toEqual({ p_text: '007' });
  expect(screen.getByRole('status')).toHaveTextContent('4 výsledky');

  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = within(group('Objednávky a poptávky')).getByRole('option');
  expect(chosen).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', chosen.id);
  await userEvent.keyboard('{Enter}');
  expect(history.location).toMatchObject({ pathname: '/cs/manager/inquiries', search: `?id=${ORDER}` });
  expect(screen.queryByRole('combobox', { name: 'Hledat v celé správě' })).not.toBeInTheDocument();
});

test('an erased account is found without its placeholder address', async () => {
  const person = { id: ORDER, name: null, email: 'erased-1@erased.invalid', company: null, created_at: '2026-11-20' };
  await open({ ...FOUND, people: [{ ...person, state: 'erased' }] });
  await userEvent.type(field(), 'erased');
  expect(await screen.findByRole('group', { name: 'Lidé' })).toHaveTextContent(/smazaný účet$/);
  expect(group('Lidé')).not.toHaveTextContent('@');
});

test('Enter opens the first result, which is offered to the same person next time', async () => {
  const { history, unmount } = await open();
  await userEvent.type(field(), '007');
  await screen.findByRole('group', { name: 'Rezervace' });
  await userEvent.keyboard('{Enter}');
  const openedUrl = history.location.pathname + history.location.search;
  expect(openedUrl).toBe(`/cs/manager/booking?event=${EVENT}&slot=${SLOT}&q=2026000007`);
  unmount();

  await open();
  expect(within(group('Naposledy nalezené')).getByRole('option')).toHaveTextContent('2026000007');
  act(() => emit('session:logged-out', {}));
  expect(localStorage.getItem('app_manager_found')).toBeNull();
});

test('pages of the back office are found without accents and without a request', async () => {
  const { server } = await open();
  expect(field()).toHaveFocus();
  expect(within(group('Stránky správy')).getAllByRole('option')).toHaveLength(2);
  await userEvent.type(field(), 'n');
  expect(server.sent('POST /api/rest/rpc/search_everywhere')).toHaveLength(0);
  await userEvent.type(field(), 'abid');
  expect(within(group('Stránky správy')).getByRole('option')).toHaveTextContent('Nabídky');
});

test('an empty result differs from an error, and Escape closes the search', async () => {
  const nothing = Object.fromEntries(Object.keys(FOUND).map((kind) => [kind, []]));
  const { server } = await open(nothing);
  await userEvent.type(field(), 'xyz');
  expect(await screen.findByText('Nic takového tu není.')).toBeInTheDocument();
  server.on({ 'POST /api/rest/rpc/search_everywhere': reply(500, { code: 'unknown', message: '' }) });
  await userEvent.type(field(), 'a');
  expect(await screen.findByRole('button', { name: 'Zkusit znovu' })).toBeInTheDocument();
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

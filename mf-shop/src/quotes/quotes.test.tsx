import { renderPage, reply, replyPage, testServer, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnOrder } from '../orders/orders.queries';
import shop from '../remote';
import type { OwnQuote } from './quotes.queries';

const QUOTES = 'GET /api/rest/quote';
const ACCEPT = 'POST /api/rest/rpc/accept_quote';
const RETURN = 'POST /api/rest/rpc/return_quote';
const line = { product_item_id: 'maple', amount: 40, name: 'Acer campestre', size: '12-14', spec1: 'ZB', spec2: null };

const QUOTE: OwnQuote = {
  id: 'q2',
  inquiry_id: 'p',
  number: 2,
  state: 'sent',
  items: [{ ...line, price: 129.5 }],
  country: 'CZ',
  vat: 'excluded',
  valid_until: '2999-12-31',
  note: 'Odběr v Obříství',
  word: null,
  created_at: '2026-11-22T09:00:00Z',
  answered_at: null,
  order_id: null,
};
const EARLIER: OwnQuote = {
  ...QUOTE,
  id: 'q1',
  number: 1,
  state: 'returned',
  word: 'Levněji, prosím',
  answered_at: '2026-11-21T09:00:00Z',
};
const INQUIRY: OwnOrder = {
  id: 'p',
  order_code: 'P26000012',
  type: 'inquiry',
  center: 'Obříství',
  created_at: '2026-11-20T09:00:00Z',
  completed_at: null,
  quote: [QUOTE, EARLIER],
  basket: {
    type: 'inquiry',
    items: [{ ...line, type: 'inquiry', offer_id: null, offer_item_id: null, price: null }],
    files: [],
    note: '',
    center: 'Obříství',
    country: 'CZ',
  },
};
const ADDRESS = '/cs/ucet/poptavky?order=P26000012';

function open(path: string, routes: TestRoutes = {}) {
  const server = testServer({ 'GET /api/rest/web_order': replyPage([INQUIRY]), [QUOTES]: [QUOTE, EARLIER], ...routes });
  return renderPage(shop, path, { server, person: {} });
}

async function confirmAccepting(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Přijmout nabídku' }));
  const dialog = screen.getByRole('dialog', { name: 'Přijmout cenovou nabídku?' });
  expect(dialog).toHaveTextContent(/5\s180\sKč/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Závazně objednat' }));
  return dialog;
}

test('the list marks an inquiry with an unanswered quote', async () => {
  await open('/cs/ucet/poptavky');
  expect(await screen.findByText('Čeká na vaši odpověď')).toBeVisible();
});

test('a quote shows its prices, their validity, and the previous version', async () => {
  await open(ADDRESS);
  expect(await screen.findByRole('heading', { name: 'Cenová nabídka č. 2' })).toBeVisible();
  const rows = within(screen.getAllByRole('table', { name: 'Nabízené položky' })[0]!).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/Acer campestre 12-14 ZB.*40.*129,50\sKč.*5\s180,00\sKč/);
  expect(screen.getAllByText('31. prosince 2999')[0]).toBeVisible();
  expect(screen.getByText('Cenová nabídka č. 1').closest('summary')).toHaveTextContent('Vrácená k úpravě');
  expect(screen.getByText('Levněji, prosím')).toBeInTheDocument();
});

test('an accepted quote links to its order', async () => {
  const accepted: OwnQuote = { ...QUOTE, state: 'accepted', order_id: 'o', answered_at: '2026-11-23T09:00:00Z' };
  const result = { id: 'q2', number: 2, state: 'accepted', answered_at: accepted.answered_at, order_code: 'O26000013' };
  const { server } = await open(ADDRESS, { [QUOTES]: [QUOTE], [ACCEPT]: result });
  await screen.findByRole('button', { name: 'Přijmout nabídku' });
  server.on({ [QUOTES]: [accepted], 'GET /api/rest/web_order': replyPage([{ ...INQUIRY, order_code: 'O26000013' }]) });
  await confirmAccepting();
  expect(await screen.findByRole('link', { name: 'O26000013' })).toHaveAttribute(
    'href',
    '/cs/ucet/objednavky?order=O26000013',
  );
  expect(server.sent(ACCEPT)[0]?.body).toEqual({ p_id: 'q2' });
});

test('a quote replaced meanwhile is reported and reloaded', async () => {
  const { server } = await open(ADDRESS, {
    [ACCEPT]: reply(409, { code: 'P0001', message: 'shop.quote_closed', details: '{"state": "replaced"}' }),
  });
  const dialog = await confirmAccepting();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('už bylo odpovězeno');
  await waitFor(() => expect(server.sent(QUOTES).length).toBeGreaterThan(1));
});

test('accepting a quote reports that it was withdrawn meanwhile', async () => {
  const { server } = await open(ADDRESS, {
    [ACCEPT]: reply(409, { code: 'P0001', message: 'shop.quote_closed', details: '{"state": "withdrawn"}' }),
  });
  await screen.findByRole('button', { name: 'Přijmout nabídku' });
  server.on({ [QUOTES]: [{ ...QUOTE, state: 'withdrawn' }] });
  await confirmAccepting();
  expect(await screen.findByText('Cenovou nabídku jsme stáhli')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Přijmout nabídku' })).not.toBeInTheDocument();
});

test('returning a quote requires a comment and sends it', async () => {
  const { server } = await open(ADDRESS, { [RETURN]: { id: 'q2', number: 2, state: 'returned' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Vrátit s připomínkou' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Vrátit nabídku k úpravě' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Vrátit nabídku' }));
  expect(dialog.getByText('Toto pole nesmí být prázdné.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Co změnit/ }), 'Bez dopravy');
  await userEvent.click(dialog.getByRole('button', { name: 'Vrátit nabídku' }));
  await waitFor(() => expect(server.sent(RETURN)[0]?.body).toEqual({ p_id: 'q2', p_word: 'Bez dopravy' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an expired quote cannot be accepted, only returned', async () => {
  await open(ADDRESS, { [QUOTES]: [{ ...QUOTE, valid_until: '2020-01-01' }] });
  expect(await screen.findByText('Platnost této nabídky skončila')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Přijmout nabídku' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Vrátit s připomínkou' })).toBeVisible();
});

test('a failure to load the quotes is reported', async () => {
  await open(ADDRESS, { [QUOTES]: reply(400, { code: 'PGRST100', message: '' }) });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Cenová nabídka/ })).toBeNull();
});

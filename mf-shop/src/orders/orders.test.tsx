import type { OrderedItem } from '@arbora/domain';
import { renderPage, replyPage, reply, testProfile, testServer, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shop from '../remote';
import type { OwnOrder } from './orders.queries';

const ORDERS = 'GET /api/rest/web_order';

const line = (id: string, name: string, offer: string | null, price: number | null): OrderedItem => ({
  product_item_id: id,
  amount: 3,
  name,
  size: 'C5',
  spec1: null,
  spec2: null,
  type: 'order',
  offer_id: offer && 'offer',
  offer_item_id: offer,
  price,
});
const ORDER: OwnOrder = {
  id: 'w',
  order_code: 'O26000012',
  type: 'order',
  center: 'Smržice',
  created_at: '2026-11-20T09:00:00Z',
  completed_at: null,
  quote: [],
  basket: {
    type: 'order',
    items: [
      line('maple', 'Acer campestre', 'still', 100),
      line('lime', 'Tilia cordata', 'over', 200),
      line('oak', 'Quercus robur', null, null),
    ],
    files: [{ id: 'f', name: 'plan.pdf' }],
    note: 'Na jaro',
    center: 'Smržice',
    country: 'CZ',
  },
};

function open(path: string, routes: TestRoutes = {}) {
  const server = testServer({ [ORDERS]: replyPage([ORDER]), ...routes });
  return renderPage(shop, path, { server, person: {} });
}

test('orders are listed with their state, branch and price', async () => {
  const { server } = await open('/cs/ucet/objednavky');
  // The first page of the suite also loads its chunk.
  const link = await screen.findByRole('link', { name: 'O26000012' }, { timeout: 10_000 });
  expect(link).toHaveAttribute('href', '/cs/ucet/objednavky?order=O26000012');
  const row = within(link.closest('article')!);
  expect(row.getByText('Doručená')).toBeVisible();
  expect(row.getByText(/3 položky · Smržice/)).toHaveTextContent(/900\sKč/);
  const { query } = server.sent(ORDERS)[0]!;
  expect([query.get('type'), query.get('profile_id')]).toEqual(['eq.order', `eq.${testProfile.id}`]);
});

test('prices of an order, and totals of orders, have decimals if one has', async () => {
  const { basket } = ORDER;
  const items = [line('maple', 'Acer campestre', 'still', 100), line('lime', 'Tilia cordata', 'over', 7.6)];
  const other: OwnOrder = { ...ORDER, id: 'x', order_code: 'O26000013', basket: { ...basket, items } };
  const list = await open('/cs/ucet/objednavky', { [ORDERS]: replyPage([ORDER, other]) });
  expect(await screen.findByText(/^900,00\sKč$/)).toBeVisible();
  expect(screen.getByText(/^322,80\sKč$/)).toBeVisible();
  list.unmount();
  await open('/cs/ucet/objednavky?order=O26000013', { [ORDERS]: replyPage([other]) });
  const rows = within(await screen.findByRole('table', { name: 'Položky' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/300,00\sKč/);
  expect(rows[2]).toHaveTextContent(/22,80\sKč/);
});

test('inquiries have a separate list, which may be empty', async () => {
  const { server } = await open('/cs/ucet/poptavky', { [ORDERS]: replyPage([]) });
  expect(await screen.findByText('Zatím jste nic nepoptávali')).toBeVisible();
  expect(server.sent(ORDERS)[0]!.query.get('type')).toBe('eq.inquiry');
});

test('the detail of an order shows everything that was sent', async () => {
  await open('/cs/ucet/objednavky?order=O26000012');
  expect(await screen.findByRole('heading', { level: 1, name: 'O26000012' })).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Položky' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/Acer campestre C5.*3.*300\sKč/);
  expect(rows[3]).toHaveTextContent('nabídneme');
  expect(screen.getByText('Na jaro')).toBeVisible();
  expect(screen.getByRole('button', { name: 'plan.pdf' })).toBeVisible();
  expect(screen.getByText(/Celkem/)).toHaveTextContent(/900\sKč/);
});

test('another person’s order is not found', async () => {
  await open('/cs/ucet/objednavky?order=O26999999', { [ORDERS]: [] });
  expect(await screen.findByText('Takové číslo u vás nevedeme')).toBeVisible();
});

test('an error is not shown as an empty list', async () => {
  await open('/cs/ucet/objednavky', { [ORDERS]: reply(400, { code: 'PGRST100', message: '' }) });
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('ordering again adds a plant without its offer if that has ended', async () => {
  const SAVE = 'PATCH /api/rest/user_profile';
  const { server, history } = await open('/cs/ucet/objednavky?order=O26000012', {
    'GET /api/rest/product_item__offer': [{ id: 'still', inventory: 2, price_cz: 100, price_sk: null, price_pl: null }],
    [SAVE]: [{ basket_version: 1 }],
  });
  const reorder = await screen.findByRole('button', { name: 'Znovu do košíku' });
  await waitFor(() => expect(reorder).toBeEnabled());
  await userEvent.click(reorder);
  await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
  expect((server.sent(SAVE)[0]!.body as { basket: unknown }).basket).toMatchObject({
    type: 'order',
    items: [
      { product_item_id: 'maple', amount: 2, offer_item_id: 'still' },
      { product_item_id: 'lime', amount: 3 },
      { product_item_id: 'oak', amount: 3 },
    ],
  });
  expect(history.location.pathname).toBe('/cs/ucet/kosik');
});

test('an order is saved as a PDF in the language of the page', async () => {
  const { server } = await open('/en/ucet/objednavky?order=O26000012', {
    'GET /api/backend/web_order/w/document': new Blob(['%PDF-']),
  });
  window.URL.createObjectURL = () => 'blob:document';
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('O26000012.pdf');
  expect(server.sent('GET /api/backend/web_order/w/document')[0]?.query.get('locale')).toBe('en');
  click.mockRestore();
});

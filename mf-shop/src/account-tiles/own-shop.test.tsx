import { emptyBasket, type Basket } from '@arbora/domain';
import { renderPart, reply, replyPage, testServer, type TestRoutes } from '@arbora/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import type { LatestOrder } from './latest-orders.query';
import OwnShop from './own-shop.slot';

const line = { product_item_id: 'a', amount: 4, name: 'Acer', size: null, spec1: null, spec2: null };
const order = (code: string, differences: Partial<LatestOrder> = {}): LatestOrder => ({
  order_code: code,
  created_at: '2026-11-03T09:00:00Z',
  completed_at: null,
  quote: [],
  ...differences,
});

const ORDERS = 'GET /api/rest/web_order';
const basketOf = (count: number): Basket => ({
  ...emptyBasket('inquiry'),
  items: Array.from({ length: count }, () => ({ ...line, type: 'inquiry' as const })),
});

const show = (routes: TestRoutes, basket: Basket) =>
  renderPart(remote, <OwnShop />, { server: testServer(routes), person: { basket } });
const tile = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title, level: 3 });
  return within(heading.closest('article')!);
};

test('each tile shows its number and leads to its page and to the order that matters most', async () => {
  const sentQuote = { number: 1, state: 'sent' as const, valid_until: '2999-12-31' };
  const inquiryRows = [
    order('P26000013', { completed_at: '2026-11-04T09:00:00Z' }),
    order('P26000012', { quote: [sentQuote] }),
  ];
  const byType = ({ query }: { query: URLSearchParams }) =>
    replyPage(query.get('type') === 'eq.order' ? [order('O26000021')] : inquiryRows);
  await show({ [ORDERS]: byType }, basketOf(2));
  const basket = await tile('Košík');
  expect(await basket.findByText('2 položky, poptávka zatím neodeslaná')).toBeVisible();
  expect(basket.getByRole('link', { name: 'Košík' })).toHaveAttribute('href', '/cs/ucet/kosik');

  const orders = await tile('Objednávky');
  expect(await orders.findByText('1 objednávka')).toBeVisible();
  expect(orders.getByRole('link', { name: 'O26000021' })).toHaveAttribute(
    'href',
    '/cs/ucet/objednavky?order=O26000021',
  );

  const inquiries = await tile('Poptávky');
  expect(await inquiries.findByText('2 poptávky')).toBeVisible();
  expect(inquiries.getByRole('link', { name: 'P26000012' })).toBeVisible();
  expect(inquiries.getByText('Čeká na vaši odpověď')).toBeVisible();
});

test('empty tiles show messages', async () => {
  await show({ [ORDERS]: replyPage([]) }, basketOf(0));
  expect(await screen.findByText('Zatím jste nic neobjednali.')).toBeVisible();
  expect(await screen.findByText('Zatím jste nic nepoptávali.')).toBeVisible();
  expect(await screen.findByText('Zatím prázdný. Vyberte si v sortimentu.')).toBeVisible();
});

test('a failed tile offers a retry and does not affect the others', async () => {
  const byType = ({ query }: { query: URLSearchParams }) =>
    query.get('type') === 'eq.order' ? reply(400, { code: 'XX000', message: '' }) : replyPage([order('P26000012')]);
  const { server } = await show({ [ORDERS]: byType }, basketOf(1));
  const orders = await tile('Objednávky');
  const retry = await orders.findByRole('button', { name: 'Zkusit znovu' });
  expect(await screen.findByText('1 poptávka')).toBeVisible();
  server.on({ [ORDERS]: replyPage([order('O26000021')]) });
  await userEvent.click(retry);
  expect(await orders.findByText('1 objednávka')).toBeVisible();
});

test('anonymous visitors see nothing', async () => {
  const { container } = await renderPart(remote, <OwnShop />);
  expect(container).toBeEmptyDOMElement();
});

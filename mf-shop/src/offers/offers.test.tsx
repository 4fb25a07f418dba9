import { renderPage, replyPage, testServer, type PageTestOptions, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shop from '../remote';
import type { OfferLine, OpenOffer } from './offers.queries';

const OFFERS = 'GET /api/rest/offer_list_public';
const LINES = 'GET /api/rest/product_item__offer';
const ID = '6c1f3b0e-8d2a-4f43-9a53-0d1c53a1f001';

const OFFER: OpenOffer = {
  id: ID,
  title: 'Podzimní aleje',
  title_en: 'Autumn avenues',
  title_pl: null,
  description: 'Stromy s balem.',
  description_en: null,
  description_pl: null,
  hero_image: null,
  valid_until: '2026-12-24',
  created_at: '2026-11-01T08:00:00Z',
  item_count: 2,
  filter_values: ['Prostokořenné', 'S balem'],
};

function line(id: string, name: string, inventory: number, price: number | null): OfferLine {
  const product = { id: `${id}p`, name, name_cs: null, name_en: null, name_pl: null, photo: null };
  return {
    id,
    offer_id: ID,
    product_item_id: `${id}i`,
    product_id: product.id,
    name,
    name_cs: null,
    name_en: null,
    name_pl: null,
    size: 'OK 14-16',
    size_position: 1,
    photo: null,
    filter_value: 'S balem',
    inventory,
    price_cz: price,
    price_sk: null,
    price_pl: null,
    item: { id: `${id}i`, product_id: product.id, size: 'OK 14-16', spec1: 'ZB', spec2: null, spec3: null, product },
  };
}

function open(path: string, routes: TestRoutes = {}, options: PageTestOptions = {}) {
  const server = testServer({
    [OFFERS]: replyPage([OFFER]),
    [LINES]: replyPage([line('a', 'Acer campestre', 12, null), line('b', 'Tilia cordata', 2, null)]),
    ...routes,
  });
  return renderPage(shop, path, { server, ...options });
}
const customer = { person: { country: 'CZ' as const } };
const priced = { [LINES]: replyPage([line('a', 'Acer campestre', 12, 1250), line('b', 'Tilia cordata', 2, 990)]) };

test('offers with lines in stock are listed with their stock and last day', async () => {
  const { server } = await open('/cs/nabidky');
  expect(await screen.findByRole('link', { name: 'Podzimní aleje' })).toHaveAttribute('href', `/cs/nabidky/${ID}`);
  expect(screen.getByText('2 položky skladem')).toBeVisible();
  expect(screen.getByText(/platí do/)).toHaveTextContent('platí do 24. 12. 2026');
  const request = server.sent(OFFERS)[0]!;
  expect([request.query.get('item_count'), request.headers.get('authorization')]).toEqual(['gt.0', null]);
});

test('without an offer the page links to the assortment', async () => {
  await open('/cs/nabidky', { [OFFERS]: replyPage([]) });
  expect(await screen.findByText('Žádná nabídka teď neběží')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Prohlédnout sortiment' })).toHaveAttribute('href', '/cs/sortiment');
});

test('an anonymous visitor sees plants, sizes and low stock, and how to get prices', async () => {
  await open(`/cs/nabidky/${ID}`);
  const lime = (await screen.findByRole('heading', { name: 'Tilia cordata' })).closest('article')!;
  expect(within(lime).getByText('Poslední 2 kusy')).toBeVisible();
  expect(within(lime).getByText(/obvod kmene 14–16 cm/)).toBeVisible();
  expect(screen.queryByText(/Kč/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Do košíku/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Přihlásit se' })).toHaveAttribute(
    'href',
    `/cs/login?return=%2Fnabidky%2F${ID}`,
  );
});

test('a customer sees prices of their own country and cannot add more than is in stock', async () => {
  const { server } = await open(`/cs/nabidky/${ID}`, priced, customer);
  const lime = (await screen.findByRole('heading', { name: 'Tilia cordata' })).closest('article')!;
  expect(await within(lime).findByText(/990\sKč/)).toBeVisible();
  server.on({ 'PATCH /api/rest/user_profile': [{ basket_version: 1 }] });
  const amount = within(lime).getByRole('textbox');
  await userEvent.clear(amount);
  await userEvent.type(amount, '3');
  expect(amount).toHaveAccessibleDescription('Nejvýše 2 ks.');
  const add = within(lime).getByRole('button', { name: /^Do košíku/ });
  await userEvent.click(add);
  expect(server.sent('PATCH /api/rest/user_profile')).toEqual([]);
  await userEvent.clear(amount);
  await userEvent.type(amount, '2');
  await userEvent.click(add);
  await waitFor(() => expect(server.sent('PATCH /api/rest/user_profile')).toHaveLength(1));
  expect(server.sent('PATCH /api/rest/user_profile')[0]!.body).toMatchObject({
    basket: { type: 'order', items: [{ product_item_id: 'bi', amount: 2, offer_id: ID, offer_item_id: 'b' }] },
    basket_version: 0,
  });
  expect(await within(lime).findByText('Vše, co je skladem, už máte v košíku.')).toBeVisible();
});

test('all prices of an offer have decimals if one has', async () => {
  const lines = [line('a', 'Acer campestre', 12, 7.6), line('b', 'Tilia cordata', 2, 33)];
  await open(`/cs/nabidky/${ID}`, { [LINES]: replyPage(lines) }, customer);
  expect(await screen.findByText(/^33,00\sKč$/)).toBeVisible();
  expect(screen.getByText(/^7,60\sKč$/)).toBeVisible();
});

test('only lines with a price in the customer’s country are requested', async () => {
  const { server } = await open(`/cs/nabidky/${ID}?q=lípa&kind=S+balem`, priced, customer);
  await screen.findByRole('heading', { name: 'Tilia cordata' });
  await waitFor(() => expect(server.sent(LINES).at(-1)!.query.get('price_cz')).toBe('gt.0'));
  const { query } = server.sent(LINES).at(-1)!;
  expect([query.get('inventory'), query.get('search'), query.get('filter_value')]).toEqual([
    'gt.0',
    'ilike.%lipa%',
    'eq.S balem',
  ]);
});

test('a customer without a country sees why there are no prices', async () => {
  await open(`/cs/nabidky/${ID}`, {}, { person: { country: null } });
  expect(await screen.findByText('Neznáme vaši zemi')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Doplnit profil' })).toHaveAttribute('href', '/cs/ucet');
});

test('an ended offer is not found', async () => {
  const page = await open(`/cs/nabidky/${ID}`, { [OFFERS]: [] });
  await waitFor(() => expect(page.shell.notFound).toEqual([`/cs/nabidky/${ID}`]));
});

test('an invalid id is not found, and no request is sent for it', async () => {
  const page = await open('/cs/nabidky/neni-tu');
  await waitFor(() => expect(page.shell.notFound).toEqual(['/cs/nabidky/neni-tu']));
  expect(page.server.requests).toEqual([]);
});

test('usual filter values are shown in the reader’s language', async () => {
  await open(`/en/nabidky/${ID}`);
  expect(await screen.findByRole('link', { name: 'root-balled' })).toHaveAttribute(
    'href',
    `/en/nabidky/${ID}?kind=S+balem`,
  );
});

import { emptyBasket, type Basket, type BasketItem } from '@arbora/domain';
import { renderPage, reply, testServer, type TestRequest, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shop from '../remote';

const SAVE = 'PATCH /api/rest/user_profile';
const ORDER = 'POST /api/rest/web_order';
const OFFERED = 'GET /api/rest/product_item__offer';

const line = (id: string, name: string, amount: number, offer_item_id: string | null = null): BasketItem => ({
  product_item_id: id,
  amount,
  name,
  size: 'C5',
  spec1: null,
  spec2: null,
  type: 'order',
  offer_id: offer_item_id && 'offer',
  offer_item_id,
});
const MAPLE = line('maple', 'Acer campestre', 2, 'offered');
const LIME = line('lime', 'Tilia cordata', 1);

async function open(basket: Partial<Basket> | null, routes: TestRoutes = {}, { region = null as number | null } = {}) {
  let version = 4;
  const server = testServer({
    [SAVE]: () => [{ basket_version: (version += 1) }],
    [OFFERED]: [{ id: 'offered', inventory: 5, price_cz: 1250, price_sk: null, price_pl: null }],
    ...routes,
  });
  const person = { basket: basket && { ...emptyBasket('order'), ...basket }, basket_version: version, region };
  const page = await renderPage(shop, '/cs/ucet/kosik', { server, person });
  return { ...page, server };
}
const lineOf = async (name: string) => (await screen.findByRole('heading', { name })).closest('article')!;
const savedBasket = (request: TestRequest | undefined) => (request?.body as { basket: Basket }).basket;

test('a long basket shows all its lines', async () => {
  await open({ items: Array.from({ length: 40 }, (_, index) => line(`${index}`, `Acer campestre ‘${index}’`, 1)) });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(40));
  expect(screen.getByRole('heading', { level: 2, name: /40/ })).toBeVisible();
});

test('prices and total of a basket have decimals if one price has', async () => {
  const offered = { inventory: 5, price_sk: null, price_pl: null };
  await open(
    { items: [MAPLE, { ...LIME, offer_id: 'offer', offer_item_id: 'other' }] },
    {
      [OFFERED]: [
        { ...offered, id: 'offered', price_cz: 1250 },
        { ...offered, id: 'other', price_cz: 7.6 },
      ],
    },
  );
  const maple = await lineOf('Acer campestre');
  expect(await within(maple).findByText(/^2\s500,00\sKč$/)).toBeVisible();
  expect(within(maple).getByText(/^1\s250,00\sKč$/)).toBeVisible();
  expect(screen.getByText(/Celkem za položky s cenou/)).toHaveTextContent(/2\s507,60\sKč/);
});

test('lines show the price of offers, and a typed amount is saved', async () => {
  const { server } = await open({ items: [MAPLE, LIME] });
  const maple = await lineOf('Acer campestre');
  expect(await within(maple).findByText(/2\s500\sKč/)).toBeVisible();
  const amount = within(maple).getByRole('textbox');
  await userEvent.clear(amount);
  await userEvent.type(amount, '9{Enter}');
  expect(amount).toHaveAccessibleDescription('Nejvýše 5 ks.');
  expect(server.sent(SAVE)).toEqual([]);
  await userEvent.clear(amount);
  await userEvent.type(amount, '4{Enter}');
  await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
  expect(savedBasket(server.sent(SAVE)[0]).items.map(({ amount: pieces }) => pieces)).toEqual([4, 1]);
  expect(screen.getByText(/Celkem za položky s cenou/)).toHaveTextContent(/5\s000\sKč/);
});

test('a removed line can be restored', async () => {
  const { server } = await open({ items: [MAPLE, LIME] });
  await userEvent.click(
    within(await lineOf('Acer campestre')).getByRole('button', { name: 'Odebrat Acer campestre C5' }),
  );
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Acer campestre' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Vrátit zpět' }));
  await waitFor(() => expect(server.sent(SAVE)).toHaveLength(2));
  expect(savedBasket(server.sent(SAVE)[1]).items).toEqual([MAPLE, LIME]);
});

test('changing the type asks for confirmation before the lines are discarded', async () => {
  const { server } = await open({ items: [LIME], note: 'na jaro' });
  await userEvent.click(await screen.findByRole('radio', { name: /^Poptávka/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Začít novou poptávku?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Zrušit' }));
  expect(screen.getByRole('radio', { name: /^Objednávka/ })).toBeChecked();
  expect(server.sent(SAVE)).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: /^Poptávka/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Zahodit a začít znovu' }));
  await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
  expect(savedBasket(server.sent(SAVE)[0])).toMatchObject({ type: 'inquiry', items: [], note: '' });
});

test('the branch is that of the company’s region, otherwise the customer’s choice', async () => {
  const inRegion = await open({ items: [LIME] }, {}, { region: 124 });
  expect(await screen.findByText('Smržice')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  inRegion.unmount();
  const { server } = await open({ items: [LIME] });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Pobočka/ }), 'Smržice');
  await waitFor(() => expect(savedBasket(server.sent(SAVE)[0]).center).toBe('Smržice'));
});

test('unsaved changes are reported and can be saved again', async () => {
  const { server } = await open({ items: [LIME] }, { [SAVE]: reply(503, { code: 'unavailable', message: '' }) });
  const lime = await lineOf('Tilia cordata');
  await userEvent.click(within(lime).getByRole('button', { name: 'O kus více' }));
  expect(await screen.findByText('Změna košíku se neuložila')).toBeVisible();
  expect(within(lime).getByRole('textbox')).toHaveValue('2');
  server.on({ [SAVE]: [{ basket_version: 5 }] });
  await userEvent.click(screen.getByRole('button', { name: 'Uložit znovu' }));
  await waitFor(() => expect(screen.queryByText('Změna košíku se neuložila')).toBeNull());
  expect(savedBasket(server.sent(SAVE).at(-1)).items[0]!.amount).toBe(2);
});

test('an order is sent with the latest note and shows its code', async () => {
  const order = {
    id: 'w',
    order_code: 'O26000012',
    type: 'order' as const,
    center: 'Obříství',
    created_at: '2026-11-24T09:00:00Z',
    basket: { ...emptyBasket('order'), country: 'CZ' as const, items: [] },
  };
  const { server, history } = await open({ items: [LIME] }, { [ORDER]: [order], 'GET /api/rest/web_order': [order] });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Poznámka/ }), 'Prosím v dubnu');
  await userEvent.click(screen.getByRole('button', { name: 'Závazně objednat' }));
  expect(await screen.findByRole('heading', { name: 'Objednávku jsme přijali' })).toBeVisible();
  expect(screen.getByText('O26000012')).toBeVisible();
  expect(history.location.search).toBe('?placed=O26000012');
  const sent = server.sent(ORDER)[0]!;
  expect(sent.body).toMatchObject({ type: 'order', basket: { note: 'Prosím v dubnu' }, basket_version: 5 });
  expect(sent.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

test('a sold out line is reported with the remaining pieces', async () => {
  const details = JSON.stringify({
    line: 0,
    product_item_id: 'maple',
    offer_item_id: 'offered',
    name: 'x',
    inventory: 1,
  });
  const { server } = await open(
    { items: [MAPLE, LIME] },
    { [ORDER]: reply(409, { code: 'P0001', message: 'shop.out_of_stock', details, hint: null }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Závazně objednat' }));
  const maple = await lineOf('Acer campestre');
  expect(await within(maple).findByText('Na skladě je už jen 1 kus.')).toBeVisible();
  await userEvent.click(within(maple).getByRole('button', { name: 'Upravit počet na 1' }));
  await waitFor(() => expect(savedBasket(server.sent(SAVE)[0]).items[0]!.amount).toBe(1));
});

test('a plant is found beside the basket and added in a size', async () => {
  const oak = {
    id: 'p',
    name: 'Quercus robur',
    name_cs: 'dub letní',
    name_en: null,
    name_pl: null,
    photo: null,
    height_cm: null,
    items: [{ id: 'oak', size: 'OK 12-14', spec1: 'ZB', spec2: null, flag: null }],
  };
  const list = { plants: [oak], total: 1, items: 1, page: 1, matched: {}, facets: {}, nearest: [], similar: false };
  const { server } = await open(null, { 'GET /api/rest/rpc/plant_list': list });
  expect(await screen.findByText('Košík je zatím prázdný')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Přidat rostlinu' }), 'dub{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Do košíku: Quercus robur OK 12-14 ZB' }));
  await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
  expect(savedBasket(server.sent(SAVE)[0]).items).toMatchObject([{ product_item_id: 'oak', amount: 1 }]);
});

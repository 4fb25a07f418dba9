import type { Row } from '@arbora/domain';
import { on, type SnackbarMessage } from '@arbora/event-bus';
import { renderPage, reply, replyPage, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { setWindowWidth } from '@arbora/office/testing';

const OFFER = '99999999-0000-4000-8000-000000000001';
const COPY = '99999999-0000-4000-8000-000000000002';
const LINE = '99999999-0000-4000-8000-000000000003';
const ITEM = '99999999-0000-4000-8000-000000000004';
const URL = `/cs/manager/offers/${OFFER}`;
const OFFERS = 'GET /api/rest/offer';
const LINES = 'GET /api/rest/product_item__offer';
const ADD = 'POST /api/rest/product_item__offer';

const snackbars: SnackbarMessage[] = [];
on('snackbar', (message) => void snackbars.push(message));

beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
  localStorage.clear();
});

const offer: Row<'offer'> = {
  id: OFFER,
  title: 'Podzimní výprodej',
  title_en: 'Autumn sale',
  title_pl: null,
  description: 'Poslední kusy.',
  description_en: null,
  description_pl: null,
  hero_image: null,
  is_public: true,
  valid_until: null,
  created_at: '2026-11-01T08:00:00Z',
  version: 2,
  updated_at: '2026-11-01T08:00:00Z',
};
const line: Partial<Row<'product_item__offer'>> = {
  id: LINE,
  offer_id: OFFER,
  product_item_id: ITEM,
  filter_value: 'S balem',
  inventory: 2,
  price_cz: 450,
  price_sk: 18.5,
  price_pl: 0,
  name: 'Quercus robur',
  name_cs: 'Dub letní',
  size: 'OK 12-14',
  item: {
    id: ITEM,
    product_id: OFFER,
    size: 'OK 12-14',
    spec1: 'ZB',
    spec2: null,
    spec3: null,
    product: { id: OFFER, name: 'Quercus robur', name_cs: null, name_en: null, name_pl: null, photo: null },
  },
  created_at: '2026-11-01T08:00:00Z',
  version: 4,
  updated_at: '2026-11-01T08:00:00Z',
};

function open(url = URL, routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({
    [OFFERS]: ({ query }) => (query.has('id') ? [offer] : replyPage([offer])),
    [LINES]: ({ query }) => (query.has('id') ? [line] : replyPage([line])),
    'GET /api/rest/katalog_items_full': [
      {
        product_item_id: ITEM,
        name: 'Quercus robur',
        name_cs: 'Dub letní',
        size: 'OK 12-14',
        spec1: 'ZB',
        spec2: null,
      },
    ],
    'GET /api/rest/history_list': [{ change_id: 61, row_key: LINE }],
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['sales'] } });
}

test('lines are filtered by offer and stock, and searched by plant or filter value', async () => {
  const { server } = await open(`${URL}?most=3&q=bal`);
  expect(await screen.findByRole('heading', { level: 1, name: /Podzimní výprodej/ })).toBeVisible();
  const row = await screen.findByRole('row', { name: /Quercus robur OK 12-14 ZB/ });
  expect(row).toHaveTextContent(/S balem.*2.*450.*Kč.*18,50.*€/);
  const query = server.sent(LINES)[0]!.query;
  expect(query.get('offer_id')).toBe(`eq.${OFFER}`);
  expect(query.get('inventory')).toBe('lte.3');
  expect(query.get('or')).toContain('filter_value.ilike."%bal%"');
});

test('a line is added for an item found by typing', async () => {
  const { server } = await open(URL, { [ADD]: [{ id: LINE }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Přidat položku' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByRole('combobox', { name: /Rostlina a velikost/ }), 'dub');
  await userEvent.click(await screen.findByTitle('Quercus robur OK 12-14 ZB'));
  await userEvent.type(form.getByRole('spinbutton', { name: 'Skladem' }), '5');
  for (const [name, price] of [
    ['Cena v Kč', '450'],
    ['Cena v €', '18,5'],
    ['Cena v zł', '0'],
  ] as const) {
    await userEvent.type(form.getByRole('textbox', { name }), price);
  }
  await userEvent.click(form.getByRole('button', { name: 'Vytvořit' }));
  await waitFor(() => expect(server.sent(ADD)).toHaveLength(1));
  expect(server.sent(ADD)[0]?.body).toEqual({
    offer_id: OFFER,
    product_item_id: ITEM,
    filter_value: null,
    inventory: 5,
    price_cz: 450,
    price_sk: 18.5,
    price_pl: 0,
  });
});

test('only the changed stock is sent, with its version', async () => {
  const save = 'PATCH /api/rest/product_item__offer';
  const { server } = await open(`${URL}?id=${LINE}`, { [save]: [line] });
  const stock = await screen.findByRole('spinbutton', { name: 'Skladem' });
  await userEvent.clear(stock);
  await userEvent.type(stock, '7');
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  await waitFor(() => expect(server.sent(save)).toHaveLength(1));
  expect(server.sent(save)[0]?.body).toEqual({ inventory: 7 });
  expect(server.sent(save)[0]?.query.get('version')).toBe('eq.4');
  await waitFor(() => expect(snackbars[0]?.action).toBeDefined());
  expect(server.sent('GET /api/rest/history_list')[0]?.query.get('table_name')).toBe('in.(offer_item)');
});

test('an offer is duplicated hidden, with its lines', async () => {
  const { server } = await open('/cs/manager/offers', {
    'POST /api/rest/offer': [{ id: COPY }],
    [ADD]: [{ id: LINE }],
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Vybrat: Podzimní výprodej' }));
  await userEvent.click(screen.getByRole('button', { name: 'Zdvojit' }));
  await waitFor(() => expect(snackbars[0]?.text).toBe('Kopie nabídky je mezi rozepsanými'));
  expect(server.sent('POST /api/rest/offer')[0]?.body).toMatchObject({
    title: 'Podzimní výprodej (kopie)',
    title_en: 'Autumn sale (copy)',
    title_pl: null,
    is_public: false,
  });
  expect(server.sent(ADD)[0]?.body).toEqual([expect.objectContaining({ offer_id: COPY, product_item_id: ITEM })]);
});

test('a deletion that other records prevent is explained', async () => {
  await open('/cs/manager/offers', {
    'DELETE /api/rest/offer': reply(409, { code: '23503', message: 'violates foreign key constraint', details: null }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Vybrat: Podzimní výprodej' }));
  await userEvent.click(screen.getByRole('button', { name: 'Smazat' }));
  await waitFor(() => expect(snackbars[0]?.text).toBe('Smazat to nejde, něco jiného na to odkazuje.'));
});

import type { Row } from '@arbora/domain';
import { on, type SnackbarMessage } from '@arbora/event-bus';
import { renderPage, replyPage, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { setWindowWidth } from '@arbora/office/testing';

const PLANT = '88888888-0000-4000-8000-000000000001';
const ITEM = '88888888-0000-4000-8000-000000000002';
const GROUP = '88888888-0000-4000-8000-000000000003';
const SIZE = '88888888-0000-4000-8000-000000000004';
const ITEMS = 'GET /api/rest/katalog_items_full';
const PLANTS = 'GET /api/rest/product';
const GROUPS = 'GET /api/rest/product_category';
const SAVE_ITEM = 'PATCH /api/rest/product_item';

const snackbars: SnackbarMessage[] = [];
on('snackbar', (message) => void snackbars.push(message));

beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
  localStorage.clear();
});

const group = {
  id: GROUP,
  cid: '1',
  cid_sub: null,
  name: 'Listnaté stromy',
  name_en: 'Deciduous trees',
  name_pl: null,
  is_public: true,
  version: 1,
  updated_at: '2026-11-01T08:00:00Z',
};
const plant: Partial<Row<'product'>> = {
  id: PLANT,
  name: 'Quercus robur',
  name_cs: 'Dub letní',
  name_en: null,
  name_pl: null,
  synonyms: [],
  description: null,
  description_en: null,
  description_pl: null,
  photo: null,
  category_ids: [],
  cids: [],
  is_public: false,
  height_cm: 3000,
  width_cm: null,
  habit: 'round',
  growth: null,
  hardiness_zone: 5,
  light: ['sun'],
  soil: [],
  uses: [],
  flowering: [5],
  in_leaf: [],
  fruiting: [],
  planting: [],
  pruning: [],
  flower_colors: [],
  autumn_colors: [],
  winter: [],
  version: 3,
  updated_at: '2026-11-01T08:00:00Z',
};
const item = {
  product_item_id: ITEM,
  product_id: PLANT,
  name: 'Quercus robur',
  name_cs: 'Dub letní',
  size: 'OK 12-14',
  size_position: 3,
  size_id: SIZE,
  spec1: 'ZB',
  spec2: null,
  spec3: null,
  web_catalogue: true,
  flag: null,
  is_public: true,
  cids: ['1'],
  version: 6,
  updated_at: '2026-11-01T08:00:00Z',
};

function open(url: string, routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({
    [ITEMS]: ({ query }) => (query.has('product_item_id') ? [item] : replyPage([item])),
    [PLANTS]: ({ query }) => (query.has('id') ? [plant] : replyPage([plant])),
    [GROUPS]: ({ query }) => (query.has('limit') || query.has('id') ? [group] : replyPage([group])),
    'GET /api/rest/product_size': [{ id: SIZE, name: 'OK 12-14' }],
    'GET /api/rest/history_list': [{ change_id: 91, row_key: ITEM }],
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['sales'] } });
}

test('plants are searched by names without accents and by id, and filtered by group', async () => {
  const { server } = await open(`/cs/manager/assortment/products?q=Dub+letn%C3%AD&category=${GROUP}&placed=yes`);
  await screen.findByRole('link', { name: 'Quercus robur' });
  const query = server.sent(PLANTS)[0]!.query;
  expect(query.get('or')).toContain('search.ilike."%dub letni%",name.ilike."%Dub letní%",id_text.ilike."%Dub letní%"');
  expect(query.getAll('category_ids')).toEqual([`cs.{${GROUP}}`, 'neq.{}']);
  expect(await screen.findByText('1 Listnaté stromy')).toBeVisible();
});

test('a group is found by typing and saved with the plant', async () => {
  const save = 'PATCH /api/rest/product';
  const { server } = await open(`/cs/manager/assortment/products?id=${PLANT}`, { [save]: [plant] });
  const groups = await screen.findByRole('combobox', { name: /Skupiny/ });
  await userEvent.type(groups, 'list');
  await waitFor(() => expect(server.sent(GROUPS).some(({ query }) => query.has('or'))).toBe(true));
  await userEvent.click(await screen.findByTitle('1 Listnaté stromy'));
  const conditions = server.sent(GROUPS).map(({ query }) => query.get('or') ?? '');
  expect(conditions.some((or) => or.includes('name.ilike."%list%"'))).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  await waitFor(() => expect(server.sent(save)).toHaveLength(1));
  expect(server.sent(save)[0]?.body).toEqual({ category_ids: [GROUP] });
  expect(server.sent(save)[0]?.query.get('version')).toBe('eq.3');
});

test('a bulk change can be limited to selected plants', async () => {
  await open('/cs/manager/assortment/products');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Vybrat: Quercus robur' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hromadná změna' }));
  const dialog = await screen.findByRole('dialog', { name: /Hromadná změna/ });
  expect(dialog).toHaveTextContent('Týká se 1 vybraného řádku.');
});

test('sizes are filtered by flag, catalogue and plant', async () => {
  const { server } = await open(`/cs/manager/assortment/product-items?flag=none&catalogue=no&product=${PLANT}`);
  await screen.findByRole('link', { name: 'Quercus robur OK 12-14 ZB' });
  const query = server.sent(ITEMS)[0]!.query;
  expect(query.get('flag')).toBe('is.null');
  expect(query.get('web_catalogue')).toBe('is.false');
  expect(query.get('product_id')).toBe(`eq.${PLANT}`);
});

test('flags of many sizes are written in one request, and can be undone', async () => {
  const { server } = await open('/cs/manager/assortment/product-items', { [SAVE_ITEM]: [{ id: ITEM }] });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Vybrat všechny na stránce' }));
  const bar = within(screen.getByRole('group', { name: 'Vybrán 1 řádek' }));
  await userEvent.click(bar.getByRole('button', { name: 'Označit: výprodej' }));
  await waitFor(() => expect(snackbars[0]?.action).toBeDefined());
  expect(server.sent(SAVE_ITEM)[0]?.query.get('id')).toBe(`in.(${ITEM})`);
  expect(server.sent(SAVE_ITEM)[0]?.body).toEqual({ flag: 'clearance' });
});

test('a size is saved to its table with the version of the list', async () => {
  const { server } = await open(`/cs/manager/assortment/product-items?id=${ITEM}`, { [SAVE_ITEM]: [{ id: ITEM }] });
  await userEvent.type(await screen.findByRole('textbox', { name: /Provedení 2/ }), 'VK');
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  await waitFor(() => expect(server.sent(SAVE_ITEM)).toHaveLength(1));
  expect(server.sent(SAVE_ITEM)[0]?.body).toEqual({ spec2: 'VK' });
  expect(Object.fromEntries(server.sent(SAVE_ITEM)[0]!.query)).toMatchObject({ id: `eq.${ITEM}`, version: 'eq.6' });
});

test('groups are listed before their categories', async () => {
  const { server } = await open('/cs/manager/assortment/categories');
  await screen.findByRole('link', { name: 'Listnaté stromy' });
  expect(server.sent(GROUPS)[0]?.query.get('order')).toMatch(/^cid\.asc,cid_sub\.asc\.nullsfirst/);
});

test('totals link to the counted rows', async () => {
  await open('/cs/manager/assortment', {
    'POST /api/rest/rpc/get_dashboard_product': {
      products: 1200,
      products_public: 1100,
      products_without_category: 7,
      products_without_photo: 300,
      items: 5000,
      items_in_catalogue: 4800,
      items_hidden: 200,
      items_flagged: { new: 3, tip: 2, clearance: 1 },
      categories: 1,
      categories_public: 1,
      by_category: [{ id: GROUP, cid: '1', cid_sub: null, name: 'Listnaté stromy', is_public: true, products: 42 }],
    },
  });
  expect(await screen.findByRole('link', { name: 'Bez skupiny' })).toHaveAttribute(
    'href',
    '/cs/manager/assortment/products?placed=no',
  );
  expect(screen.getByRole('link', { name: '42' })).toHaveAttribute(
    'href',
    `/cs/manager/assortment/products?category=${GROUP}`,
  );
});

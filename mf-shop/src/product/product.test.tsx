import type { Picture, ProductWithPhotos } from '@arbora/domain';
import { renderPage, reply, testServer, type TestRows } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shop from '../remote';

const BY_PLANT = 'POST /api/rest/rpc/get_product_with_photos';
const BY_SIZE = 'POST /api/rest/rpc/get_product_item_with_photos';
const ID = '6c1f3b0e-8d2a-4f43-9a53-0d1c53a1f001';
const SIZE_ID = '6c1f3b0e-8d2a-4f43-9a53-0d1c53a1f002';
const CATEGORY = '3f0c2a44-5a4e-4a52-9a53-0d1c53a1f001';

function picture(key: string, title: string, is_main: boolean): Picture {
  const titles = { title, title_en: null, title_pl: null };
  return { id: key, key, url: `/cdn/${key}`, width: 600, height: 600, ...titles, is_main };
}
const TREE = picture('0123456789abcdef0123456789abcdef', 'Strom', true);

function item(size: string, spec1: string | null = null): ProductWithPhotos['items'][number] {
  return { product_item_id: size, size, size_position: 1, spec1, spec2: null, spec3: null, flag: null };
}

const PLANT: ProductWithPhotos = {
  id: ID,
  name: "Acer platanoides 'Globosum'",
  name_cs: 'javor mléč kulovitý',
  name_en: null,
  name_pl: null,
  synonyms: [],
  description: 'Hustá kulovitá koruna.',
  description_en: 'A dense globe.',
  description_pl: null,
  category_ids: [CATEGORY],
  items: [item('C5')],
  photos: [TREE, picture('twig', 'Větvička', false)],
};

function server(plant: unknown, related: TestRows<'katalog_items'> = [], bySize: unknown = null) {
  return testServer({
    [BY_PLANT]: plant,
    [BY_SIZE]: bySize,
    'GET /api/rest/katalog_items': related,
    'GET /api/rest/product_category': [
      {
        id: CATEGORY,
        cid: '10',
        cid_sub: null,
        name: 'Listnaté stromy',
        name_en: 'Trees',
        name_pl: null,
        is_public: true,
      },
    ],
  });
}
const open = (at: ReturnType<typeof server>, { id = ID, locale = 'cs' } = {}) =>
  renderPage(shop, `/${locale}/sortiment/${id}`, { server: at });

test('shows names, categories and every size in words', async () => {
  const page = await open(server({ ...PLANT, items: [item('C5'), item('OK 14-16', 'ZB')] }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Acer platanoides ‘Globosum’' })).toBeVisible();
  expect(screen.getByText('javor mléč kulovitý')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Listnaté stromy' })).toHaveAttribute(
    'href',
    `/cs/sortiment?category=${CATEGORY}`,
  );
  const rows = within(screen.getByRole('table', { name: /^Velikosti v.nabídce$/ })).getAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toHaveTextContent('kontejner 5 l');
  expect(rows[2]).toHaveTextContent('obvod kmene 14–16 cm, se zemním balem');
  expect(page.shell.titles).toContain("Acer platanoides 'Globosum'");
});

test('its picture is large and named after the plant', async () => {
  await open(server(PLANT));
  const picture = await screen.findByRole('img', { name: "Acer platanoides 'Globosum'" });
  expect(picture.getAttribute('srcset')).toContain('/cdn/0123456789abcdef0123456789abcdef?w=600 600w');
  expect(picture).toHaveAttribute('loading', 'eager');
});

test('its further pictures follow, with what they show', async () => {
  await open(server(PLANT));
  const twig = await screen.findByRole('img', { name: 'Větvička' });
  expect(twig.getAttribute('srcset')).toContain('/cdn/twig?w=400 400w');
  expect(twig).toHaveAttribute('loading', 'lazy');
  expect(screen.queryByRole('img', { name: 'Strom' })).toBeNull();
});

test.each([
  ['cs', 'Hustá kulovitá koruna.', 'cs'],
  ['en', 'A dense globe.', 'en'],
  ['pl', 'A dense globe.', 'en'],
])('in %s it says what the plant is, in a language that is named', async (locale, text, lang) => {
  await open(server(PLANT), { locale });
  expect(await screen.findByText(text)).toHaveAttribute('lang', lang);
});

test('the id of one of its sizes leads to the plant as well', async () => {
  const page = await open(server(null, [], PLANT), { id: SIZE_ID });
  expect(await screen.findByRole('heading', { level: 1, name: 'Acer platanoides ‘Globosum’' })).toBeVisible();
  expect(page.shell.notFound).toEqual([]);
});

test('a visitor is led to login and back, without prices and basket', async () => {
  await open(server(PLANT));
  expect(await screen.findByRole('link', { name: 'Přihlásit se' })).toHaveAttribute(
    'href',
    `/cs/login?return=%2Fsortiment%2F${ID}`,
  );
  expect(screen.queryByText(/Kč/)).not.toBeInTheDocument();
});

test('staff see the page without the invitation to log in', async () => {
  await renderPage(shop, `/cs/sortiment/${ID}`, { server: server(PLANT), person: { acl: ['sales'] } });
  await screen.findByRole('table');
  expect(screen.queryByRole('link', { name: 'Přihlásit se' })).not.toBeInTheDocument();
});

test('other plants of the genus are offered once each', async () => {
  const other = {
    product_id: 'p2',
    name: 'Acer campestre',
    name_cs: 'javor babyka',
    name_en: null,
    name_pl: null,
    photo: null,
  };
  await open(server(PLANT, [other, other]));
  expect(await screen.findByRole('heading', { name: 'Další rostliny rodu Acer' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Acer campestre' })).toHaveLength(1);
});

test.each([
  ['a plant that is not there', ID],
  ['an address that is no id', 'neco'],
])('%s is not found', async (_, id) => {
  const page = await open(server(null), { id });
  await waitFor(() => expect(page.shell.notFound).toEqual([`/cs/sortiment/${id}`]));
});

test('a failure is no missing plant', async () => {
  const page = await open(server(reply(400, { code: 'PGRST100', message: '' })));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(page.shell.notFound).toEqual([]);
});

test('what the list has told of a plant stands there while the rest is on the way', async () => {
  let send: (plant: unknown) => void = () => undefined;
  const whole = new Promise((resolve) => (send = resolve));
  const { id, name, name_cs, name_en, name_pl } = PLANT;
  const listed = { id, name, name_cs, name_en, name_pl, photo: null, height_cm: null, items: [] };
  const list = { plants: [listed], total: 1, items: 1, page: 1, matched: {}, facets: {}, nearest: [], similar: false };
  const at = server(() => whole);
  at.on({ 'GET /api/rest/rpc/plant_list': list });
  at.on({ 'GET /api/rest/product_size': [] });
  await renderPage(shop, '/cs/sortiment', { server: at });
  await userEvent.click(await screen.findByRole('link', { name: 'Acer platanoides ‘Globosum’' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Acer platanoides ‘Globosum’' });
  expect(screen.getByText('javor mléč kulovitý')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  send(PLANT);
  expect(await screen.findByRole('table', { name: /^Velikosti v.nabídce$/ })).toBeVisible();
  expect(title).toBeVisible();
});

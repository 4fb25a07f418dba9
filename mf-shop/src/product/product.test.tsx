import type { KatalogItem } from '@arbora/domain';
import { renderPage, reply, testServer, type TestRequest } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import shop from '../remote';

const CATALOGUE = 'GET /api/rest/katalog_items';
const ID = '6c1f3b0e-8d2a-4f43-9a53-0d1c53a1f001';
const CATEGORY = '3f0c2a44-5a4e-4a52-9a53-0d1c53a1f001';

function item(size: string, spec1: string | null = null): KatalogItem {
  return {
    product_item_id: size,
    product_id: ID,
    name: "Acer platanoides 'Globosum'",
    name_cs: 'javor mléč kulovitý',
    category_ids: [CATEGORY],
    size,
    size_position: 1,
    spec1,
    spec2: null,
    photo: null,
  };
}

const PHOTOS = [
  { key: 'twig', title_cs: 'Větvička', title_en: 'A twig', title_pl: null, sort: 1, is_main: false },
  { key: 'main', title_cs: 'Strom', title_en: 'The tree', title_pl: null, sort: 0, is_main: true },
];

function server(items: unknown, related: unknown = []) {
  return testServer({
    [CATALOGUE]: ({ query }: TestRequest) => (query.get('product_id')?.startsWith('eq.') ? items : related),
    'GET /api/rest/photo_folder': [{ photo: PHOTOS }],
    'GET /api/rest/product_category': [
      { id: CATEGORY, cid: '10', cid_sub: null, name: 'Listnaté stromy', name_en: 'Trees', is_public: true },
    ],
  });
}
const open = (at: ReturnType<typeof server>, id = ID) => renderPage(shop, `/cs/sortiment/${id}`, { server: at });

test('shows names, categories and every size in words', async () => {
  const page = await open(server([item('C5'), item('OK 14-16', 'ZB')]));
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
  const photo = '/cdn/0123456789abcdef0123456789abcdef?w=400';
  await open(server([{ ...item('C5'), photo }]));
  const picture = await screen.findByRole('img', { name: "Acer platanoides 'Globosum'" });
  expect(picture.getAttribute('srcset')).toContain('/cdn/0123456789abcdef0123456789abcdef?w=600 600w');
  expect(picture).toHaveAttribute('loading', 'eager');
});

test('its further pictures follow, with what they show', async () => {
  await open(server([item('C5')]));
  const twig = await screen.findByRole('img', { name: 'Větvička' });
  expect(twig.getAttribute('srcset')).toContain('/cdn/twig?w=400 400w');
  expect(twig).toHaveAttribute('loading', 'lazy');
  expect(screen.queryByRole('img', { name: 'Strom' })).toBeNull();
});

test('a visitor is led to login and back, without prices and basket', async () => {
  await open(server([item('C5')]));
  expect(await screen.findByRole('link', { name: 'Přihlásit se' })).toHaveAttribute(
    'href',
    `/cs/login?return=%2Fsortiment%2F${ID}`,
  );
  expect(screen.queryByText(/Kč/)).not.toBeInTheDocument();
});

test('staff see the page without the invitation to log in', async () => {
  await renderPage(shop, `/cs/sortiment/${ID}`, { server: server([item('C5')]), person: { acl: ['sales'] } });
  await screen.findByRole('table');
  expect(screen.queryByRole('link', { name: 'Přihlásit se' })).not.toBeInTheDocument();
});

test('other plants of the genus are offered once each', async () => {
  const other = { product_id: 'p2', name: 'Acer campestre', name_cs: 'javor babyka', photo: null };
  await open(server([item('C5')], [other, other]));
  expect(await screen.findByRole('heading', { name: 'Další rostliny rodu Acer' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Acer campestre' })).toHaveLength(1);
});

test.each([
  ['a plant that is not there', [], ID],
  ['an address that is no id', [], 'neco'],
])('%s is not found', async (_, answer, id) => {
  const page = await open(server(answer), id);
  await waitFor(() => expect(page.shell.notFound).toEqual([`/cs/sortiment/${id}`]));
});

test('a failure is no missing plant', async () => {
  const page = await open(server(reply(400, { code: 'PGRST100', message: '' })));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(page.shell.notFound).toEqual([]);
});

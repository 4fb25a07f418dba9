import type { Picture, PlantFacts, ProductWithPhotos } from '@arbora/domain';
import { renderPage, reply, testServer, type TestRows } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shop from '../remote';
import { NO_FACTS } from './product.queries';

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

const FACTS: PlantFacts = {
  height_cm: 500,
  width_cm: 450,
  habit: 'globe',
  growth: 'slow',
  hardiness_zone: 4,
  light: ['sun', 'half_shade'],
  soil: ['normal'],
  uses: ['avenue'],
  in_leaf: [4, 5, 6, 7, 8, 9, 10, 11],
  flowering: [4],
  flower_colors: ['yellow'],
  fruiting: [],
  autumn_colors: ['yellow', 'orange'],
  winter: [],
  planting: [3, 4, 10, 11],
  pruning: [7, 8],
};

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
  facts: FACTS,
  items: [item('C5')],
  photos: [TREE, picture('twig', 'Větvička', false)],
};

function plantServer(plant: unknown, related: TestRows<'katalog_items'> = [], bySize: unknown = null) {
  return testServer({
    [BY_PLANT]: plant,
    [BY_SIZE]: bySize,
    'GET /api/rest/katalog_items': related,
    'GET /api/rest/rpc/plant_companions': [],
    'GET /api/rest/plant_articles': [],
    'GET /api/rest/plant_events': [],
    'GET /api/rest/product_item__offer': [],
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
const open = (backend: ReturnType<typeof plantServer>, { id = ID, locale = 'cs' } = {}) =>
  renderPage(shop, `/${locale}/sortiment/${id}`, { server: backend });

test('a plant shows names, categories, and the chosen size in words', async () => {
  const page = await open(plantServer({ ...PLANT, items: [item('C5'), item('OK 14-16', 'ZB')] }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Acer platanoides ‘Globosum’' })).toBeVisible();
  expect(screen.getByText('javor mléč kulovitý')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Listnaté stromy' })).toHaveAttribute(
    'href',
    `/cs/sortiment?category=${CATEGORY}`,
  );
  const sizes = screen.getByRole('group', { name: /^Velikosti v.nabídce$/ });
  expect(within(sizes).getByRole('radio', { name: 'C5' })).toBeChecked();
  await userEvent.click(within(sizes).getByRole('radio', { name: 'OK 14-16 ZB' }));
  expect(within(sizes).getByText('obvod kmene 14–16 cm')).toBeInTheDocument();
  expect(within(sizes).getByText('se zemním balem')).toBeInTheDocument();
  expect(page.shell.titles).toContain("Acer platanoides 'Globosum'");
});

test('facts are shown in words beside their symbols', async () => {
  await open(plantServer(PLANT));
  await screen.findByRole('heading', { level: 1 });
  const value = (label: string) => screen.getAllByText(label)[0]!.closest('div')!.querySelector('dd')!.textContent;
  expect(value('Výška v dospělosti')).toBe('5 m');
  expect(value('Šířka v dospělosti')).toBe('4,5 m');
  expect(value('Světlo')).toBe('slunce, polostín');
  expect(value('Mrazuvzdornost')).toBe('do −34 °Czóna 4');
  expect(value('Podzimní barva')).toBe('žlutá, oranžová');
});

test('the growth is shown for three ages, and the year by months', async () => {
  await open(plantServer(PLANT));
  const ages = await screen.findByRole('group', { name: 'Stáří po výsadbě' });
  expect(within(ages).getAllByRole('radio')).toHaveLength(3);
  expect(within(ages).getByRole('radio', { name: /^za 25 let ?výška 4 m šířka 3,6 m$/ })).toBeChecked();
  expect(screen.getByText('březen–duben, říjen–listopad')).toBeInTheDocument();
});

test('a plant without facts has neither a silhouette nor a year', async () => {
  const { height_cm, in_leaf, flowering, planting, pruning, autumn_colors } = NO_FACTS;
  const facts = { ...FACTS, height_cm, in_leaf, flowering, planting, pruning, autumn_colors };
  await open(plantServer({ ...PLANT, facts }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: 'Jak poroste' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Rok rostliny' })).toBeNull();
});

test('companions have reasons, and articles and events follow', async () => {
  const backend = plantServer(PLANT);
  backend.on({
    'GET /api/rest/rpc/plant_companions': [
      {
        id: 'c1',
        name: 'Vinca minor',
        name_cs: 'barvínek menší',
        name_en: null,
        name_pl: null,
        photo: null,
        light: ['half_shade'],
        soil: ['normal'],
        reasons: ['under_its_crown', 'green_in_winter'],
      },
    ],
    'GET /api/rest/plant_articles': [
      { id: 'a', slug: 'javory', title: 'Javory', perex: '', hero_image: null, created_at: '2026-10-01T08:00:00Z' },
    ],
    'GET /api/rest/plant_events': [
      {
        id: 'e',
        title: 'Den stromů',
        title_en: null,
        title_pl: null,
        address: 'Obříství',
        date_start: '2026-12-01T08:00:00Z',
        hero_image: null,
      },
    ],
  });
  await open(backend);
  expect(await screen.findByRole('link', { name: 'Vinca minor' })).toHaveAttribute('href', '/cs/sortiment/c1');
  expect(screen.getByText('Zakryje půdu pod její korunou')).toBeVisible();
  expect(screen.getByText(/^Společné: polostín; půda běžná zahradní\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Javory' })).toHaveAttribute('href', '/cs/novinky/javory');
  expect(screen.getByRole('link', { name: 'Den stromů' })).toHaveAttribute('href', '/cs/services/public-booking/e');
});

test('the main picture is large and named after the plant', async () => {
  await open(plantServer(PLANT));
  const picture = await screen.findByRole('img', { name: "Acer platanoides 'Globosum'" });
  expect(picture.getAttribute('srcset')).toContain('/cdn/0123456789abcdef0123456789abcdef?w=600 600w');
  expect(picture).toHaveAttribute('loading', 'eager');
});

test('further pictures follow, and each opens large', async () => {
  await open(plantServer(PLANT));
  const twig = await screen.findByRole('img', { name: 'Větvička' });
  expect(twig).toHaveAttribute('loading', 'lazy');
  expect(screen.queryByRole('img', { name: 'Strom' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Zvětšit: Větvička' }));
  expect(await screen.findByRole('dialog', { name: 'Prohlížení obrázků' })).toBeVisible();
});

test.each([
  ['cs', 'Hustá kulovitá koruna.', 'cs'],
  ['en', 'A dense globe.', 'en'],
  ['pl', 'A dense globe.', 'en'],
])('in %s the description is shown with its language marked', async (locale, text, lang) => {
  await open(plantServer(PLANT), { locale });
  expect(await screen.findByText(text)).toHaveAttribute('lang', lang);
});

test('the id of a size shows the plant too', async () => {
  const page = await open(plantServer(null, [], PLANT), { id: SIZE_ID });
  expect(await screen.findByRole('heading', { level: 1, name: 'Acer platanoides ‘Globosum’' })).toBeVisible();
  expect(page.shell.notFound).toEqual([]);
});

test('a visitor gets a login link with a return address, without prices and basket', async () => {
  await open(plantServer(PLANT));
  expect(await screen.findByRole('link', { name: 'Přihlásit se' })).toHaveAttribute(
    'href',
    `/cs/login?return=%2Fsortiment%2F${ID}`,
  );
  expect(screen.queryByText(/Kč/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Do košíku/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+420 315 000 120' })).toHaveAttribute('href', 'tel:+420315000120');
});

test('a logged-in customer sees stock, own price and basket for the chosen size', async () => {
  const backend = plantServer(PLANT);
  const offered = { offer_id: 'o', inventory: 2, price_cz: 990, price_sk: null, price_pl: null };
  backend.on({
    'GET /api/rest/product_item__offer': reply(200, [
      { ...offered, id: 'l', product_item_id: 'C5', offer: { title: 'Podzim', title_en: null, title_pl: null } },
    ]),
  });
  await renderPage(shop, `/cs/sortiment/${ID}`, { server: backend, person: { acl: ['sales'], country: 'CZ' } });
  expect(await screen.findByText(/990\sKč/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^V.nabídce „Podzim“$/ })).toHaveAttribute('href', '/cs/nabidky/o');
  expect(screen.getAllByRole('button', { name: /^Do košíku/ })).toHaveLength(2);
});

test('staff see the page without the invitation to log in', async () => {
  await renderPage(shop, `/cs/sortiment/${ID}`, { server: plantServer(PLANT), person: { acl: ['sales'] } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'Přihlásit se' })).not.toBeInTheDocument();
});

test('other plants of the genus are listed once each', async () => {
  const other = {
    product_id: 'p2',
    name: 'Acer campestre',
    name_cs: 'javor babyka',
    name_en: null,
    name_pl: null,
    photo: null,
  };
  await open(plantServer(PLANT, [other, other]));
  expect(await screen.findByRole('heading', { name: 'Další rostliny rodu Acer' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Acer campestre' })).toHaveLength(1);
});

test.each([
  ['an unknown plant', ID],
  ['an invalid id', 'neco'],
])('%s is not found', async (_, id) => {
  const page = await open(plantServer(null), { id });
  await waitFor(() => expect(page.shell.notFound).toEqual([`/cs/sortiment/${id}`]));
});

test('an error is not shown as a missing plant', async () => {
  const page = await open(plantServer(reply(400, { code: 'PGRST100', message: '' })));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(page.shell.notFound).toEqual([]);
});

test('data from the list is shown while the rest loads', async () => {
  let send: (plant: unknown) => void = () => undefined;
  const plantResponse = new Promise((resolve) => (send = resolve));
  const { id, name, name_cs, name_en, name_pl } = PLANT;
  const listed = { id, name, name_cs, name_en, name_pl, photo: null, height_cm: null, items: [] };
  const list = { plants: [listed], total: 1, items: 1, page: 1, matched: {}, facets: {}, nearest: [], similar: false };
  const backend = plantServer(() => plantResponse);
  backend.on({ 'GET /api/rest/rpc/plant_list': list });
  backend.on({ 'GET /api/rest/product_size': [] });
  await renderPage(shop, '/cs/sortiment', { server: backend });
  await userEvent.click(await screen.findByRole('link', { name: 'Acer platanoides ‘Globosum’' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Acer platanoides ‘Globosum’' });
  expect(screen.getByText('javor mléč kulovitý')).toBeVisible();
  expect(screen.queryByRole('group')).toBeNull();
  send(PLANT);
  expect(await screen.findByRole('group', { name: /^Velikosti v.nabídce$/ })).toBeVisible();
  expect(title).toBeVisible();
});

import { reply, replyPage, renderPage, testServer, type TestRequest, type TestRoutes } from '@arbora/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shop from '../remote';
import type { CatalogueItem } from './catalogue.queries';

const CATALOGUE = 'GET /api/rest/katalog_items';
const CONIFERS = '3f0c2a44-5a4e-4a52-9a53-0d1c53a1f001';

function item(name: string, size: string, name_cs: string | null = null): CatalogueItem {
  return {
    product_item_id: `${name} ${size}`,
    product_id: name.replaceAll(/\W/g, ''),
    name,
    name_cs,
    name_en: null,
    name_pl: null,
    size,
    size_position: 1,
    spec1: null,
    spec2: null,
    photo: null,
  };
}

const PLANTS = [
  item("Acer platanoides 'Globosum'", 'C5', 'javor mléč'),
  item("Acer platanoides 'Globosum'", 'OK 14-16', 'javor mléč'),
  item('Taxus baccata', '60-80', 'tis červený'),
];

function open(url: string, routes: TestRoutes = {}) {
  const server = testServer({
    [CATALOGUE]: replyPage(PLANTS),
    'GET /api/rest/product_category': [
      { id: CONIFERS, cid: '10', cid_sub: null, name: 'Jehličnany', name_en: 'Conifers', is_public: true },
    ],
    'GET /api/rest/product_size': [
      { id: '1', name: 'C5', position: 1 },
      { id: '2', name: 'OK 14-16', position: 2 },
    ],
    ...routes,
  });
  return renderPage(shop, url, { server });
}

const filtersSent = ({ query }: TestRequest) => query.toString();

test('shows each plant once, with its names and sizes, and how many items there are', async () => {
  await open('/cs/sortiment');
  const maple = (await screen.findByRole('heading', { name: 'Acer platanoides ‘Globosum’' })).closest('article')!;
  expect(within(maple).getByText('javor mléč')).toBeVisible();
  expect(
    within(maple)
      .getAllByRole('listitem')
      .map((size) => size.textContent),
  ).toEqual(['C5', 'OK 14-16']);
  expect(within(maple).getByTitle('obvod kmene 14–16 cm')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Sortiment' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '3 položky' })).toBeVisible();
});

test('typing writes the search to the address and starts at the first page', async () => {
  const { history, server } = await open('/cs/sortiment?page=2');
  const before = history.location.key;
  await userEvent.type(screen.getByRole('searchbox', { name: 'Hledat rostlinu' }), 'tis');
  await waitFor(() => expect(history.location.search).toBe('?q=tis'));
  expect(history.action).toBe('PUSH');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(history.location.key).not.toBe(before);
  await waitFor(() => expect(server.sent(CATALOGUE).map(filtersSent).at(-1)).toContain('search=ilike.%25tis%25'));
});

test('without scripts the search is a form of its own address that keeps the filters', async () => {
  await open('/cs/sortiment?size=C5&page=2');
  const form = screen.getByRole('search');
  expect(form).not.toHaveAttribute('action');
  expect(new FormData(form as HTMLFormElement).get('size')).toBe('C5');
  expect(new FormData(form as HTMLFormElement).has('page')).toBe(false);
});

test('a filter is a link, and a chosen one can be taken back', async () => {
  const { history } = await open('/cs/sortiment');
  await userEvent.click(await screen.findByRole('link', { name: 'C5', hidden: true }));
  expect(history.location.search).toBe('?size=C5');
  await userEvent.click(screen.getByRole('link', { name: 'C5 odebrat' }));
  expect(history.location.search).toBe('');
});

test('what was shown stays while the next list is on its way', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { history, server } = await open('/cs/sortiment');
  await screen.findByRole('heading', { name: 'Taxus baccata' });
  server.on({ [CATALOGUE]: () => new Promise((resolve) => (answer = resolve)) });
  act(() => history.push('/cs/sortiment?q=acer'));
  await waitFor(() => expect(server.sent(CATALOGUE)).toHaveLength(2));
  expect(screen.getByRole('heading', { name: 'Taxus baccata' })).toBeInTheDocument();
  answer(replyPage(PLANTS.slice(0, 2)));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Taxus baccata' })).not.toBeInTheDocument());
});

test('a slip of the fingers finds similar names and says so', async () => {
  const { server } = await open('/cs/sortiment?q=jvaor', {
    [CATALOGUE]: replyPage([]),
    'GET /api/rest/rpc/katalog_search': replyPage(PLANTS.slice(0, 1)),
  });
  expect(await screen.findByText('Výrazu „jvaor“ přesně neodpovídá nic')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Acer platanoides ‘Globosum’' })).toBeVisible();
  expect(server.sent('GET /api/rest/rpc/katalog_search')[0]!.query.get('query')).toBe('jvaor');
});

test('nothing matches: says so and offers the whole assortment', async () => {
  await open('/cs/sortiment?q=kaktus', {
    [CATALOGUE]: replyPage([]),
    'GET /api/rest/rpc/katalog_search': replyPage([]),
  });
  expect(await screen.findByText('Nic takového jsme nenašli')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobrazit vše' })).toHaveAttribute('href', '/cs/sortiment');
});

test('a failure says so, and trying again shows the list', async () => {
  const { server } = await open('/cs/sortiment', { [CATALOGUE]: reply(400, { code: 'PGRST100', message: '' }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Tohle se nepodařilo načíst');
  server.on({ [CATALOGUE]: replyPage(PLANTS) });
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
  expect(await screen.findByRole('heading', { name: 'Taxus baccata' })).toBeVisible();
});

test.each([
  ['en', 'Assortment', 'Conifers'],
  ['pl', 'Asortyment', 'Conifers'],
])('in %s', async (locale, title, category) => {
  await open(`/${locale}/sortiment`);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByRole('link', { name: category, hidden: true })).toBeInTheDocument();
});

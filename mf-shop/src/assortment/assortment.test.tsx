import type { ListedPlant, PlantList } from '@arbora/domain';
import { reply, renderPage, testServer, type TestRequest, type TestRoutes } from '@arbora/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shop from '../remote';

const LIST = 'GET /api/rest/rpc/plant_list';
const CONIFERS = '3f0c2a44-5a4e-4a52-9a53-0d1c53a1f001';

function plant(name: string, name_cs: string | null, sizes: readonly string[]): ListedPlant {
  const items = sizes.map((size) => ({ id: `${name} ${size}`, size, spec1: null, spec2: null, flag: null }));
  const id = name.replaceAll(/\W/g, '');
  return { id, name, name_cs, name_en: null, name_pl: null, photo: null, height_cm: 500, items };
}
const MAPLE = plant("Acer platanoides 'Globosum'", 'javor mléč', ['C5', 'OK 14-16']);
const YEW = plant('Taxus baccata', 'tis červený', ['60-80']);

function listOf(plants: ListedPlant[], more: Partial<PlantList> = {}): PlantList {
  return {
    plants,
    total: plants.length,
    items: plants.flatMap(({ items }) => items).length,
    page: 1,
    matched: {},
    facets: { 'light:sun': 2, 'light:shade': 1, 'size:C5': 1, 'size:60-80': 1, [`category:${CONIFERS}`]: 1 },
    nearest: [],
    similar: false,
    ...more,
  };
}

function open(url: string, routes: TestRoutes = {}) {
  const server = testServer({
    [LIST]: listOf([MAPLE, YEW]),
    'GET /api/rest/product_category': [
      { id: CONIFERS, cid: '10', cid_sub: null, name: 'Jehličnany', name_en: 'Conifers', is_public: true },
    ],
    'GET /api/rest/product_size': [
      { id: '1', name: 'C5', position: 1 },
      { id: '2', name: '60-80', position: 2 },
      { id: '3', name: 'OK 30-35', position: 3 },
    ],
    ...routes,
  });
  return renderPage(shop, url, { server });
}

const paramsOf = ({ query }: TestRequest) => Object.fromEntries(query);

test('each plant is listed with its names, height and sizes, and the totals of plants and sizes are shown', async () => {
  await open('/cs/sortiment');
  const maple = (await screen.findByRole('heading', { name: 'Acer platanoides ‘Globosum’' })).closest('article')!;
  expect(within(maple).getByText('javor mléč')).toBeVisible();
  expect(within(maple).getByText(/do 5 m/)).toBeVisible();
  expect(
    within(maple)
      .getAllByRole('listitem')
      .map((size) => size.textContent),
  ).toEqual(['C5', 'OK 14-16']);
  expect(within(maple).getByTitle('obvod kmene 14–16 cm')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Sortiment' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '2 rostliny, 3 velikosti' })).toBeVisible();
});

test('typing writes the search to the address and requests the first page once', async () => {
  const { history, server } = await open('/cs/sortiment?page=2');
  const before = history.location.key;
  await userEvent.type(screen.getByRole('combobox', { name: 'Hledat rostlinu' }), 'tis');
  await waitFor(() => expect(history.location.search).toBe('?q=tis'));
  expect(history.action).toBe('PUSH');
  expect(screen.getByRole('combobox')).toHaveFocus();
  expect(history.location.key).not.toBe(before);
  await waitFor(() => expect(server.sent(LIST).map(paramsOf)).toEqual([{ page: '2' }, { query: 'tis' }]));
});

test('typing suggests plants, their genus and categories from the response of the list itself', async () => {
  const maples = listOf([MAPLE, plant('Acer campestre', 'javor babyka', ['C2'])]);
  const { history, server } = await open('/cs/sortiment', { [LIST]: maples });
  const field = screen.getByRole('combobox', { name: 'Hledat rostlinu' });
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(field);
  await userEvent.paste('javor');
  const list = await screen.findByRole('listbox', { name: 'Návrhy' });
  expect(
    within(list)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([
    expect.stringContaining('Acer platanoides ‘Globosum’'),
    expect.stringContaining('Acer campestre'),
    expect.stringMatching(/^Acer vše z.rodu$/),
  ]);
  expect(server.sent(LIST).map(paramsOf)).toEqual([{}, { query: 'javor' }]);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const second = within(list).getAllByRole('option')[1]!;
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', second.id);
  await userEvent.keyboard('{Enter}');
  expect(history.location.pathname).toBe('/cs/sortiment/Acercampestre');
});

test('a category is suggested by its name', async () => {
  const { history } = await open('/cs/sortiment');
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.paste('jehlic');
  await userEvent.click(await screen.findByRole('option', { name: 'Jehličnany' }));
  expect(history.location.search).toBe(`?category=${CONIFERS}`);
});

test('Escape and the back button close the suggestions and keep the text', async () => {
  const { history } = await open('/cs/sortiment');
  const field = screen.getByRole('combobox');
  // Pasted, because a pause between two typed letters would start another search.
  await userEvent.click(field);
  await userEvent.paste('tis');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('tis');
  act(() => history.back());
  await waitFor(() => expect(field).toHaveValue(''));
  act(() => history.forward());
  await waitFor(() => expect(field).toHaveValue('tis'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('without scripts the search is a GET form that keeps the filters', async () => {
  await open('/cs/sortiment?size=C5&light=sun&page=2');
  const form = screen.getByRole('search');
  expect(form).not.toHaveAttribute('action');
  expect(new FormData(form as HTMLFormElement).get('size')).toBe('C5');
  expect(new FormData(form as HTMLFormElement).get('light')).toBe('sun');
  expect(new FormData(form as HTMLFormElement).has('page')).toBe(false);
});

test('a filter is a checkbox with its count, and a chosen one can be removed', async () => {
  const { history } = await open('/cs/sortiment');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^slunce ?2$/, hidden: true }));
  expect(history.location.search).toBe('?light=sun');
  await userEvent.click(screen.getByRole('link', { name: 'slunce odebrat' }));
  expect(history.location.search).toBe('');
});

test('the filters can be skipped, to the number of plants, which is announced when it changes', async () => {
  await open('/cs/sortiment');
  const skip = await screen.findByRole('link', { name: 'Přeskočit filtry', hidden: true });
  const results = document.querySelector(skip.getAttribute('href')!);
  expect(results).toHaveTextContent(/^2 rostliny/);
  expect(results).toHaveAttribute('aria-live', 'polite');
  expect(results).toHaveAttribute('tabindex', '-1');
  const [category] = within(skip.closest('details')!).getAllByRole('link', { name: /^Celý sortiment/, hidden: true });
  expect(skip.compareDocumentPosition(category!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a filter value without plants is not offered', async () => {
  await open('/cs/sortiment');
  expect(await screen.findByRole('checkbox', { name: /^C5 ?1$/, hidden: true })).toBeInTheDocument();
  expect(screen.queryByText('OK 30-35')).not.toBeInTheDocument();
  expect(screen.queryByText('polostín')).not.toBeInTheDocument();
});

test('the drawer of filters shows how many plants it will list', async () => {
  const { history } = await open('/cs/sortiment');
  await userEvent.click(screen.getByText('Vybrat podle…'));
  const drawer = screen.getByRole('dialog', { name: 'Vybrat podle…' });
  await userEvent.click(within(drawer).getByRole('checkbox', { name: /^stín ?1$/ }));
  expect(history.location.search).toBe('?light=shade');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Zobrazit 2 rostliny' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a narrow screen has the filters in the drawer only, a wide one beside the list', async () => {
  const follow = new Set<() => void>();
  const screens = { matches: false, addEventListener: (_type: string, listener: () => void) => follow.add(listener) };
  Object.assign(window, { matchMedia: () => Object.assign(screens, { removeEventListener: jest.fn() }) });
  const shade = { name: /^stín ?1$/, hidden: true };
  await open('/cs/sortiment');
  expect(screen.queryByRole('checkbox', shade)).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Vybrat podle…', { selector: 'summary *' }));
  expect(screen.getAllByRole('checkbox', shade)).toHaveLength(1);
  screens.matches = true;
  act(() => follow.forEach((listener) => listener()));
  expect(screen.getAllByRole('checkbox', shade)).toHaveLength(2);
});

test('size codes are explained', async () => {
  await open('/cs/sortiment');
  await userEvent.click(screen.getByText('Co znamenají značky'));
  expect(screen.getByText('obvod kmene v cm, měřený metr nad zemí')).toBeInTheDocument();
});

test('order and layout of the list are kept in the address', async () => {
  const { history, server } = await open('/cs/sortiment');
  await userEvent.click(await screen.findByRole('link', { name: 'výšky od nejvyšších' }));
  await userEvent.click(screen.getByRole('link', { name: 'mřížku' }));
  expect(history.location.search).toBe('?sort=tallest&view=grid');
  const tile = (await screen.findByRole('heading', { name: 'Taxus baccata' })).closest('article')!;
  expect(within(tile).getByText('1 velikost')).toBeVisible();
  expect(server.sent(LIST).map(paramsOf)).toEqual([{}, { sort: 'tallest' }]);
});

test('the previous list stays visible while the next one loads', async () => {
  let resolveList: (response: Response) => void = () => undefined;
  const { history, server } = await open('/cs/sortiment');
  await screen.findByRole('heading', { name: 'Taxus baccata' });
  server.on({ [LIST]: () => new Promise((resolve) => (resolveList = resolve)) });
  act(() => history.push('/cs/sortiment?q=acer'));
  await waitFor(() => expect(server.sent(LIST)).toHaveLength(2));
  expect(screen.getByRole('heading', { name: 'Taxus baccata' })).toBeInTheDocument();
  resolveList(reply(200, listOf([MAPLE])));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Taxus baccata' })).not.toBeInTheDocument());
});

test('a long result is listed in full and in its order', async () => {
  const names = Array.from({ length: 50 }, (_row, index) => `Acer ${String(index).padStart(2, '0')}`);
  await open('/cs/sortiment', {
    [LIST]: ({ query }: TestRequest) => listOf(query.has('query') ? names.map((name) => plant(name, null, [])) : [YEW]),
  });
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.paste('acer');
  await screen.findByRole('heading', { name: 'Acer 49' });
  const list = within(screen.getByRole('list', { name: 'Nalezené rostliny' }));
  expect(list.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(names);
});

test('a plant found by a name that is not displayed shows that name', async () => {
  await open('/cs/sortiment?q=linden', { [LIST]: listOf([MAPLE], { matched: { [MAPLE.id]: 'Norway maple' } }) });
  expect(await screen.findByText('nalezeno pod jménem „Norway maple“')).toBeVisible();
});

test('a search with a typo finds similar names, with a notice', async () => {
  await open('/cs/sortiment?q=jvaor', { [LIST]: listOf([MAPLE], { similar: true }) });
  expect(await screen.findByText('Výrazu „jvaor“ nic přesně neodpovídá')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Acer platanoides ‘Globosum’' })).toBeVisible();
});

test('without an exact match the nearest plants follow, each with the criteria it misses', async () => {
  await open('/cs/sortiment?light=shade&use=bees', {
    [LIST]: listOf([], { nearest: [{ plant: YEW, misses: ['light', 'use'] }] }),
  });
  expect(await screen.findByRole('heading', { name: 'Nejblíž k tomu, co hledáte' })).toBeVisible();
  expect(screen.getByText('Nesedí: světlo, použití')).toBeVisible();
  expect(screen.getByRole('heading', { name: '0 rostlin, 0 velikostí' })).toBeVisible();
});

test('without any similar plant the list offers the whole assortment', async () => {
  await open('/cs/sortiment?q=kaktus', { [LIST]: listOf([]) });
  expect(await screen.findByText('Nic takového jsme nenašli')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobrazit vše' })).toHaveAttribute('href', '/cs/sortiment');
});

test('an error is shown, and retrying shows the list', async () => {
  const { server } = await open('/cs/sortiment', { [LIST]: reply(400, { code: 'PGRST100', message: '' }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Tohle se nepodařilo načíst');
  server.on({ [LIST]: listOf([MAPLE, YEW]) });
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
  expect(await screen.findByRole('heading', { name: 'Taxus baccata' })).toBeVisible();
});

test.each([
  ['en', 'Plants', '2 plants, 3 sizes'],
  ['pl', 'Asortyment', '2 rośliny, 3 rozmiary'],
])('the list is translated into %s', async (locale, title, count) => {
  await open(`/${locale}/sortiment`);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByRole('heading', { name: count })).toBeVisible();
});

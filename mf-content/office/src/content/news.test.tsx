import type { Row } from '@arbora/domain';
import { on, type SnackbarMessage } from '@arbora/event-bus';
import { renderPage, reply, replyPage, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { setWindowWidth } from '@arbora/office/testing';

const URL = '/cs/manager/news';
const LIST = 'GET /api/rest/news_item';
const SAVE = 'PATCH /api/rest/news_item';
const ID = '77777777-0000-4000-8000-000000000001';
const PLANT = '77777777-0000-4000-8000-000000000009';

const snackbars: SnackbarMessage[] = [];
on('snackbar', (message) => void snackbars.push(message));

beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
  localStorage.clear();
});

type Article = Row<'news_item'>;
function anArticle(changes: Partial<Article> = {}): Article {
  return {
    id: ID,
    slug: 'jarni-rez',
    title: 'Jarní řez',
    author: null,
    author_id: null,
    topic: 'care',
    reading_minutes: 2,
    hero_image: null,
    hero_alt: null,
    perex: 'Kdy a jak.',
    body: '<p>Řežte <strong>brzy</strong>.</p>',
    locale: 'cs',
    tag: 'news',
    is_published: false,
    publish_at: null,
    translation_group: null,
    created_at: '2026-11-01T08:00:00Z',
    completed_at: null,
    version: 4,
    updated_at: '2026-11-02T08:00:00Z',
    ...changes,
  };
}
const plant = { product_id: PLANT, name: 'Malus', name_cs: 'jabloň' };
const scheduled = anArticle({ id: ID.replace(/1$/, '2'), title: 'Zima', is_published: true, publish_at: '2199-01-01T08:00:00Z' }); // oxfmt-ignore

function open(url = URL, routes: TestRoutes = {}): Promise<RenderedPage> {
  const server = testServer({
    [LIST]: ({ query }) => {
      if (query.has('slug')) return [];
      return query.has('id') ? [anArticle()] : replyPage([anArticle(), scheduled], 2);
    },
    'GET /api/rest/history_list': [{ change_id: 81, row_key: ID }],
    'GET /api/rest/news_item__product': [{ product_id: PLANT, position: 1 }],
    'GET /api/rest/news_item__booking_event': [],
    'GET /api/rest/katalog_items': [plant],
    'GET /api/rest/booking_event': [],
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['editor'] } });
}
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));

test('the list shows publication states, and its filters are sent to the server', async () => {
  const { server } = await open(`${URL}?done=no&state=draft&locale=cs&topic=care&q=řez`);
  expect(await screen.findByText('Rozepsáno', { selector: 'td *' })).toBeVisible();
  expect(screen.getByText(/^Od 1\. ledna 2199/)).toBeVisible();
  const { query } = server.sent(LIST)[0]!;
  expect(Object.fromEntries(query)).toMatchObject({
    tag: 'eq.news',
    completed_at: 'is.null',
    is_published: 'is.false',
    locale: 'eq.cs',
    topic: 'eq.care',
    title: 'ilike.%řez%',
  });
  expect(query.get('select')).not.toContain('body');
});

test('the slug of a new article follows its title until it is edited', async () => {
  const { server } = await open(`${URL}?id=new`, { 'POST /api/rest/news_item': [anArticle()] });
  await userEvent.type(await field('Název'), 'Řez růží');
  const slug = await field('Adresa');
  expect(slug).toHaveValue('rez-ruzi');
  await userEvent.clear(slug);
  await userEvent.type(slug, 'ruze');
  await userEvent.type(await field('Název'), ' v zimě');
  expect(slug).toHaveValue('ruze');
  await userEvent.click(screen.getByRole('button', { name: 'Navrhnout podle názvu' }));
  expect(slug).toHaveValue('rez-ruzi-v-zime');
  await userEvent.click(screen.getByRole('button', { name: 'Vytvořit' }));
  await waitFor(() => expect(server.sent('POST /api/rest/news_item')).toHaveLength(1));
  expect(server.sent('POST /api/rest/news_item')[0]?.body).toMatchObject({
    title: 'Řez růží v zimě',
    slug: 'rez-ruzi-v-zime',
    locale: 'cs',
    topic: null,
    body: '',
    is_published: false,
    publish_at: null,
  });
});

test('a taken slug is reported while typing', async () => {
  const { server } = await open(`${URL}?id=${ID}`);
  server.on({
    [LIST]: ({ query }: { query: URLSearchParams }) => (query.has('slug') ? [{ slug: 'zima' }] : [anArticle()]),
  });
  const slug = await field('Adresa');
  await userEvent.clear(slug);
  await userEvent.type(slug, 'zima');
  await waitFor(() => expect(slug).toHaveAccessibleDescription(/Tuto adresu už má/));
  const request = server.sent(LIST).find(({ query }) => query.has('slug'));
  expect(request?.query.get('locale')).toBe('eq.cs');
});

test('the text is edited visually and saved as HTML', async () => {
  const { server } = await open(`${URL}?id=${ID}`, { [SAVE]: [anArticle({ version: 5 })] });
  const text = await field('Text článku');
  expect(within(text).getByText('brzy').tagName).toBe('STRONG');
  const tools = within(screen.getByRole('toolbar', { name: 'Úpravy textu: Text článku' }));
  await userEvent.click(tools.getByRole('button', { name: 'Nadpis (H2)' }));
  await userEvent.click(tools.getByRole('button', { name: 'Obrázek' }));
  await userEvent.type(await field(/^Adresa obrázku/), 'https://jinde.example/a.jpg{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Obrázek musí být z tohoto webu');
  await userEvent.clear(await field(/^Adresa obrázku/));
  await userEvent.type(await field(/^Adresa obrázku/), '/cdn/jablon.webp{Tab}{Enter}');
  await save();
  await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
  const { body } = server.sent(SAVE)[0]!.body as { body: string };
  expect(body).toContain('<h2>Řežte <strong>brzy</strong>.</h2>');
  expect(body).toContain('<img src="/cdn/jablon.webp" alt="">');
});

test('a picture of the library is inserted with its description', async () => {
  const key = 'a'.repeat(32);
  const { server } = await open(`${URL}?id=${ID}`, {
    [SAVE]: [anArticle({ version: 5 })],
    'GET /api/rest/photos_recent': replyPage([{ id: PLANT, key, title: 'Kvetoucí jabloň' }], 1),
  });
  const tools = within(await screen.findByRole('toolbar', { name: 'Úpravy textu: Text článku' }));
  await userEvent.click(tools.getByRole('button', { name: 'Obrázek' }));
  await userEvent.click(screen.getByRole('button', { name: 'Vybrat obrázek' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Kvetoucí jabloň' }));
  expect(await field('Co je na obrázku Pro lidi, kteří obrázek nevidí. Prázdné: jen zdobí.')).toHaveValue(
    'Kvetoucí jabloň',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Vložit' }));
  await save();
  await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
  expect((server.sent(SAVE)[0]!.body as Article).body).toMatch(
    new RegExp(`<img src="[^"]*${key}[^"]*" alt="Kvetoucí jabloň">`),
  );
});

test('a plant card is inserted, and restored when the text is reopened', async () => {
  const { server } = await open(`${URL}?id=${ID}`, { [SAVE]: [anArticle({ version: 5 })] });
  const tools = within(await screen.findByRole('toolbar', { name: 'Úpravy textu: Text článku' }));
  await userEvent.click(tools.getByRole('button', { name: 'Karta rostliny nebo akce' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Vložit rostlinu' }));
  await userEvent.click(await screen.findByText('Malus – jabloň', { selector: '.ant-select-item *' }));
  // The inserted card is selected; a second one must not replace it.
  await userEvent.click(tools.getByRole('button', { name: 'Obrázek' }));
  await userEvent.type(await field(/^Adresa obrázku/), '/cdn/jablon.webp{Enter}');
  await save();
  await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
  const { body } = server.sent(SAVE)[0]!.body as Article;
  expect(body).toContain(`<p><a href="/sortiment/${PLANT}">Malus – jabloň</a></p><img src="/cdn/jablon.webp"`);

  cleanup();
  await open(`${URL}?id=${ID}`, {
    [LIST]: ({ query }: { query: URLSearchParams }) => (query.has('id') ? [anArticle({ body })] : replyPage([], 0)),
  });
  const text = within(await field('Text článku'));
  expect(text.getByText('Malus – jabloň')).toHaveAttribute('data-card');
});

test('a preview opens in a new window, and its link is shown', async () => {
  const tab = { opener: window, location: { href: '' }, close: jest.fn() };
  const openWindow = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const url = 'http://localhost/cs/nahled?token=x';
  const { server } = await open(`${URL}?id=${ID}`, {
    'POST /api/backend/article_preview': { url, expires_at: '2026-11-24T12:00:00Z' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Náhled' }));
  await waitFor(() => expect(tab.location.href).toBe(url));
  expect(server.sent('POST /api/backend/article_preview')[0]?.body).toEqual({ id: ID });
  expect(screen.getByRole('link', { name: /Odkaz na náhled/ })).toHaveAttribute('href', url);
  openWindow.mockRestore();
});

test('a translation is created as a copy in the same group', async () => {
  const translationId = ID.replace(/1$/, '5');
  const { server, history } = await open(`${URL}?id=${ID}`, {
    [SAVE]: [{ id: ID }],
    'POST /api/rest/news_item': [{ id: translationId }],
    'POST /api/rest/news_item__product': [],
  });
  const languages = (await screen.findByRole('heading', { name: 'V dalších jazycích' })).closest('section')!;
  await userEvent.click(within(languages).getAllByRole('button', { name: 'Přeložit' })[0]!);
  await waitFor(() => expect(history.location.search).toBe(`?id=${translationId}`));
  const group = (server.sent(SAVE)[0]!.body as Article).translation_group;
  expect(server.sent('POST /api/rest/news_item')[0]?.body).toMatchObject({
    locale: 'en',
    translation_group: group,
    title: 'Jarní řez',
  });
  expect(server.sent('POST /api/rest/news_item__product')[0]?.body).toEqual([
    { product_id: PLANT, position: 1, item_id: translationId },
  ]);
});

test('a translation whose plants cannot be copied is deleted again, so that it can be repeated', async () => {
  const translationId = ID.replace(/1$/, '5');
  const REMOVE = 'DELETE /api/rest/news_item';
  const { server, history } = await open(`${URL}?id=${ID}`, {
    [SAVE]: [{ id: ID }],
    'POST /api/rest/news_item': [{ id: translationId }],
    'POST /api/rest/news_item__product': reply(503, { code: 'unavailable', message: '' }),
    [REMOVE]: [{ id: translationId }],
  });
  const languages = (await screen.findByRole('heading', { name: 'V dalších jazycích' })).closest('section')!;
  await userEvent.click(within(languages).getAllByRole('button', { name: 'Přeložit' })[0]!);
  await waitFor(() => expect(server.sent(REMOVE)).toHaveLength(1));
  expect(server.sent(REMOVE)[0]?.query.get('id')).toBe(`eq.${translationId}`);
  expect(history.location.search).toBe(`?id=${ID}`);
});

test('related plants are found, added and removed at once', async () => {
  const pear = { product_id: PLANT.replace(/9$/, '8'), name: 'Pyrus', name_cs: 'hrušeň' };
  const { server } = await open(`${URL}?id=${ID}`, { 'POST /api/rest/news_item__product': [{ product_id: 'x' }] });
  expect(await screen.findByText('Malus – jabloň')).toBeVisible();
  server.on({
    'GET /api/rest/katalog_items': [plant, pear],
    'DELETE /api/rest/news_item__product': [{ product_id: PLANT }],
  });
  await userEvent.type(screen.getByRole('combobox', { name: 'Přidat rostlinu' }), 'hru');
  await userEvent.click(await screen.findByText('Pyrus – hrušeň'));
  await waitFor(() => expect(server.sent('POST /api/rest/news_item__product')).toHaveLength(1));
  expect(server.sent('POST /api/rest/news_item__product')[0]?.body).toEqual({
    item_id: ID,
    product_id: pear.product_id,
    position: 2,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Odebrat: Malus – jabloň' }));
  await waitFor(() => expect(server.sent('DELETE /api/rest/news_item__product')).toHaveLength(1));
});

test('selected articles are completed in one request, which can be undone', async () => {
  const { server } = await open(URL, { [SAVE]: [{ id: ID }, { id: scheduled.id }] });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Vybrat všechny na stránce' }));
  await userEvent.click(within(screen.getByRole('group', { name: 'Vybrány 2 řádky' })).getByRole('button', { name: 'Dokončit' })); // oxfmt-ignore
  await waitFor(() => expect(snackbars[0]?.text).toBe('2 články jsou dokončené'));
  expect(Date.parse((server.sent(SAVE)[0]!.body as Article).completed_at!)).not.toBeNaN();
  expect(snackbars[0]?.action).toBeDefined();
});

test('page texts and people have separate tabs', async () => {
  const { server } = await open(`${URL}?list=pages`);
  await screen.findByRole('link', { name: 'Jarní řez' });
  expect(server.sent(LIST)[0]?.query.get('tag')).toBe('eq.page');
  expect(screen.queryByRole('button', { name: 'Nový článek' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Lidé' })).toBeVisible();
});

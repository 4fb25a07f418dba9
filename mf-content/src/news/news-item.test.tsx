import type { Row } from '@arbora/domain';
import { renderPage, reply, replyPage, testServer, type TestRequest, type TestRows } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import content from '../remote';
import type { NewsArticle, NewsNeighbour, RelatedEvent, RelatedPlant } from './news.queries';

const NEWS = 'GET /api/rest/news_item';

const ARTICLE: NewsArticle = {
  id: 'n1',
  slug: 'jarni-rez',
  title: 'Jarní řez ovocných stromů',
  perex: 'Kdy a čím řezat.',
  hero_image: '/cdn/0123456789abcdef0123456789abcdef',
  hero_alt: 'Jabloň a nůžky',
  body: '<p>Řežte v <strong>předjaří</strong>.</p>',
  locale: 'cs',
  created_at: '2026-11-16T09:00:00Z',
  author: 'J. Habr',
  topic: 'care',
  reading_minutes: 2,
  author_card: { id: 'p1', name: 'Ing. Jiří Habr', photo: null },
  plants: [],
  events: [],
  translation_group: 'g',
};
const PEAR: RelatedPlant = {
  product_id: '00000000-0000-4000-8000-00000000000a',
  name: "Pyrus communis 'Konference'",
  name_cs: 'hrušeň Konference',
  name_en: null,
  name_pl: null,
  photo: null,
};
const COURSE: RelatedEvent = {
  event_id: '00000000-0000-4000-8000-00000000000e',
  title: 'Řez ovocných stromů',
  title_en: null,
  title_pl: null,
  address: 'Obříství',
  date_start: '2026-12-03T09:00:00Z',
  hero_image: null,
};
const ENGLISH: NewsArticle = { ...ARTICLE, id: 'n2', slug: 'spring-pruning', title: 'Spring pruning', locale: 'en' };

interface Responses {
  /** Successive responses to queries for the complete article; the last one is repeated. */
  articles?: NewsArticle[][];
  translations?: Row<'news_item', 'translation_group'>[];
}

/** Returns a handler that responds to queries according to their columns. */
function respondWith({ articles = [[ARTICLE]], translations = [] }: Responses = {}): TestRows<'news_item'> {
  const articleResponses = [...articles];
  const neighbours: NewsNeighbour[][] = [
    [{ slug: 'starsi', title: 'Starší zpráva' }],
    [{ slug: 'novejsi', title: 'Novější zpráva' }],
  ];
  const languages: Row<'news_item', 'locale' | 'slug'>[] = [ARTICLE, ENGLISH];
  const next = <T,>(responses: T[][]): T[] => (responses.length > 1 ? responses.shift() : responses[0]) ?? [];
  return ({ query }) => {
    if (query.get('select') === 'slug,title') return next(neighbours);
    if (query.get('select') === 'locale,slug') return languages;
    return query.get('select') === 'translation_group' ? translations : next(articleResponses);
  };
}
const open = (url: string, rows: TestRows<'news_item'> = respondWith()) =>
  renderPage(content, url, { server: testServer({ [NEWS]: rows }) });

test('the page shows the article and sets its title', async () => {
  const { shell } = await open('/cs/novinky/jarni-rez');
  expect(await screen.findByRole('heading', { level: 1, name: ARTICLE.title })).toBeVisible();
  expect(screen.getByText('pondělí 16. listopadu 2026')).toBeVisible();
  expect(screen.getByText('Kdy a čím řezat.')).toBeVisible();
  expect(screen.getByText('předjaří').tagName).toBe('STRONG');
  expect(shell.titles).toContain(ARTICLE.title);
});

test('the picture comes first, in a suitable width, with its alternative text', async () => {
  await open('/cs/novinky/jarni-rez');
  const picture = await screen.findByRole('img', { name: 'Jabloň a nůžky' });
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture.getAttribute('srcset')).toContain('/cdn/0123456789abcdef0123456789abcdef?w=800 800w');
});

test('author, topic and reading time are shown', async () => {
  await open('/cs/novinky/jarni-rez');
  expect(await screen.findByRole('link', { name: 'Ing. Jiří Habr' })).toHaveAttribute('href', '/cs/lide/p1');
  expect(screen.getByRole('link', { name: 'Péče' })).toHaveAttribute('href', '/cs/novinky?topic=care');
  expect(screen.getByText('2 min čtení')).toBeVisible();
});

test('an author without a card is named', async () => {
  await open('/cs/novinky/jarni-rez', respondWith({ articles: [[{ ...ARTICLE, author_card: null }]] }));
  expect(await screen.findByText('J. Habr')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'J. Habr' })).not.toBeInTheDocument();
});

test('plants and events are embedded at their placeholders, or else listed below the text', async () => {
  const placeholder = (path: string) => `<p><a href="${path}">Odkaz</a></p>`;
  const unknown = placeholder('/sortiment/00000000-0000-4000-8000-0000000000ff');
  const body = `<p>Úvod.</p>${placeholder(`/sortiment/${PEAR.product_id}`)}<p>Dál.</p>${unknown}<p>Závěr.</p>`;
  await open('/cs/novinky/jarni-rez', respondWith({ articles: [[{ ...ARTICLE, body, plants: [PEAR], events: [COURSE] }]] })); // oxfmt-ignore
  const plant = await screen.findByRole('link', { name: 'hrušeň Konference' });
  expect(plant).toHaveAttribute('href', `/cs/sortiment/${PEAR.product_id}`);
  const follows = (first: Node, second: Node) =>
    expect(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  follows(screen.getByText('Úvod.'), plant);
  follows(plant, screen.getByText('Dál.'));
  const related = screen.getByRole('region', { name: 'K tématu' });
  follows(screen.getByText('Závěr.'), related);
  const event = within(related).getByRole('link', { name: COURSE.title });
  expect(event).toHaveAttribute('href', `/cs/services/public-booking/${COURSE.event_id}`);
  expect(within(related).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText('Odkaz')).not.toBeInTheDocument();
});

test('an article without plants and events has no heading for them', async () => {
  await open('/cs/novinky/jarni-rez');
  expect(await screen.findByText('předjaří')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'K tématu' })).not.toBeInTheDocument();
});

test('an article links to the newer and the older one, with equal times by id, and to the list', async () => {
  const { server } = await open('/cs/novinky/jarni-rez');
  expect(await screen.findByRole('link', { name: /Novější zpráva/ })).toHaveAttribute('href', '/cs/novinky/novejsi');
  const { id, created_at: at } = ARTICLE;
  const neighbours = server.sent(NEWS).filter(({ query }) => query.has('or'));
  expect(neighbours.map(({ query }) => [query.get('or'), query.get('order')])).toEqual([
    [`(created_at.lt.${at},and(created_at.eq.${at},id.gt.${id}))`, 'created_at.desc,id.asc'],
    [`(created_at.gt.${at},and(created_at.eq.${at},id.lt.${id}))`, 'created_at.asc,id.desc'],
  ]);
  expect(screen.getByRole('link', { name: /Starší zpráva/ })).toHaveAttribute('href', '/cs/novinky/starsi');
  expect(screen.getByRole('link', { name: 'Zpět na všechny novinky' })).toHaveAttribute('href', '/cs/novinky');
});

test('data from the list is shown while the text loads', async () => {
  let send: (articles: NewsArticle[]) => void = () => undefined;
  const text = new Promise<NewsArticle[]>((resolve) => (send = resolve));
  await open('/cs/novinky', ({ query }: TestRequest) => {
    const isArticle = query.get('select')?.includes('body');
    return isArticle ? text : replyPage([ARTICLE]);
  });
  await userEvent.click(await screen.findByRole('link', { name: ARTICLE.title }));
  const title = await screen.findByRole('heading', { level: 1, name: ARTICLE.title });
  expect(screen.getByText('Kdy a čím řezat.')).toBeVisible();
  expect(screen.getByRole('status')).toBeInTheDocument();
  send([ARTICLE]);
  expect(await screen.findByText('předjaří')).toBeVisible();
  expect(title).toBeVisible();
});

test('a slug of another language redirects to the translation', async () => {
  const { history, shell, server } = await open(
    '/en/novinky/jarni-rez',
    respondWith({ articles: [[], [ENGLISH]], translations: [{ translation_group: 'g' }] }),
  );
  await waitFor(() => expect(history.location.pathname).toBe('/en/novinky/spring-pruning'));
  // The page of the new address replaces the old one in one step, so an element found earlier may be detached.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Spring pruning' })).toBeVisible());
  expect(shell.notFound).toEqual([]);
  const [first, group, translated] = server.sent(NEWS).map(({ query }) => Object.fromEntries(query));
  expect(first).toMatchObject({ slug: 'eq.jarni-rez', locale: 'eq.en' });
  expect(group).toMatchObject({ select: 'translation_group', slug: 'eq.jarni-rez' });
  expect(translated).toMatchObject({ translation_group: 'eq.g', locale: 'eq.en' });
});

test('the article registers its translations and a fallback for other languages', async () => {
  const { shell, server } = await open('/cs/novinky/jarni-rez');
  const paths = { cs: '/novinky/jarni-rez', en: '/novinky/spring-pruning' };
  await waitFor(() => expect(shell.languages).toEqual({ '/cs/novinky/jarni-rez': { paths, fallback: '/novinky' } }));
  const request = server.sent(NEWS).find(({ query }) => query.get('select') === 'locale,slug');
  expect(request?.query.get('translation_group')).toBe('eq.g');
});

test('an article without a translation is not found in that language', async () => {
  const rows = respondWith({ articles: [[]], translations: [{ translation_group: 'g' }] });
  const { shell } = await open('/pl/novinky/jarni-rez', rows);
  await waitFor(() => expect(shell.notFound).toEqual(['/pl/novinky/jarni-rez']));
});

test('an unknown slug is not found', async () => {
  const { shell } = await open('/cs/novinky/nic-takoveho', respondWith({ articles: [[]] }));
  await waitFor(() => expect(shell.notFound).toEqual(['/cs/novinky/nic-takoveho']));
});

test('an error can be retried and is not shown as "not found"', async () => {
  const { shell } = await open('/cs/novinky/jarni-rez', reply(400, { code: 'PGRST100', message: '' }));
  expect(await screen.findByRole('button', { name: 'Zkusit znovu' })).toBeVisible();
  expect(shell.notFound).toEqual([]);
});

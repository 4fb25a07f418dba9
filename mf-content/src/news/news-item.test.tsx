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

interface Answers {
  /** To the questions for a whole article, in their order; the last one again to all further ones. */
  articles?: NewsArticle[][];
  translations?: Row<'news_item', 'translation_group'>[];
}

/** What the data service has, by the columns that are asked for. */
function answering({ articles = [[ARTICLE]], translations = [] }: Answers = {}): TestRows<'news_item'> {
  const whole = [...articles];
  const neighbours: NewsNeighbour[][] = [
    [{ slug: 'starsi', title: 'Starší zpráva' }],
    [{ slug: 'novejsi', title: 'Novější zpráva' }],
  ];
  const languages: Row<'news_item', 'locale' | 'slug'>[] = [ARTICLE, ENGLISH];
  const next = <T,>(answers: T[][]): T[] => (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
  return ({ query }) => {
    if (query.get('select') === 'slug,title') return next(neighbours);
    if (query.get('select') === 'locale,slug') return languages;
    return query.get('select') === 'translation_group' ? translations : next(whole);
  };
}
const open = (url: string, answer: TestRows<'news_item'> = answering()) =>
  renderPage(content, url, { server: testServer({ [NEWS]: answer }) });

test('shows the article and tells its title', async () => {
  const { shell } = await open('/cs/novinky/jarni-rez');
  expect(await screen.findByRole('heading', { level: 1, name: ARTICLE.title })).toBeVisible();
  expect(screen.getByText('pondělí 16. listopadu 2026')).toBeVisible();
  expect(screen.getByText('Kdy a čím řezat.')).toBeVisible();
  expect(screen.getByText('předjaří').tagName).toBe('STRONG');
  expect(shell.titles).toContain(ARTICLE.title);
});

test('its picture comes first, in the width that the window needs, and says what it shows', async () => {
  await open('/cs/novinky/jarni-rez');
  const picture = await screen.findByRole('img', { name: 'Jabloň a nůžky' });
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture.getAttribute('srcset')).toContain('/cdn/0123456789abcdef0123456789abcdef?w=800 800w');
});

test('tells who wrote it, what it is about and how long it takes to read', async () => {
  await open('/cs/novinky/jarni-rez');
  expect(await screen.findByRole('link', { name: 'Ing. Jiří Habr' })).toHaveAttribute('href', '/cs/lide/p1');
  expect(screen.getByRole('link', { name: 'Péče' })).toHaveAttribute('href', '/cs/novinky?topic=care');
  expect(screen.getByText('2 min čtení')).toBeVisible();
});

test('an author without a card is named', async () => {
  await open('/cs/novinky/jarni-rez', answering({ articles: [[{ ...ARTICLE, author_card: null }]] }));
  expect(await screen.findByText('J. Habr')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'J. Habr' })).not.toBeInTheDocument();
});

test('shows plants and events, each where the text has its place for it, and the others below', async () => {
  const place = (path: string) => `<p><a href="${path}">Odkaz</a></p>`;
  const gone = place('/sortiment/00000000-0000-4000-8000-0000000000ff');
  const body = `<p>Úvod.</p>${place(`/sortiment/${PEAR.product_id}`)}<p>Dál.</p>${gone}<p>Závěr.</p>`;
  await open('/cs/novinky/jarni-rez', answering({ articles: [[{ ...ARTICLE, body, plants: [PEAR], events: [COURSE] }]] })); // prettier-ignore
  const plant = await screen.findByRole('link', { name: 'hrušeň Konference' });
  expect(plant).toHaveAttribute('href', `/cs/sortiment/${PEAR.product_id}`);
  const follows = (one: Node, other: Node) =>
    expect(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  follows(screen.getByText('Úvod.'), plant);
  follows(plant, screen.getByText('Dál.'));
  const below = screen.getByRole('region', { name: 'K tématu' });
  follows(screen.getByText('Závěr.'), below);
  const event = within(below).getByRole('link', { name: COURSE.title });
  expect(event).toHaveAttribute('href', `/cs/services/public-booking/${COURSE.event_id}`);
  expect(within(below).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText('Odkaz')).not.toBeInTheDocument();
});

test('an article about no plant or event has no heading for them', async () => {
  await open('/cs/novinky/jarni-rez');
  expect(await screen.findByText('předjaří')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'K tématu' })).not.toBeInTheDocument();
});

test('leads on to the newer and the older article and back to all', async () => {
  const { server } = await open('/cs/novinky/jarni-rez');
  expect(await screen.findByRole('link', { name: /Novější zpráva/ })).toHaveAttribute('href', '/cs/novinky/novejsi');
  const asked = server.sent(NEWS).flatMap(({ query }) => query.get('created_at') ?? []);
  expect(asked).toEqual([`lte.${ARTICLE.created_at}`, `gt.${ARTICLE.created_at}`]);
  expect(screen.getByRole('link', { name: /Starší zpráva/ })).toHaveAttribute('href', '/cs/novinky/starsi');
  expect(screen.getByRole('link', { name: 'Zpět na všechny novinky' })).toHaveAttribute('href', '/cs/novinky');
});

test('what the list has told of an article stands there while its text is on the way', async () => {
  let send: (articles: NewsArticle[]) => void = () => undefined;
  const text = new Promise<NewsArticle[]>((resolve) => (send = resolve));
  await open('/cs/novinky', ({ query }: TestRequest) => {
    const isWhole = query.get('select')?.includes('body');
    return isWhole ? text : replyPage([ARTICLE]);
  });
  await userEvent.click(await screen.findByRole('link', { name: ARTICLE.title }));
  const title = await screen.findByRole('heading', { level: 1, name: ARTICLE.title });
  expect(screen.getByText('Kdy a čím řezat.')).toBeVisible();
  expect(screen.getByRole('status')).toBeInTheDocument();
  send([ARTICLE]);
  expect(await screen.findByText('předjaří')).toBeVisible();
  expect(title).toBeVisible();
});

test('a slug of another language leads to the translation at its own address', async () => {
  const { history, shell, server } = await open(
    '/en/novinky/jarni-rez',
    answering({ articles: [[], [ENGLISH]], translations: [{ translation_group: 'g' }] }),
  );
  await waitFor(() => expect(history.location.pathname).toBe('/en/novinky/spring-pruning'));
  // The page of the new address takes the old one's place in one step: what was found first may be the one that goes.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Spring pruning' })).toBeVisible());
  expect(shell.notFound).toEqual([]);
  const [first, group, translated] = server.sent(NEWS).map(({ query }) => Object.fromEntries(query));
  expect(first).toMatchObject({ slug: 'eq.jarni-rez', locale: 'eq.en' });
  expect(group).toMatchObject({ select: 'translation_group', slug: 'eq.jarni-rez' });
  expect(translated).toMatchObject({ translation_group: 'eq.g', locale: 'eq.en' });
});

test('tells where it is in other languages, and where to go in the rest', async () => {
  const { shell, server } = await open('/cs/novinky/jarni-rez');
  const paths = { cs: '/novinky/jarni-rez', en: '/novinky/spring-pruning' };
  await waitFor(() => expect(shell.languages).toEqual({ '/cs/novinky/jarni-rez': { paths, otherwise: '/novinky' } }));
  const asked = server.sent(NEWS).find(({ query }) => query.get('select') === 'locale,slug');
  expect(asked?.query.get('translation_group')).toBe('eq.g');
});

test('an article without a translation is not found in that language', async () => {
  const answer = answering({ articles: [[]], translations: [{ translation_group: 'g' }] });
  const { shell } = await open('/pl/novinky/jarni-rez', answer);
  await waitFor(() => expect(shell.notFound).toEqual(['/pl/novinky/jarni-rez']));
});

test('an unknown slug is not found', async () => {
  const { shell } = await open('/cs/novinky/nic-takoveho', answering({ articles: [[]] }));
  await waitFor(() => expect(shell.notFound).toEqual(['/cs/novinky/nic-takoveho']));
});

test('a failure offers to try again instead of "not found"', async () => {
  const { shell } = await open('/cs/novinky/jarni-rez', reply(400, { code: 'PGRST100', message: '' }));
  expect(await screen.findByRole('button', { name: 'Zkusit znovu' })).toBeVisible();
  expect(shell.notFound).toEqual([]);
});

import { renderPage, reply, replyPage, testServer, type TestRequest } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import content from '../remote';
import type { Issue, IssueSummary, StoryDetail, Story } from './bulletin.queries';

const ISSUES = 'GET /api/rest/news_bulletin';
const NEWS = 'GET /api/rest/news_item';
const PREFERENCES = 'GET /api/at-rest/kejval';

function story(slug: string, title: string): Story {
  return {
    id: slug,
    slug,
    title,
    perex: `O čem je ${title}.`,
    hero_image: null,
    hero_alt: null,
    author: 'Lenka Vrbová',
    created_at: '2026-11-09T08:00:00Z',
  };
}

const BALL = story('zemni-bal', 'Zemní bal');
const PRUNING = story('kdy-rezat', 'Kdy řezat');
const GARDEN = story('mala-zahrada', 'Malá zahrada');

const ISSUE: Issue = {
  id: 'i46',
  issue_number: 46,
  title: 'Bal, řez',
  perex: 'Jak poznat dobrý bal.',
  created_at: '2026-11-10T13:00:00Z',
  commentary: {
    slug: 'slovo-uvodem',
    title: 'Slovo úvodem',
    perex: 'Strom žije z kořenů.',
    body: '<p>Díváme se na bal.</p>',
    author: 'Eduard Novotný',
  },
  hero: BALL,
  items: [
    { position: 1, story: PRUNING },
    { position: 2, story: BALL },
    { position: 3, story: GARDEN },
  ],
};

/** Responds with the issue, its neighbours or its languages, depending on the query. */
function issues({ query }: TestRequest) {
  const number = query.get('issue_number');
  if (query.get('select') === 'locale') return reply(200, [{ locale: 'cs' }, { locale: 'pl' }]);
  if (query.get('select') === 'issue_number,title') {
    return reply(200, number?.startsWith('lt') ? [{ issue_number: 45, title: 'Opora' }] : [{ issue_number: 47, title: 'Čas sázet' }]); // oxfmt-ignore
  }
  return reply(200, [ISSUE]);
}

const open = (url: string, responses: { issues?: unknown; news?: unknown; image?: string } = {}) =>
  renderPage(content, url, {
    server: testServer({
      [ISSUES]: (responses.issues ?? issues) as typeof issues,
      [NEWS]: (responses.news ?? reply(200, [])) as typeof issues,
      [PREFERENCES]: reply(200, [{ value: { bulletin_image: responses.image ?? null } }]),
    }),
  });

const linksIn = (element: HTMLElement) => within(element).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]); // oxfmt-ignore

describe('an issue', () => {
  test('an issue opens with its commentary, followed by the main item and the others in editorial order', async () => {
    const { shell, server } = await open('/cs/bulletin/46');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bal, řez' })).toBeVisible();
    const opening = screen.getByRole('region', { name: 'Slovo úvodem' });
    expect(within(opening).getByText('Díváme se na bal.')).toBeVisible();
    expect(within(opening).getByText('Eduard Novotný')).toBeVisible();
    expect(linksIn(opening)).toEqual([['Slovo úvodem', '/cs/bulletin/obsah/slovo-uvodem']]);
    expect(linksIn(screen.getByRole('navigation', { name: 'V tomto čísle' }))).toEqual([
      ['Zemní bal', '/cs/bulletin/obsah/zemni-bal'],
      ['Kdy řezat', '/cs/bulletin/obsah/kdy-rezat'],
      ['Malá zahrada', '/cs/bulletin/obsah/mala-zahrada'],
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Slovo úvodem',
      'V tomto čísle',
      'Zemní bal',
      'Dál v tomto čísle',
    ]);
    const others = screen.getByRole('region', { name: 'Dál v tomto čísle' });
    expect(within(others).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Kdy řezat', 'Malá zahrada']); // oxfmt-ignore
    expect(shell.titles.at(-1)).toBe('Bal, řez – bulletin č. 46');
    const [request] = server.sent(ISSUES);
    expect(Object.fromEntries(request!.query)).toMatchObject({
      locale: 'eq.cs',
      issue_number: 'eq.46',
      'items.order': 'position.asc',
    });
    expect(request!.headers.get('authorization')).toBeNull();
  });

  test('an issue links to the previous and next one and to the archive', async () => {
    await open('/cs/bulletin/46');
    const neighbours = await screen.findByRole('navigation', { name: 'Sousední čísla' });
    expect(await within(neighbours).findByRole('link', { name: /Číslo 45.*Opora/ })).toHaveAttribute(
      'href',
      '/cs/bulletin/45',
    );
    expect(within(neighbours).getByRole('link', { name: /Číslo 47.*Čas sázet/ })).toHaveAttribute('rel', 'next');
    expect(screen.getByRole('link', { name: 'Všechna čísla' })).toHaveAttribute('href', '/cs/bulletin/archiv');
  });

  test('an issue shows the bulletin’s picture from the preferences', async () => {
    await open('/cs/bulletin/46', { image: '/cdn/0123456789abcdef0123456789abcdef' });
    await screen.findByRole('heading', { level: 1 });
    const picture = await waitFor(() =>
      document.querySelector('header img[src="/cdn/0123456789abcdef0123456789abcdef"]'),
    );
    expect(picture).toHaveAttribute('alt', '');
  });

  test('an issue registers the languages that it is published in', async () => {
    const { shell } = await open('/cs/bulletin/46');
    const paths = { cs: '/bulletin/46', pl: '/bulletin/46' };
    await waitFor(() => expect(shell.languages).toEqual({ '/cs/bulletin/46': { paths, fallback: '/bulletin' } }));
  });

  test('unpublished parts of an issue are omitted', async () => {
    const unpublished = { position: 4, story: null } as unknown as Issue['items'][number];
    const emptyIssue = { ...ISSUE, commentary: null, hero: null, items: [unpublished] };
    await open('/cs/bulletin/46', { issues: reply(200, [emptyIssue]) });
    expect(await screen.findByText('Články do tohoto čísla ještě dopisujeme')).toBeVisible();
  });

  test.each(['999', 'neni', '046', '99999999999'])('issue %s is not found', async (issue) => {
    const { shell } = await open(`/cs/bulletin/${issue}`, { issues: reply(200, []) });
    await waitFor(() => expect(shell.notFound).toEqual([`/cs/bulletin/${issue}`]));
  });
});

describe('the newest issue', () => {
  test('the latest issue has a permanent address', async () => {
    const { server } = await open('/cs/bulletin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bal, řez' })).toBeVisible();
    expect(Object.fromEntries(server.sent(ISSUES)[0]!.query)).toMatchObject({ order: 'issue_number.desc', limit: '1' });
  });

  test('without a published issue the page shows a message', async () => {
    await open('/pl/bulletin', { issues: reply(200, []) });
    expect(await screen.findByText('Pierwszy numer dopiero przygotowujemy')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Biuletyn' })).toBeVisible();
  });

  test('an error can be retried', async () => {
    await open('/cs/bulletin', { issues: reply(400, { code: 'PGRST100', message: '' }) });
    expect(await screen.findByRole('button', { name: 'Zkusit znovu' })).toBeVisible();
  });
});

describe('the archive', () => {
  const cover = (number: number, picture: string | null): IssueSummary => ({
    id: `i${number}`,
    issue_number: number,
    title: `Stromy ${number}`,
    perex: 'Co sázet.',
    created_at: '2026-11-10T13:00:00Z',
    hero: picture === null ? null : { hero_image: picture },
  });
  const archive = replyPage([cover(47, '/cdn/advent'), cover(46, null)], 25);

  test('the archive lists issues, newest first, ten per page', async () => {
    const { server } = await open('/cs/bulletin/archiv', { issues: archive });
    const list = await screen.findByRole('list', { name: 'Archiv bulletinu' });
    expect(linksIn(list)).toEqual([
      ['Stromy 47', '/cs/bulletin/47'],
      ['Stromy 46', '/cs/bulletin/46'],
    ]);
    expect(screen.getByRole('link', { name: 'Stránka 3' })).toHaveAttribute('href', '/cs/bulletin/archiv?page=3');
    const [request] = server.sent(ISSUES);
    expect(request!.query.get('order')).toBe('issue_number.desc');
  });

  test('an issue without a picture shows that of the bulletin', async () => {
    await open('/cs/bulletin/archiv', { issues: archive, image: '/cdn/dub' });
    const covers = await screen.findAllByRole('article');
    await waitFor(() => expect(covers[1]!.querySelector('img[src="/cdn/dub"]')).not.toBeNull());
    expect(covers[0]!.querySelector('img[src="/cdn/advent"]')).not.toBeNull();
  });

  test('an empty archive shows a message', async () => {
    await open('/en/bulletin/archiv', { issues: replyPage([]) });
    expect(await screen.findByText('The first issue is on its way')).toBeVisible();
  });
});

describe('an item', () => {
  const READ: StoryDetail = {
    ...PRUNING,
    body: '<p>Řežte v <strong>předjaří</strong>.</p>',
    locale: 'cs',
    tag: 'news',
    opens: [],
    topic: 'care',
    reading_minutes: 2,
    author_card: { id: 'p1', name: 'Lenka Vrbová', photo: null },
    plants: [],
    events: [],
    translation_group: 'g',
    listings: [{ issue: { issue_number: 45, title: 'Opora' } }, { issue: { issue_number: 46, title: 'Bal, řez' } }],
  };
  const respondWith = (read: StoryDetail) => (request: TestRequest) =>
    reply(200, request.query.get('select') === 'locale,slug' ? [{ locale: 'cs', slug: 'kdy-rezat' }, { locale: 'en', slug: 'when-to-prune' }] : [read]); // oxfmt-ignore

  test('an item shows its whole text, with breadcrumbs to the latest issue that contains it', async () => {
    const { shell } = await open('/cs/bulletin/obsah/kdy-rezat', { news: respondWith(READ) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Kdy řezat' })).toBeVisible();
    expect(screen.getByText('předjaří').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'Číslo 46' })).toHaveAttribute('href', '/cs/bulletin/46');
    expect(screen.getByRole('link', { name: 'Bulletin' })).toHaveAttribute('href', '/cs/bulletin');
    expect(shell.titles.at(-1)).toBe('Kdy řezat');
    const paths = { cs: '/bulletin/obsah/kdy-rezat', en: '/bulletin/obsah/when-to-prune' };
    await waitFor(() => expect(shell.languages).toEqual({ '/cs/bulletin/obsah/kdy-rezat': { paths, fallback: '/bulletin' } })); // oxfmt-ignore
  });

  test('an item links to the rest of its issue', async () => {
    await open('/cs/bulletin/obsah/kdy-rezat', { news: respondWith(READ) });
    const contents = await screen.findByRole('navigation', { name: 'V tomto čísle' });
    expect(within(contents).getByRole('link', { name: 'Kdy řezat' })).toHaveAttribute('aria-current', 'page');
    expect(within(contents).getByRole('link', { name: 'Malá zahrada' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: 'Zpět na číslo 46' })).toHaveAttribute('href', '/cs/bulletin/46');
  });

  test('a commentary has its own page below the issue that it opens, which links to it', async () => {
    const opening = { ...READ, tag: 'commentary', title: 'Slovo úvodem', slug: 'slovo-uvodem', listings: [] };
    const opens = [{ issue_number: 46, title: 'Bal, řez' }];
    const { server } = await open('/cs/bulletin/obsah/slovo-uvodem', { news: respondWith({ ...opening, opens }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Slovo úvodem' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Číslo 46' })).toHaveAttribute('href', '/cs/bulletin/46');
    expect(server.sent(NEWS)[0]?.query.get('tag')).toBe('in.(news,commentary)');
  });

  test('an item without an issue links to the archive', async () => {
    await open('/cs/bulletin/obsah/kdy-rezat', { news: respondWith({ ...READ, listings: [] }) });
    expect(await screen.findByRole('link', { name: 'Všechna čísla' })).toHaveAttribute('href', '/cs/bulletin/archiv');
  });

  test('an unknown item is not found', async () => {
    const { shell } = await open('/cs/bulletin/obsah/nic', { news: reply(200, []) });
    await waitFor(() => expect(shell.notFound).toEqual(['/cs/bulletin/obsah/nic']));
  });
});

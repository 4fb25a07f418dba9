import { renderPage, reply, replyPage, testServer, type TestRequest } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import content from '../remote';
import type { Issue, IssueSummary, ReadStory, Story } from './bulletin.queries';

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

/** The issue with its neighbours, or the languages it is out in, by what is asked for. */
function issues({ query }: TestRequest) {
  const number = query.get('issue_number');
  if (query.get('select') === 'locale') return reply(200, [{ locale: 'cs' }, { locale: 'pl' }]);
  if (query.get('select') === 'issue_number,title') {
    return reply(200, number?.startsWith('lt') ? [{ issue_number: 45, title: 'Opora' }] : [{ issue_number: 47, title: 'Čas sázet' }]); // prettier-ignore
  }
  return reply(200, [ISSUE]);
}

const open = (url: string, answers: { issues?: unknown; news?: unknown; image?: string } = {}) =>
  renderPage(content, url, {
    server: testServer({
      [ISSUES]: (answers.issues ?? issues) as typeof issues,
      [NEWS]: (answers.news ?? reply(200, [])) as typeof issues,
      [PREFERENCES]: reply(200, [{ value: { bulletin_image: answers.image ?? null } }]),
    }),
  });

const linksIn = (part: HTMLElement) => within(part).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]); // prettier-ignore

describe('an issue', () => {
  test('opens with its commentary, then comes the large item, then the others in the order of the editors', async () => {
    const { shell, server } = await open('/cs/bulletin/46');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bal, řez' })).toBeVisible();
    const opening = screen.getByRole('region', { name: 'Slovo úvodem' });
    expect(within(opening).getByText('Díváme se na bal.')).toBeVisible();
    expect(within(opening).getByText('Eduard Novotný')).toBeVisible();
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
    expect(within(others).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Kdy řezat', 'Malá zahrada']); // prettier-ignore
    expect(shell.titles.at(-1)).toBe('Bal, řez – bulletin č. 46');
    const [asked] = server.sent(ISSUES);
    expect(Object.fromEntries(asked!.query)).toMatchObject({
      locale: 'eq.cs',
      issue_number: 'eq.46',
      'items.order': 'position.asc',
    });
    expect(asked!.headers.get('authorization')).toBeNull();
  });

  test('leads to the issues before and after it and to all of them', async () => {
    await open('/cs/bulletin/46');
    const neighbours = await screen.findByRole('navigation', { name: 'Sousední čísla' });
    expect(await within(neighbours).findByRole('link', { name: /Číslo 45.*Opora/ })).toHaveAttribute(
      'href',
      '/cs/bulletin/45',
    );
    expect(within(neighbours).getByRole('link', { name: /Číslo 47.*Čas sázet/ })).toHaveAttribute('rel', 'next');
    expect(screen.getByRole('link', { name: 'Všechna čísla' })).toHaveAttribute('href', '/cs/bulletin/archiv');
  });

  test('shows the picture of the bulletin that administrators have set', async () => {
    await open('/cs/bulletin/46', { image: '/cdn/0123456789abcdef0123456789abcdef' });
    await screen.findByRole('heading', { level: 1 });
    const picture = await waitFor(() =>
      document.querySelector('header img[src="/cdn/0123456789abcdef0123456789abcdef"]'),
    );
    expect(picture).toHaveAttribute('alt', '');
  });

  test('tells in which languages it is out', async () => {
    const { shell } = await open('/cs/bulletin/46');
    const paths = { cs: '/bulletin/46', pl: '/bulletin/46' };
    await waitFor(() => expect(shell.languages).toEqual({ '/cs/bulletin/46': { paths, otherwise: '/bulletin' } }));
  });

  test('what is not published of it is left out', async () => {
    const unpublished = { position: 4, story: null } as unknown as Issue['items'][number];
    const bare = { ...ISSUE, commentary: null, hero: null, items: [unpublished] };
    await open('/cs/bulletin/46', { issues: reply(200, [bare]) });
    expect(await screen.findByText('Články do tohoto čísla ještě dopisujeme')).toBeVisible();
  });

  test.each(['999', 'neni', '046', '99999999999'])('%s is not found', async (issue) => {
    const { shell } = await open(`/cs/bulletin/${issue}`, { issues: reply(200, []) });
    await waitFor(() => expect(shell.notFound).toEqual([`/cs/bulletin/${issue}`]));
  });
});

describe('the newest issue', () => {
  test('is shown under an address that stays', async () => {
    const { server } = await open('/cs/bulletin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bal, řez' })).toBeVisible();
    expect(Object.fromEntries(server.sent(ISSUES)[0]!.query)).toMatchObject({ order: 'issue_number.desc', limit: '1' });
  });

  test('where none is out, the page says so', async () => {
    await open('/pl/bulletin', { issues: reply(200, []) });
    expect(await screen.findByText('Pierwszy numer dopiero przygotowujemy')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Biuletyn' })).toBeVisible();
  });

  test('a failure offers to try again', async () => {
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
  const shelf = replyPage([cover(47, '/cdn/advent'), cover(46, null)], 25);

  test('lists issues, the newest first, ten on a page', async () => {
    const { server } = await open('/cs/bulletin/archiv', { issues: shelf });
    const list = await screen.findByRole('list', { name: 'Archiv bulletinu' });
    expect(linksIn(list)).toEqual([
      ['Stromy 47', '/cs/bulletin/47'],
      ['Stromy 46', '/cs/bulletin/46'],
    ]);
    expect(screen.getByRole('link', { name: 'Stránka 3' })).toHaveAttribute('href', '/cs/bulletin/archiv?page=3');
    const [asked] = server.sent(ISSUES);
    expect(asked!.query.get('order')).toBe('issue_number.desc');
  });

  test('an issue without a picture of its own has that of the bulletin', async () => {
    await open('/cs/bulletin/archiv', { issues: shelf, image: '/cdn/dub' });
    const covers = await screen.findAllByRole('article');
    await waitFor(() => expect(covers[1]!.querySelector('img[src="/cdn/dub"]')).not.toBeNull());
    expect(covers[0]!.querySelector('img[src="/cdn/advent"]')).not.toBeNull();
  });

  test('an empty one says so', async () => {
    await open('/en/bulletin/archiv', { issues: replyPage([]) });
    expect(await screen.findByText('The first issue is on its way')).toBeVisible();
  });
});

describe('an item', () => {
  const READ: ReadStory = {
    ...PRUNING,
    body: '<p>Řežte v <strong>předjaří</strong>.</p>',
    locale: 'cs',
    topic: 'care',
    reading_minutes: 2,
    author_card: { id: 'p1', name: 'Lenka Vrbová', photo: null },
    plants: [],
    events: [],
    translation_group: 'g',
    listings: [{ issue: { issue_number: 45, title: 'Opora' } }, { issue: { issue_number: 46, title: 'Bal, řez' } }],
  };
  const answer = (read: ReadStory) => (request: TestRequest) =>
    reply(200, request.query.get('select') === 'locale,slug' ? [{ locale: 'cs', slug: 'kdy-rezat' }, { locale: 'en', slug: 'when-to-prune' }] : [read]); // prettier-ignore

  test('is read in whole, with a trail to the newest issue that it is in', async () => {
    const { shell } = await open('/cs/bulletin/obsah/kdy-rezat', { news: answer(READ) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Kdy řezat' })).toBeVisible();
    expect(screen.getByText('předjaří').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'Číslo 46' })).toHaveAttribute('href', '/cs/bulletin/46');
    expect(screen.getByRole('link', { name: 'Bulletin' })).toHaveAttribute('href', '/cs/bulletin');
    expect(shell.titles.at(-1)).toBe('Kdy řezat');
    const paths = { cs: '/bulletin/obsah/kdy-rezat', en: '/bulletin/obsah/when-to-prune' };
    await waitFor(() => expect(shell.languages).toEqual({ '/cs/bulletin/obsah/kdy-rezat': { paths, otherwise: '/bulletin' } })); // prettier-ignore
  });

  test('leads on to the rest of its issue', async () => {
    await open('/cs/bulletin/obsah/kdy-rezat', { news: answer(READ) });
    const contents = await screen.findByRole('navigation', { name: 'V tomto čísle' });
    expect(within(contents).getByRole('link', { name: 'Kdy řezat' })).toHaveAttribute('aria-current', 'page');
    expect(within(contents).getByRole('link', { name: 'Malá zahrada' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: 'Zpět na číslo 46' })).toHaveAttribute('href', '/cs/bulletin/46');
  });

  test('one that is in no issue leads to all of them', async () => {
    await open('/cs/bulletin/obsah/kdy-rezat', { news: answer({ ...READ, listings: [] }) });
    expect(await screen.findByRole('link', { name: 'Všechna čísla' })).toHaveAttribute('href', '/cs/bulletin/archiv');
  });

  test('an unknown one is not found', async () => {
    const { shell } = await open('/cs/bulletin/obsah/nic', { news: reply(200, []) });
    await waitFor(() => expect(shell.notFound).toEqual(['/cs/bulletin/obsah/nic']));
  });
});

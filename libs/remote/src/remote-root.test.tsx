import { act } from 'react';
import { useText } from '@arbora/i18n';
import { queryOptions, useQuery } from '@arbora/query';
import { Link, useSearchParams } from '@arbora/router';
import { renderPage } from '@arbora/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '@arbora/routes';
import { definePage, defineRemote, pageAt, textSection, type RemoteDefinition } from './definition';
import { NotFound } from './not-found';
import { usePageTitle } from './page-title';

const TEXTS = { list: { title: 'Seznam', heading: 'Stromy' }, item: { title: 'Strom' } };
const ENGLISH = { list: { title: 'List', heading: 'Trees' }, item: { title: 'Tree' } };

const SECTION = { note: 'Poznámka' };
const ENGLISH_SECTION = { note: 'Note' };

declare global {
  interface TextNamespaces {
    test: typeof TEXTS;
    'test.item': typeof SECTION;
  }
}

function ListPage() {
  const { t } = useText('test');
  const [search] = useSearchParams();
  return (
    <>
      <h1>{t('list.heading')}</h1>
      <p>page {search.get('page') ?? 1}</p>
      <input aria-label="note" />
      <Link to={routes.newsItem.href({ slug: 'lipa' })}>lípa</Link>
    </>
  );
}

const itemPage = definePage(routes.newsItem, {
  Component: function ItemPage({ params }) {
    usePageTitle(params.slug === 'lipa' ? 'Lípa srdčitá' : null);
    const { t } = useText('test.item');
    return params.slug === 'nic' ? <NotFound /> : <h1 title={t('note')}>{params.slug}</h1>;
  },
});

const itemTexts = textSection('test.item', {
  cs: () => Promise.resolve({ default: SECTION }),
  en: () => Promise.resolve({ default: ENGLISH_SECTION }),
  pl: () => Promise.resolve({ default: ENGLISH_SECTION }),
});

function testRemote(
  loadItem: () => Promise<{ default: typeof itemPage }> = () => Promise.resolve({ default: itemPage }),
): RemoteDefinition {
  const english = () => Promise.resolve({ default: ENGLISH });
  return defineRemote({
    name: 'mf-test',
    texts: { cs: () => Promise.resolve({ default: TEXTS }), en: english, pl: english },
    routes: [
      pageAt(routes.news, {
        search: ['page'],
        titleKey: 'list.title',
        load: () => Promise.resolve({ default: definePage({ Component: ListPage }) }),
      }),
      pageAt(routes.newsItem, { titleKey: 'item.title', example: '/novinky/lipa', section: itemTexts, load: loadItem }),
    ],
  });
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a page has the title of its rule until its data provide another', async () => {
  const { shell, history } = await renderPage(testRemote(), '/cs/novinky');
  expect(shell.titles).toEqual(['Seznam']);
  act(() => history.push('/cs/novinky/lipa'));
  await screen.findByRole('heading', { name: 'lipa' });
  await waitFor(() => expect(shell.titles.at(-1)).toBe('Lípa srdčitá'));
  act(() => history.push('/cs/novinky/dub'));
  await screen.findByRole('heading', { name: 'dub' });
  await waitFor(() => expect(shell.titles.at(-1)).toBe('Strom'));
});

test('links within the remote keep the language', async () => {
  const { history } = await renderPage(testRemote(), '/cs/novinky');
  await userEvent.click(screen.getByRole('link', { name: 'lípa' }));
  expect(await screen.findByRole('heading', { name: 'lipa' })).toBeVisible();
  expect(history.location.pathname).toBe('/cs/novinky/lipa');
});

test("search and language change without losing the user's input", async () => {
  const { history } = await renderPage(testRemote(), '/cs/novinky');
  await userEvent.type(screen.getByLabelText('note'), 'dvě lípy');
  act(() => history.push('/cs/novinky?page=2'));
  expect(await screen.findByText('page 2')).toBeVisible();
  act(() => history.push('/en/novinky?page=2'));
  expect(await screen.findByRole('heading', { name: 'Trees' })).toBeVisible();
  expect(screen.getByLabelText('note')).toHaveValue('dvě lípy');
});

test('the current page stays until the code of the next one is loaded', async () => {
  let resolveModule: (module: { default: typeof itemPage }) => void = () => undefined;
  const remote = testRemote(() => new Promise((resolve) => (resolveModule = resolve)));
  const { history } = await renderPage(remote, '/cs/novinky');
  act(() => history.push('/cs/novinky/lipa'));
  expect(screen.getByRole('heading', { name: 'Stromy' })).toBeVisible();
  await act(async () => resolveModule({ default: itemPage }));
  expect(await screen.findByRole('heading', { name: 'lipa' })).toBeVisible();
});

test('code that fails to load shows an error, is reported to the shell, and a retry loads it', async () => {
  let fails = true;
  const remote = testRemote(() =>
    fails ? Promise.reject(new Error('chunk')) : Promise.resolve({ default: itemPage }),
  );
  const { history, shell } = await renderPage(remote, '/cs/novinky');
  act(() => history.push('/cs/novinky/lipa'));
  const retry = await screen.findByRole('button', { name: /znovu/i });
  expect(shell.failed).toEqual([{ remote: 'mf-test', error: new Error('chunk') }]);
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'lipa' })).toBeVisible();
});

test('an error of a page stays within the page, is reported to the shell, and is cleared by navigation', async () => {
  const broken = definePage({
    Component: () => {
      throw new Error('broken');
    },
  });
  const { history, shell } = await renderPage(
    testRemote(() => Promise.resolve({ default: broken })),
    '/cs/novinky',
  );
  act(() => history.push('/cs/novinky/lipa'));
  expect(await screen.findByRole('button', { name: /znovu/i })).toBeVisible();
  expect(shell.failed).toMatchObject([{ remote: 'mf-test', error: new Error('broken'), stack: expect.any(String) }]);
  act(() => history.push('/cs/novinky'));
  expect(await screen.findByRole('heading', { name: 'Stromy' })).toBeVisible();
});

test('a page with a missing record reports it to the shell', async () => {
  const { shell } = await renderPage(testRemote(), '/cs/novinky/nic');
  await waitFor(() => expect(shell.notFound).toEqual(['/cs/novinky/nic']));
});

test('the queries of a page start before it is shown', async () => {
  const read = jest.fn(() => Promise.resolve(['lípa']));
  const query = queryOptions({ queryKey: ['trees'], queryFn: read, staleTime: 60_000 });
  const page = definePage({
    queries: () => [query],
    Component: () => <p>{useQuery(query).data?.join() ?? 'loading'}</p>,
  });
  await renderPage(
    testRemote(() => Promise.resolve({ default: page })),
    '/cs/novinky/lipa',
  );
  expect(await screen.findByText('lípa')).toBeVisible();
  expect(read).toHaveBeenCalledTimes(1);
});

test('a dependent query runs after the other, before the page is shown and without a second read', async () => {
  const reads: string[] = [];
  const recordedRead = <T,>(name: string, data: T): Promise<T> => {
    reads.push(name);
    return Promise.resolve(data);
  };
  const tree = queryOptions({
    queryKey: ['tree'],
    queryFn: () => recordedRead('tree', { genus: 'Tilia' }),
    staleTime: 60_000,
  });
  const others = (genus: string) =>
    queryOptions({ queryKey: ['others', genus], queryFn: () => recordedRead(genus, ['lípa']), staleTime: 60_000 });
  const page = definePage({
    queries: ({ read }) => {
      const found = read(tree.queryKey);
      return found ? [tree, others(found.genus)] : [tree];
    },
    Component: () => <p>{useQuery(others('Tilia')).data?.join() ?? 'loading'}</p>,
  });
  await renderPage(
    testRemote(() => Promise.resolve({ default: page })),
    '/cs/novinky/lipa',
  );
  expect(screen.getByText('lípa')).toBeVisible();
  expect(reads).toEqual(['tree', 'Tilia']);
});

test('a page has the texts of its section, in another language too', async () => {
  const { history, i18n } = await renderPage(testRemote(), '/cs/novinky/lipa');
  expect(screen.getByRole('heading').title).toBe('Poznámka');
  await act(async () => history.push('/en/novinky/lipa'));
  await waitFor(() => expect(i18n.locale).toBe('en'));
  await waitFor(() => expect(screen.getByRole('heading').title).toBe('Note'));
});

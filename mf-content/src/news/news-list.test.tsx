import { renderPage, reply, replyPage, testServer, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import content from '../remote';
import type { NewsSummary } from './news.queries';

const NEWS = 'GET /api/rest/news_item';

function item(slug: string, changes: Partial<NewsSummary> = {}): NewsSummary {
  return {
    id: slug,
    slug,
    title: `Zpráva ${slug}`,
    perex: 'Krátce o tom.',
    hero_image: null,
    created_at: '2026-11-16T09:00:00Z',
    author: null,
    topic: null,
    reading_minutes: 1,
    author_card: null,
    ...changes,
  };
}

afterEach(() => jest.restoreAllMocks());

const open = (url: string, routes: TestRoutes) => renderPage(content, url, { server: testServer(routes) });

test('each item is listed with date and perex, and links to the article', async () => {
  await open('/cs/novinky', { [NEWS]: replyPage([item('rez'), item('zalivka')]) });
  expect(screen.getByRole('heading', { level: 1, name: 'Novinky' })).toBeVisible();
  const list = await screen.findByRole('list', { name: 'Novinky' });
  expect(within(list).getAllByRole('article')).toHaveLength(2);
  expect(within(list).getByRole('link', { name: 'Zpráva rez' })).toHaveAttribute('href', '/cs/novinky/rez');
  expect(within(list).getAllByText('16. listopadu 2026')[0]).toBeVisible();
  expect(within(list).getAllByText('Krátce o tom.')[0]).toBeVisible();
});

test('only published news of the language are requested, newest first, without a token', async () => {
  const { server } = await open('/en/novinky', { [NEWS]: replyPage([]) });
  const [request] = server.sent(NEWS);
  expect(Object.fromEntries(request!.query)).toMatchObject({
    tag: 'eq.news',
    locale: 'eq.en',
    order: 'created_at.desc,id.asc',
  });
  expect(request!.query.get('select')).not.toContain('body');
  expect(request!.headers.get('authorization')).toBeNull();
});

test('topic, author and reading time of each item are shown', async () => {
  const card = { id: 'p1', name: 'Ing. Jiří Habr', photo: null };
  const signed = item('rez', { author: 'J. Habr', author_card: card, topic: 'care', reading_minutes: 3 });
  await open('/cs/novinky', { [NEWS]: replyPage([signed, item('host', { author: 'Jan Host' })]) });
  const [first, second] = await screen.findAllByRole('article');
  for (const text of ['Ing. Jiří Habr', 'Péče', '3 min čtení']) expect(within(first!).getByText(text)).toBeVisible();
  expect(within(second!).getByText('Jan Host')).toBeVisible();
});

test('a topic filters the list, and an unknown one is ignored', async () => {
  const { server, history } = await open('/cs/novinky', { [NEWS]: replyPage([item('rez')]) });
  const topics = await screen.findByRole('group', { name: 'Téma' });
  await userEvent.click(within(topics).getByRole('link', { name: 'Péče' }));
  expect(history.location.search).toBe('?topic=care');
  await waitFor(() => expect(server.sent(NEWS).at(-1)?.query.get('topic')).toBe('eq.care'));
  expect((await open('/cs/novinky?topic=zahrada', { [NEWS]: replyPage([]) })).server.sent(NEWS)[0]?.query.get('topic')).toBeNull(); // oxfmt-ignore
});

test('a topic without news offers all news', async () => {
  await open('/cs/novinky?topic=plants', { [NEWS]: replyPage([]) });
  expect(await screen.findByRole('link', { name: 'Zobrazit vše' })).toBeVisible();
});

test('the list links to the feed of the language', async () => {
  await open('/pl/novinky', { [NEWS]: replyPage([]) });
  expect(await screen.findByRole('link', { name: 'Subskrybuj przez RSS' })).toHaveAttribute('href', '/pl/novinky/rss.xml'); // oxfmt-ignore
});

test('pages of ten are links, and the next page starts at the top of the list', async () => {
  const scrolled = (Element.prototype.scrollIntoView = jest.fn());
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -900 } as DOMRect);
  const { history } = await open('/cs/novinky', { [NEWS]: replyPage([item('a')], 25) });
  const pages = await screen.findByRole('navigation', { name: /^Stránkování/ });
  expect(within(pages).getByRole('link', { name: 'Stránka 3' })).toHaveAttribute('href', '/cs/novinky?page=3');
  await userEvent.click(within(pages).getByRole('link', { name: 'Další stránka' }));
  expect(history.location.search).toBe('?page=2');
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('a language without news shows a message', async () => {
  await open('/pl/novinky', { [NEWS]: replyPage([]) });
  expect(await screen.findByText('Nie ma tu jeszcze aktualności')).toBeVisible();
});

test('an error is not shown as an empty list', async () => {
  const { server } = await open('/cs/novinky', { [NEWS]: reply(400, { code: 'PGRST100', message: '' }) });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('Zatím tu žádné novinky nejsou')).not.toBeInTheDocument();
  server.on({ [NEWS]: replyPage([item('rez')]) });
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
  expect(await screen.findByRole('link', { name: 'Zpráva rez' })).toBeVisible();
});

import type { Locale } from '@arbora/domain';
import { renderPage, reply, testServer, type TestRequest, type TestRows } from '@arbora/testing';
import { screen } from '@testing-library/react';
import content from '../remote';
import type { PageText } from './page-text.query';

const TEXTS: Readonly<Record<Locale, PageText>> = {
  cs: { title: 'O nás', perex: 'Školka.', body: '<h2>Jak pěstujeme</h2>', locale: 'cs' },
  en: { title: 'About us', perex: 'A nursery.', body: '<h2>How we grow</h2>', locale: 'en' },
  pl: { title: 'O nas', perex: 'Szkółka.', body: '<h2>Jak uprawiamy</h2>', locale: 'pl' },
};

const open = (url: string, rows: TestRows<'news_item'>) =>
  renderPage(content, url, {
    server: testServer({
      'GET /api/rest/news_item': rows,
      'GET /api/rest/person_card': [],
      'GET /api/rest/photogallery': [],
      'GET /api/rest/job_position': [],
    }),
  });
const heading = (level: number, name: string) => screen.findByRole('heading', { level, name });

test.each<[string, string]>([
  ['/cs/o-nas', 'o-nas'],
  ['/cs/student', 'student'],
  ['/cs/oznameni', 'oznameni'],
  ['/cs/gdpr', 'gdpr'],
  ['/cs/podminky', 'podminky'],
  ['/cs/services', 'services'],
])('%s requests the text "%s" and shows it', async (url, key) => {
  const queries: URLSearchParams[] = [];
  const { shell } = await open(url, ({ query }: TestRequest) => {
    queries.push(query);
    return [TEXTS.en, TEXTS.cs];
  });
  expect(await heading(1, 'O\u00a0nás')).toBeVisible();
  expect(await heading(2, 'Jak pěstujeme')).toBeVisible();
  expect(screen.getByText('Školka.')).toBeVisible();
  expect(shell.titles).toContain('O nás');
  expect([queries[0]?.get('tag'), queries[0]?.get('slug')]).toEqual(['eq.page', `eq.${key}`]);
});

test('the terms name the seller, even before their text is written', async () => {
  const seller = {
    ...{ legalName: 'Habr s.r.o.', seat: 'Lesní 1, Brno', ico: '27082440', dic: 'CZ27082440', register: null },
    ...{ vatPayer: true, accounts: { CZK: 'CZ6508000000192000145399', EUR: null, PLN: null } },
  };
  const server = testServer({ 'GET /api/rest/news_item': [] });
  await renderPage(content, '/cs/podminky', { server, site: { seller } });
  const region = await screen.findByRole('region', { name: 'Prodávající' });
  expect(region).toHaveTextContent(/Habr s\.r\.o\..*Lesní 1, Brno.*IČO27082440.*DIČCZ27082440/);
  expect(region).not.toHaveTextContent('DPH');
});

test('a missing language falls back to English, then to Czech, with a notice', async () => {
  await open('/pl/o-nas', [TEXTS.cs, TEXTS.en]);
  expect(await heading(1, 'About us')).toBeVisible();
  expect(screen.getByText(/nie ma jeszcze po polsku, jest pokazana po angielsku/)).toBeVisible();
  expect(screen.getByText('A nursery.').closest('[lang]')).toHaveAttribute('lang', 'en');
});

test('a text in the language of the page has no notice', async () => {
  await open('/pl/o-nas', [TEXTS.cs, TEXTS.en, TEXTS.pl]);
  expect(await heading(1, 'O\u00a0nas')).toBeVisible();
  expect(screen.queryByText(/jest pokazana/)).toBeNull();
});

test('a page without a text says that it is being prepared', async () => {
  await open('/en/gdpr', []);
  expect(await heading(1, 'Privacy policy')).toBeVisible();
  expect(screen.getByText('We are still preparing the text of this page')).toBeVisible();
});

test('an error is shown with a button to retry', async () => {
  await open('/en/gdpr', () => reply(400, { code: 'request.invalid', message: 'no' }));
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
});

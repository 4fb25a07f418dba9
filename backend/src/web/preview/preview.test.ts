import { NEWS_TAG, PREVIEW_MINUTES, type ArticlePreview } from '@arbora/domain';
import { testApp, TEST_ORIGIN, type TestApp } from '../../../tests/app';
import { renderedSite, rule, type RenderedSite } from '../../../tests/rendered-site';
import { signPreview } from './preview-token';

const TITLE = 'Ještě nevydaný článek';
const ARTICLE = { resource: 'news_item', filters: { slug: 'eq.{slug}', locale: 'eq.{locale}', tag: 'eq.news' } };

let site: RenderedSite;
let api: TestApp;
let id: string;

beforeAll(async () => {
  site = await renderedSite();
  await site.deploy([
    await site.package('mf-content', [
      rule('/'),
      rule('/gdpr'),
      rule('/novinky'),
      rule('/novinky/:slug', { validation: ARTICLE }),
    ]),
  ]);
  api = await testApp({ config: { siteDir: site.dir, tagManagerId: 'GTM-ARBORA' } });
  id = await article('nevydany', NEWS_TAG);
});
afterAll(async () => {
  await api.close();
  await site.remove();
});

async function article(slug: string, tag: string): Promise<string> {
  const [row] = await api.database.asOwner<{ id: string }>(
    `insert into news_item (slug, title, body, tag, locale, is_published, publish_at)
     values ($1, $2, '<p>Text</p><p><img src="/cdn/a.webp" alt="" /></p>', $3, 'cs', true, now() + interval '1 day') returning id`,
    [slug, TITLE, tag],
  );
  return row!.id;
}

async function ask(who: string | null, item = id) {
  const token = who === null ? undefined : await api.tokenFor(who);
  return api.call('POST', '/api/backend/article_preview', { id: item }, { token });
}

async function link(item = id): Promise<string> {
  const answer = await ask('editor@arbora.example', item);
  expect(answer.statusCode).toBe(201);
  return answer.json<ArticlePreview>().url.replace(TEST_ORIGIN, '');
}

test.each([
  ['editor@arbora.example', 201],
  ['admin@arbora.example', 201],
  ['sales@arbora.example', 403],
  ['jobs@arbora.example', 403],
  ['customer@arbora.example', 403],
  [null, 401],
])('only editors get a preview link: %s is answered %i', async (who, status) => {
  expect((await ask(who)).statusCode).toBe(status);
});

test('a preview link is valid for an hour', async () => {
  const { expires_at } = (await ask('editor@arbora.example')).json<ArticlePreview>();
  const left = Date.parse(expires_at) - Date.now();
  expect(left).toBeGreaterThan((PREVIEW_MINUTES - 2) * 60_000);
  expect(left).toBeLessThanOrEqual(PREVIEW_MINUTES * 60_000);
});

/** Unpublishes the Czech body of a page and returns its id. */
async function pageBody(slug: string): Promise<string> {
  const [row] = await api.database.asOwner<{ id: string }>(
    `update news_item set is_published = false, body = '<p>Nové znění</p>'
     where tag = 'page' and slug = $1 and locale = 'cs' returning id`,
    [slug],
  );
  return row!.id;
}

test.each<[string, () => Promise<string>]>([
  ['an article that is not there', () => Promise.resolve('1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed')],
  ['a commentary, which has no page', () => article('uvodnik', 'commentary')],
  ['a text whose page is not deployed', () => pageBody('kontakt')],
])('there is no preview link for %s', async (_which, make) => {
  const { statusCode, body } = await ask('editor@arbora.example', await make());
  expect([statusCode, body]).toEqual([404, expect.stringContaining('not_found')]);
});

test('a preview shows the text of a page in its language, which the page itself does not show', async () => {
  const { statusCode, body } = await api.call('GET', await link(await pageBody('gdpr')));
  expect(statusCode).toBe(200);
  expect(body).toMatch(/<h1[^>]*>Ochrana osobních údajů<\/h1>/);
  expect(body).toContain('<p>Nové znění</p>');
  const page = await api.call('GET', '/cs/gdpr');
  expect(page.statusCode).toBe(200);
  expect(page.body).toMatch(/<h1[^>]*>Privacy policy<\/h1>/);
  expect(page.body).toContain('vidíte ji v angličtině');
  expect(page.body).not.toContain('Nové znění');
});

test('everyone with the link sees the article as its page will show it', async () => {
  const { statusCode, headers, body } = await api.call('GET', await link());
  expect(statusCode).toBe(200);
  expect(body).toMatch(new RegExp(`<h1[^>]*>${TITLE}</h1>`));
  expect(body).toContain('<p>Text</p>');
  expect(body).toContain(`<title>${TITLE} – Arbora</title>`);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
});

test('a preview has no scripts, no metadata for search engines and no tag manager', async () => {
  const { headers, body } = await api.call('GET', await link());
  expect(body).toContain('<meta name="robots" content="noindex">');
  for (const part of ['<script', 'GTM-', 'rel="canonical"', 'hreflang', 'og:title', 'application/ld+json']) {
    expect({ part, isThere: body.includes(part) }).toEqual({ part, isThere: false });
  }
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/);
  expect(headers['content-security-policy']).not.toContain('script-src');
});

test('the article is not visible without the link, before or after the link has been used', async () => {
  for (const url of ['/cs/novinky/nevydany', '/cs/novinky']) {
    await api.call('GET', await link());
    expect((await api.call('GET', url)).body).not.toContain(`>${TITLE}<`);
  }
  expect((await api.call('GET', '/cs/novinky/nevydany')).statusCode).toBe(404);
  expect((await api.call('GET', `/api/rest/news_item?id=eq.${id}`)).json()).toEqual([]);
});

describe('the page of an expired link', () => {
  const expired = {
    cs: 'Odkaz na náhled už neplatí',
    en: 'This preview link has expired',
    pl: 'Link do podglądu wygasł',
  };

  async function expectExpired(url: string, locale: keyof typeof expired = 'cs'): Promise<void> {
    const { statusCode, headers, body } = await api.call('GET', url);
    expect(statusCode).toBe(410);
    expect(body).toContain(`<h1>${expired[locale]}</h1>`);
    expect(body).not.toContain(TITLE);
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
  }
  const at = (token: string, locale = 'cs') => `/${locale}/nahled?token=${token}`;

  test('the page of an expired link appears after an hour', async () => {
    const hourAgo = Date.now() - PREVIEW_MINUTES * 60_000;
    const { token } = await signPreview(api.app.keys, { item: id, locale: 'cs' }, hourAgo - 1000);
    await expectExpired(at(token));
    const { token: younger } = await signPreview(api.app.keys, { item: id, locale: 'cs' }, hourAgo + 30_000);
    expect((await api.call('GET', at(younger))).statusCode).toBe(200);
  });

  test.each(['', 'x', 'a.b.c'])('the page of an expired link appears for the token "%s"', (token) =>
    expectExpired(at(token)),
  );

  test('the page of an expired link appears for a modified signature or payload', async () => {
    const url = await link();
    const [head, , signature] = url.slice(url.indexOf('=') + 1).split('.');
    await expectExpired(url.replace(/.{6}$/, 'AAAAAA'));
    const { token: other } = await signPreview(api.app.keys, { item: await article('jiny', NEWS_TAG), locale: 'cs' });
    await expectExpired(at([head, other.split('.')[1], signature].join('.')));
  });

  test('the page of an expired link appears for a link used under another language', async () => {
    for (const locale of ['en', 'pl'] as const) {
      await expectExpired((await link()).replace('/cs/', `/${locale}/`), locale);
      const { token } = await signPreview(api.app.keys, { item: id, locale });
      await expectExpired(at(token, locale), locale);
    }
  });

  test('the page of an expired link appears when the article has been deleted', async () => {
    const gone = await article('smazany', NEWS_TAG);
    const url = await link(gone);
    expect((await api.call('GET', url)).statusCode).toBe(200);
    await api.database.asOwner('delete from news_item where id = $1', [gone]);
    await expectExpired(url);
  });

  test('the page of an expired link appears for an access token', async () =>
    expectExpired(at(await api.tokenFor('editor@arbora.example'))));
});

test('a preview token is not accepted as an access token', async () => {
  const token = (await link()).replace(/.*=/, '');
  const { statusCode } = await api.call('GET', `/api/rest/news_item?id=eq.${id}`, undefined, { token });
  expect(statusCode).toBe(401);
});

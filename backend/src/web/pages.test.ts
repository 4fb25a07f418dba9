import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Registry, RouteRule } from '@arbora/registry';
import { SESSION_HINT_COOKIE } from '@arbora/domain';
import { testApp, TEST_ORIGIN, type TestApp } from '../../tests/app';
import { readConfig } from '../config';

const page = (pattern: string, rule: Partial<RouteRule> = {}): RouteRule => ({
  pattern,
  access: 'public',
  layout: 'default',
  sitemap: true,
  titleKey: 'title',
  titles: { cs: 'Titulek', en: 'Title', pl: 'Tytuł' },
  ...rule,
});

const texts = { cs: ['cs.js'], en: ['en.js'], pl: ['pl.js'] };
const REGISTRY: Registry = {
  contract: 1,
  build: 'first',
  shell: {
    version: '1',
    base: '/remotes/shell/1/',
    scripts: ['main.js'],
    styles: [],
    icon: 'icon.svg',
    fonts: [],
    texts,
  },
  remotes: [
    {
      name: 'mf-content',
      version: '1',
      contract: 1,
      base: '/remotes/mf-content/1/',
      entry: 'remoteEntry.js',
      namespace: 'content',
      slots: [],
      preload: { scripts: [], styles: [] },
      pages: {},
      texts,
      routes: [
        page('/'),
        page('/sortiment'),
        page('/heslo', { secretParams: ['ref'], sitemap: false }),
        page('/novinky/:slug', {
          validation: {
            resource: 'news_item',
            filters: { slug: 'eq.{slug}', locale: 'eq.{locale}', tag: 'eq.news' },
            translations: 'translation_group',
          },
        }),
        page('/sortiment/:id', {
          validation: {
            resource: 'katalog_items',
            filters: { product_id: 'eq.{id}' },
            fallback: { product_item_id: 'eq.{id}' },
          },
        }),
      ],
    },
  ],
};

let site: string;
let app: TestApp;

async function deployRegistry(registry: Registry): Promise<void> {
  await writeFile(path.join(site, 'registry.incoming'), JSON.stringify(registry));
  await rename(path.join(site, 'registry.incoming'), path.join(site, 'registry.json'));
}

beforeAll(async () => {
  site = await mkdtemp(path.join(os.tmpdir(), 'arbora-site-'));
  await mkdir(path.join(site, 'remotes/shell/1'), { recursive: true });
  await writeFile(path.join(site, 'remotes/shell/1/main.js'), 'console.log(1)');
  await deployRegistry(REGISTRY);
  app = await testApp({ config: { siteDir: site } });
});
afterAll(async () => {
  await app.close();
  await rm(site, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.call('GET', url, undefined, { headers });

describe('the language of a path without one', () => {
  test.each([
    ['the browser', '/sortiment?q=lípa', { 'accept-language': 'cs-CZ,cs;q=0.9' }, '/cs/sortiment?q=lípa'],
    ['the cookie before the browser', '/', { 'accept-language': 'cs', cookie: 'a=b; arbora_locale=pl' }, '/pl/'],
    ['nothing to go by', '/', {}, '/cs/'],
    ['a language we have not', '/', { 'accept-language': 'fr' }, '/en/'],
    ['a ticket link', '/services/ticket?id=1', { 'accept-language': 'sk' }, '/cs/services/ticket?id=1'],
  ])('a path without a language is redirected: %s', async (_name, url, headers, location) => {
    const answer = await get(encodeURI(url), headers);
    expect(answer.statusCode).toBe(302);
    expect(decodeURI(String(answer.headers.location))).toBe(location);
    expect(answer.headers.vary).toContain('Accept-Language');
  });

  test('a path that begins with two slashes stays on this host', async () => {
    const answer = await get('//evil.example/x', { 'accept-language': 'cs' });
    expect(answer.headers.location).toBe('/cs/evil.example/x');
  });
});

test.each([
  ['/cs', '/cs/'],
  ['/cs/catalogue?page=2', '/cs/sortiment?page=2'],
  ['/cs/catalogue/', '/cs/sortiment'],
  ['/cs/catalogue/stromy', '/cs/sortiment'],
  ['/pl/catalogue/stromy/7?q=acer', '/pl/sortiment?q=acer'],
  ['/en/oferta', '/en/nabidky'],
  ['/en/oferta/7?a=1', '/en/nabidky/7?a=1'],
])('%s redirects permanently to %s', async (url, location) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
});

test('a page is a document with title, policy and language alternatives', async () => {
  const answer = await get('/en/sortiment');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<html lang="en" data-theme="light">');
  expect(answer.body).toContain('<title>Title – Arbora</title>');
  expect(answer.body).toContain(`<link rel="alternate" hreflang="x-default" href="${TEST_ORIGIN}/cs/sortiment">`);
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).not.toMatch(/unsafe/);
  // Refuses style attributes and all style elements except those of the document.
  expect(policy).toContain("; style-src 'self'; ");
});

test.each([
  ['/cs/heslo?ref=abc', 'strict-origin'],
  ['/cs/login?return=%2Fheslo%3Fref%3Dabc', 'strict-origin'],
  ['/cs/heslo', 'strict-origin-when-cross-origin'],
])('%s has the referrer policy %s', async (url, policy) => {
  expect((await get(url)).headers['referrer-policy']).toBe(policy);
});

test('a document has the chosen theme, and the light one if the cookie is invalid', async () => {
  const themeFor = async (cookie: string) => /data-theme="(\w+)"/.exec((await get('/cs/', { cookie })).body)?.[1];
  expect(await themeFor('a=b; app_theme=dark')).toBe('dark');
  expect(await themeFor('app_theme=system')).toBe('system');
  expect(await themeFor('app_theme="><script>')).toBe('light');
});

test('a document has the share of visits that are measured, unless none is', async () => {
  expect((await get('/cs/')).body).toContain('"webVitalsPercent":10');
  const unmeasured = await testApp({ database: app.database, config: { siteDir: site, webVitalsPercent: 0 } });
  expect((await unmeasured.call('GET', '/cs/')).body).not.toContain('webVitalsPercent');
});

test('the tag manager is included and allowed by the policy only if configured', async () => {
  const plain = await get('/cs/');
  expect(plain.body).not.toContain('tagManagerId');
  expect(String(plain.headers['content-security-policy'])).not.toContain('google');
  const measured = await testApp({ database: app.database, config: { siteDir: site, tagManagerId: 'GTM-ABC1234' } });
  const answer = await measured.call('GET', '/cs/');
  expect(answer.body).toContain('"tagManagerId":"GTM-ABC1234"');
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toMatch(/; connect-src 'self' https:\/\/\*\.googletagmanager\.com /);
  expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com;/);
  await measured.close();
});

test('a container and texts set by an admin replace those of pages that are cached already, and a page goes back to them', async () => {
  const measured = await testApp({ database: app.database, config: { siteDir: site, tagManagerId: 'GTM-ABC1234' } });
  const set = async (value: object) => {
    await app.database.asOwner("update kejval set value = $1 where item = 'arbora-set-consent'", [value]);
    await measured.app.settings.refresh();
    return measured.call('GET', '/cs/');
  };
  expect((await measured.call('GET', '/cs/')).body).toContain('"tagManagerId":"GTM-ABC1234"');
  const other = await set({ tag_manager: 'GTM-OTHER01', banner_title_cs: 'Sušenky' });
  expect(other.body).toContain('"tagManagerId":"GTM-OTHER01"');
  expect(other.body).toContain('"consent":{"banner_title_cs":"Sušenky"}');
  const none = await set({ tag_manager: '' });
  expect(none.body).not.toContain('tagManagerId');
  expect(String(none.headers['content-security-policy'])).not.toContain('google');
  expect((await set({})).body).toContain('"tagManagerId":"GTM-ABC1234"');
  await measured.close();
});

test('a document has the nursery’s name, company and public key, and no notification addresses', async () => {
  const own = readConfig({
    NODE_ENV: 'test',
    BRAND_NAME: 'Školka Habr',
    COMPANY_NAME: 'Habr s.r.o.',
    COMPANY_ICO: '27082440',
    APP_KEY: 'habr-web',
    BRANCHES: '[{"name": "Brno", "notify": "sklad@skolka.test"}]',
  });
  const { brand, seller, appKey, branches } = own;
  const other = await testApp({
    database: app.database,
    config: { siteDir: site, brand, seller, appKey, branches },
  });
  const { body } = await other.call('GET', '/cs/');
  const siteFacts = JSON.parse(/id="site">(.*?)<\/script>/s.exec(body)![1]!) as unknown;
  expect(siteFacts).toMatchObject({
    brand: 'Školka Habr',
    seller: { legalName: 'Habr s.r.o.', ico: '27082440' },
    appKey: 'habr-web',
    openAssortment: true,
    branches: [{ name: 'Brno', regions: [] }],
  });
  expect(body).toContain('<title>Titulek – Školka Habr</title>');
  expect(body).not.toMatch(/Arbora |sklad@skolka/);
  await other.close();
});

describe('an assortment closed to anonymous visitors', () => {
  let closed: TestApp;
  beforeAll(async () => {
    closed = await testApp({ config: { siteDir: site, openAssortment: false } });
  });
  afterAll(() => closed.close());
  const ask = (url: string, headers: Record<string, string> = {}) => closed.call('GET', url, undefined, { headers });

  test.each(['/cs/sortiment?q=lipa', '/en/sortiment/x'])(
    '%s redirects to the login with a return address',
    async (url) => {
      const answer = await ask(url);
      expect(answer.statusCode).toBe(302);
      const { pathname, searchParams } = new URL(String(answer.headers.location), TEST_ORIGIN);
      expect([pathname, searchParams.get('return')]).toEqual([`${url.slice(0, 3)}/login`, url.slice(3)]);
      expect(answer.headers.vary).toContain('Cookie');
    },
  );

  test('a visitor with a session hint gets the shell without content for the browser to render', async () => {
    const answer = await ask('/cs/sortiment', { cookie: `${SESSION_HINT_COOKIE}=1` });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('"openAssortment":false');
    expect((await ask('/cs/')).statusCode).toBe(200);
  });

  test('a closed assortment is in no sitemap', async () => {
    expect((await ask('/sitemap/pages.xml')).body).not.toContain('/sortiment');
    expect((await get('/sitemap/pages.xml')).body).toContain('/cs/sortiment');
  });

  test.each(['katalog_items?limit=1', 'katalog%5Fitems?limit=1', 'rpc/katalog_search?query=lipa'])(
    '%s is refused to anonymous visitors and complete for customers',
    async (read) => {
      const refused = await ask(`/api/rest/${read}`);
      expect([refused.statusCode, (await get(`/api/rest/${read}`)).statusCode]).toEqual([401, 200]);
      const token = await closed.tokenFor('customer@arbora.example');
      expect((await ask(`/api/rest/${read}`, { authorization: `Bearer ${token}` })).statusCode).toBe(200);
    },
  );
});

test.each(['/cs/logout', '/en/logout/'])('%s is the shell alone, which logs out, with noindex', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<meta name="robots" content="noindex">');
  expect(answer.body).toMatch(/<div id="root"><p data-slow-start>[^<]+<a href="">[^<]+<\/a><\/p><\/div>/);
  expect(answer.body).not.toContain('data-status="404"');
});

test.each(['/cs/heslo', '/en/heslo'])('%s, which is not in the sitemap, is not indexed', async (url) => {
  const { body } = await get(url);
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).toContain('<link rel="canonical"');
});

test.each(['/cs/', '/en/sortiment'])('%s is indexed', async (url) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(200);
  expect(body).not.toContain('noindex');
});

describe('news under the address of another language', () => {
  interface Version {
    id: string;
    cs: string;
    en: string;
  }
  async function translatedArticle(): Promise<Version> {
    const [found] = await app.database.asOwner<Version>(
      `select en.id, cs.slug as cs, en.slug as en
       from news_item cs join news_item en using (translation_group, tag)
       where cs.locale = 'cs' and en.locale = 'en' and cs.slug <> en.slug and tag = 'news'
         and cs.is_published and en.is_published
       order by cs.created_at desc limit 1`,
    );
    return found!;
  }

  test('news of another language redirect permanently to the article in that language', async () => {
    const { cs, en } = await translatedArticle();
    expect((await get(`/cs/novinky/${cs}`)).statusCode).toBe(200);
    const answer = await get(`/en/novinky/${cs}?a=1`);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, `/en/novinky/${en}?a=1`]);
    expect((await get(`/en/novinky/${en}`)).statusCode).toBe(200);
  });

  test('news without a published version in that language are not found', async () => {
    const { id, cs } = await translatedArticle();
    await app.database.asOwner('update news_item set is_published = false where id = $1', [id]);
    expect((await get(`/en/novinky/${cs}`)).statusCode).toBe(404);
    await app.database.asOwner('update news_item set is_published = true where id = $1', [id]);
  });
});

describe('a missing page is a 404', () => {
  test.each(['/cs/nic', '/cs/novinky/neexistuje', '/cs/sortiment/not-an-id'])('%s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
  });

  test('an existing product is not a 404', async () => {
    const answer = await get('/api/rest/katalog_items?select=product_id,product_item_id&limit=1');
    const [item] = answer.json<{ product_id: string; product_item_id: string }[]>();
    expect((await get(`/cs/sortiment/${item!.product_id}`)).statusCode).toBe(200);
    // The address may have the id of one of the product's sizes.
    expect((await get(`/cs/sortiment/${item!.product_item_id}`)).statusCode).toBe(200);
  });
});

test('a malformed address is refused', async () => {
  expect((await get('/cs/sortiment/%E0%A4%A')).statusCode).toBe(400);
});

test('files of a version are immutable, and no file outside the site is served', async () => {
  const file = await get('/remotes/shell/1/main.js');
  expect(file.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  // A page requests a dozen of them: headers that only documents need are omitted.
  expect(file.headers).not.toHaveProperty('permissions-policy');
  expect(file.statusCode).toBe(200);
  expect(file.headers['cache-control']).toContain('immutable');
  expect((await get('/remotes/shell/2/main.js')).statusCode).toBe(404);
  expect((await get('/remotes/..%2f..%2fregistry.json')).statusCode).not.toBe(200);
});

test('a file of a version may be a service worker for pages of the site', async () => {
  expect((await get('/remotes/shell/1/main.js')).headers).not.toHaveProperty('service-worker-allowed');
  const worker = await get('/remotes/shell/1/main.js', { 'service-worker': 'script' });
  expect(worker.headers['service-worker-allowed']).toBe('/');
});

test('a deployment takes effect without a restart', async () => {
  const before = await get('/registry.json');
  expect(before.json<Registry>().build).toBe('first');
  for (const known of [String(before.headers.etag), `"x", ${before.headers.etag}`, '*']) {
    expect((await get('/registry.json', { 'if-none-match': known })).statusCode).toBe(304);
  }
  await deployRegistry({ ...REGISTRY, build: 'second' });
  const after = await get('/registry.json', { 'if-none-match': String(before.headers.etag) });
  expect(after.json<Registry>().build).toBe('second');
  expect((await get('/cs/')).body).toContain('"build":"second"');
});

test('a form posted without scripts redirects to its page, and none of its fields get into the address', async () => {
  const { statusCode, headers } = await app.call(
    'POST',
    '/cs/sortiment?page=2',
    'email=jana%40example&password=tajne',
    {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
  );
  expect(statusCode).toBe(303);
  expect(headers.location).toBe('/cs/sortiment?page=2');
  expect((await app.call('POST', '/neni/nic', {})).statusCode).toBe(405);
});

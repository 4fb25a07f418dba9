import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Registry, RouteRule } from '@arbora/registry';
import { testApp, TEST_ORIGIN, type TestApp } from '../../../tests/app';

const page = (pattern: string, rule: Partial<RouteRule> = {}): RouteRule => ({
  pattern,
  access: 'public',
  layout: 'default',
  sitemap: true,
  titleKey: 'title',
  ...rule,
});

const texts = { cs: [], en: [], pl: [] };
const REGISTRY: Registry = {
  contract: 1,
  build: 'first',
  shell: { version: '1', base: '/remotes/shell/1/', scripts: [], styles: [], icon: 'icon.svg', texts },
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
        page('/gdpr'),
        page('/ucet', { access: 'customer' }),
        page('/services/ticket', { sitemap: false }),
        page('/novinky/:slug', {
          validation: {
            resource: 'news_item',
            filters: { slug: 'eq.{slug}', locale: 'eq.{locale}', tag: 'eq.news', is_published: 'is.true' },
            translations: 'translation_group',
          },
        }),
        page('/sortiment/:id', { validation: { resource: 'katalog_items', filters: { product_id: 'eq.{id}' } } }),
        page('/nabidky/:id', { validation: { resource: 'offer_list_public', filters: { id: 'eq.{id}' } } }),
        page('/tour/:id'),
      ],
    },
  ],
};

let siteDir: string;
let app: TestApp;

beforeAll(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'arbora-sitemap-'));
  await writeFile(path.join(siteDir, 'registry.json'), JSON.stringify(REGISTRY));
  app = await testApp({ config: { siteDir } });
});
afterAll(async () => {
  await app.close();
  await rm(siteDir, { recursive: true });
});

async function addressesIn(file: string): Promise<string[]> {
  const answer = await app.call('GET', file);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  return [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!.replace(TEST_ORIGIN, ''));
}

test('robots.txt allows all pages and names the sitemap', async () => {
  const answer = await app.call('GET', '/robots.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toContain(`Sitemap: ${TEST_ORIGIN}/sitemap.xml`);
});

test('the index lists a file for fixed pages and enough files for each kind of row', async () => {
  const { headers } = await app.call('GET', '/api/rest/katalog_items?limit=1', undefined, {
    headers: { prefer: 'count=exact' },
  });
  const items = Number(String(headers['content-range']).split('/')[1]);
  const last = Math.ceil(items / 900);
  const files = Array.from({ length: last }, (_item, index) => `/sitemap/sortiment-${index + 1}.xml`);
  expect(await addressesIn('/sitemap.xml')).toEqual([
    '/sitemap/pages.xml',
    '/sitemap/novinky-1.xml',
    ...files,
    '/sitemap/nabidky-1.xml',
  ]);
});

test('public pages are listed in every language, with links to each other', async () => {
  expect(await addressesIn('/sitemap/pages.xml')).toEqual([
    '/cs/',
    '/en/',
    '/pl/',
    '/cs/sortiment',
    '/en/sortiment',
    '/pl/sortiment',
    '/cs/gdpr',
    '/en/gdpr',
    '/pl/gdpr',
  ]);
  const { body } = await app.call('GET', '/sitemap/pages.xml');
  expect(body).toContain(
    `<url><loc>${TEST_ORIGIN}/en/sortiment</loc><xhtml:link rel="alternate" hreflang="cs" href="${TEST_ORIGIN}/cs/sortiment"/>`,
  );
});

test('published news are listed in their own language only', async () => {
  const items = await app.database.asOwner<{ address: string }>(
    `select '/' || locale || '/novinky/' || slug as address from news_item where is_published and tag = 'news'`,
  );
  expect(items.length).toBeGreaterThan(0);
  expect((await addressesIn('/sitemap/novinky-1.xml')).sort()).toEqual(items.map(({ address }) => address).sort());
});

test('the languages of an article link to each other, with the date of the last change', async () => {
  const { body } = await app.call('GET', '/sitemap/novinky-1.xml');
  const [article] = await app.database.asOwner<{ group: string; day: string; slugs: Record<string, string> }>(
    `select translation_group as group, to_char(max(updated_at) at time zone 'UTC', 'YYYY-MM-DD') as day,
       json_object_agg(locale, slug) as slugs
     from news_item where is_published and tag = 'news' group by 1 having count(*) = 3 limit 1`,
  );
  const { cs, en } = article!.slugs;
  const entry = body.split('\n').find((line) => line.includes(`<loc>${TEST_ORIGIN}/cs/novinky/${cs}</loc>`));
  expect(entry).toContain(`<lastmod>${article!.day}</lastmod>`);
  expect(entry).toContain(`hreflang="en" href="${TEST_ORIGIN}/en/novinky/${en}"`);
  expect(entry).toContain(`hreflang="x-default" href="${TEST_ORIGIN}/cs/novinky/${cs}"`);
});

test('a page of an editor’s text has the date of its last change', async () => {
  const { body } = await app.call('GET', '/sitemap/pages.xml');
  expect(body).toMatch(/<loc>[^<]*\/cs\/gdpr<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  expect(body).toMatch(/<loc>[^<]*\/cs\/sortiment<\/loc><xhtml/);
});

test('a sitemap is cached until the next article appears at most, and lists it from then on', async () => {
  const cacheControl = async () => (await app.call('GET', '/sitemap/novinky-1.xml')).headers['cache-control'];
  expect(await cacheControl()).toBe('public, max-age=3600');
  const schedule = (moment: string) =>
    app.database.asOwner(
      `insert into news_item (slug, title, locale, is_published, publish_at) values ('planovana', 'Plánovaná', 'cs', true, ${moment})
       on conflict (locale, slug) do update set publish_at = excluded.publish_at`,
    );
  await schedule("now() + interval '10 minutes'");
  for (const file of ['/sitemap.xml', '/sitemap/novinky-1.xml']) {
    const { headers } = await app.call('GET', file);
    const seconds = Number(/^public, max-age=(\d+)$/.exec(String(headers['cache-control']))?.[1]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(600);
  }
  expect(await addressesIn('/sitemap/novinky-1.xml')).not.toContain('/cs/novinky/planovana');
  await schedule('now()');
  expect(await addressesIn('/sitemap/novinky-1.xml')).toContain('/cs/novinky/planovana');
  expect(await cacheControl()).toBe('public, max-age=3600');
});

test('plants and offers have the date of their last change', async () => {
  const changed = { product: '2026-05-04 10:00Z', product_item: '2026-06-05 10:00Z', offer: '2026-07-06 10:00Z' };
  for (const [table, time] of Object.entries(changed)) {
    await app.database.asOwner(
      `alter table ${table} disable trigger user; update ${table} set updated_at = '${time}'; alter table ${table} enable trigger user`,
    );
  }
  const datesIn = async (file: string) =>
    [...(await app.call('GET', file)).body.matchAll(/<url><loc>[^<]*<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(
      ([, day]) => day,
    );
  expect(new Set(await datesIn('/sitemap/sortiment-1.xml'))).toEqual(new Set(['2026-06-05']));
  expect(new Set(await datesIn('/sitemap/nabidky-1.xml'))).toEqual(new Set(['2026-07-06']));
});

test('a plant is listed once, even if its sizes lie on both sides of a boundary of files', async () => {
  const [{ plants = 0 } = {}] = await app.database.asOwner<{ plants: number }>(
    `select count(distinct product.id)::int as plants
     from product join product_item as item on item.product_id = product.id
     where product.is_public and item.web_catalogue`,
  );
  const files = (await addressesIn('/sitemap.xml')).filter((file) => file.includes('sortiment'));
  expect(files.length).toBeGreaterThan(1);
  const addresses = (await Promise.all(files.map(addressesIn))).flat();
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toHaveLength(plants * 3);
});

test.each(['/sitemap/novinky-2.xml', '/sitemap/novinky.xml', '/sitemap/tour-1.xml', '/sitemap/pages.txt'])(
  '%s is not found',
  async (file) => {
    expect((await app.call('GET', file)).statusCode).toBe(404);
  },
);

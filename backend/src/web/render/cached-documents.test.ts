import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { until } from '../../../tests/until';
import { testApp, type TestApp } from '../../../tests/app';
import { renderedSite, rule, type RenderedSite } from '../../../tests/rendered-site';

// On a busy machine a remote may not load in time and is then suspended for half a minute.
jest.setTimeout(60_000);

const MARKS = '%nonce% {{nonce}} {nonce} ${nonce} $&';
const SLUG = 'znacky';

let site: RenderedSite;
let app: TestApp;
beforeAll(async () => {
  site = await renderedSite();
  await site.deploy([
    await site.package('mf-content', [rule('/'), rule('/novinky'), rule('/novinky/:slug')]),
    await site.package('mf-shop', [rule('/sortiment')]),
    await site.package('mf-booking', [rule('/services/public-booking')]),
  ]);
  app = await testApp({ config: { siteDir: site.dir } });
  // Only a listening process receives announcements, without which it caches no pages.
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { database } = app;
  await database.asOwner(
    `insert into news_item (slug, title, perex, body, tag, locale, is_published)
     values ($1, $2, $2, '<p>' || $2 || '</p>', 'news', 'cs', true)`,
    [SLUG, MARKS],
  );
  await database.asOwner('update booking_event set title = $1, perex = $1, address = $1', [MARKS]);
  for (const url of ['/cs/novinky', '/cs/sortiment', '/cs/services/public-booking']) {
    await until(async () => (await app.call('GET', url)).body.includes('<script>'));
  }
});
afterAll(async () => {
  await app.close();
  await site.remove();
});

test.each([
  ['an article', `/cs/novinky/${SLUG}`],
  ['the list of articles', '/cs/novinky'],
  ['the home page', '/cs/'],
  ['events', '/cs/services/public-booking'],
  ['a search', '/cs/sortiment?q=%nonce%&category={nonce}&u=%nonce%'],
  ['an address that is not there', '/cs/%25nonce%25'],
  ['parameters without a meaning', '/cs/?%nonce%=%nonce%'],
])('the policy of %s allows its inline texts by hash and nothing else', async (_what, url) => {
  const { body, headers } = await app.call('GET', url);
  const policy = String(headers['content-security-policy']);
  const allowed = (kind: string): string[] =>
    [...new RegExp(`; ${kind}-src ([^;]*)`).exec(policy)![1]!.matchAll(/'sha256-[^']+'/g)].map(([hash]) => hash);
  const standing = (element: RegExp): string[] =>
    [...body.matchAll(element)].map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
  expect(allowed('script')).toEqual(standing(/<script>([\s\S]*?)<\/script>/g));
  expect(allowed('style')).toEqual(standing(/<style [^>]*>([\s\S]*?)<\/style>/g));
  expect(allowed('script')).toHaveLength(3);
  expect(policy).not.toMatch(/nonce|unsafe/);
});

describe('a cached document', () => {
  const ask = (headers: Record<string, string> = {}, url = '/cs/novinky') => app.app.inject({ url, headers });

  test('a cached document is the same for every visitor and encoding', async () => {
    // Pages are cached once the process has subscribed to announcements.
    let [first, second] = [await ask(), await ask()];
    await until(async () => {
      [first, second] = [second, await ask()];
      return first.body === second.body;
    });
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(first.headers['cache-control']).toBe('no-cache');
    const coded = await ask({ 'accept-encoding': 'gzip' });
    expect(coded.headers.etag).toBe(first.headers.etag);
    expect(gunzipSync(coded.rawPayload).toString()).toBe(first.body);
    const again = await ask({ 'accept-encoding': 'gzip' });
    expect(again.rawPayload.equals(coded.rawPayload)).toBe(true);
  });

  test('a cached document differs by theme, session and address', async () => {
    const plain = await ask();
    const others = [
      await ask({ cookie: 'app_theme=dark' }),
      await ask({ cookie: 'app_session=1' }),
      await ask({}, '/cs/novinky?page=2'),
    ];
    expect(new Set([plain, ...others].map(({ headers }) => headers.etag)).size).toBe(4);
  });

  test('a cached document is rendered again after a change of its data', async () => {
    const before = await ask();
    await app.database.asOwner("update news_item set title = 'Změněno' where slug = $1", [SLUG]);
    await until(async () => (await ask()).body.includes('Změněno'));
    expect((await ask({ 'if-none-match': String(before.headers.etag) })).statusCode).toBe(200);
  });
});

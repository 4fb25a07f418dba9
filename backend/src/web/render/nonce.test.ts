import { testApp, type TestApp } from '../../../tests/app';
import { renderedSite, rule, type RenderedSite } from '../../../tests/rendered-site';

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
  const { database } = app;
  await database.asOwner(
    `insert into news_item (slug, title, perex, body, tag, locale, is_published)
     values ($1, $2, $2, '<p>' || $2 || '</p>', 'news', 'cs', true)`,
    [SLUG, MARKS],
  );
  await database.asOwner('update booking_event set title = $1, perex = $1, address = $1', [MARKS]);
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
])('%s may say what it likes: the nonce is only where the server put it', async (_what, url) => {
  const { body, headers } = await app.call('GET', url);
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))![1]!;
  const own = body.match(/<(?:script|style) nonce="[^"]+"/g)!;
  expect(body.split(nonce).length - 1).toBe(own.length);
  expect(body).toContain('nonce%');
});

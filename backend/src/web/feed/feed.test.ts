import type { UploadedImage } from '@arbora/domain';
import { TEST_ORIGIN } from '../../../tests/app';
import { mediaApp, picture, sendImage, type MediaApp } from '../../../tests/media-fixtures';
import { EDITOR } from '../../../tests/policies/attempts';

let app: MediaApp;
beforeAll(async () => void (app = await mediaApp()));
afterAll(() => app.close());

const feed = (locale = 'cs', headers: Record<string, string> = {}) =>
  app.call('GET', `/${locale}/novinky/rss.xml`, undefined, { headers });

/** Texts of the elements with this name, in document order. */
function textsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, text]) => text!);
}
async function linksIn(locale?: string): Promise<string[]> {
  const [, ...items] = (await feed(locale)).body.split('<item>');
  return items.flatMap((item) => textsOf(item, 'link')).map((link) => link.replace(TEST_ORIGIN, ''));
}

async function publish(slug: string, columns: Record<string, string | boolean | null> = {}): Promise<void> {
  const row = { slug, title: slug, locale: 'cs', tag: 'news', is_published: true, perex: '', ...columns };
  await app.database.asOwner(
    `insert into news_item (${Object.keys(row).join()})
     select ${Object.keys(row).join()} from json_populate_record(null::news_item, $1)`,
    [JSON.stringify(row)],
  );
}

test("the feed lists the news of its language, newest first, after the channel's description", async () => {
  const answer = await feed('pl');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const [channel] = answer.body.split('<item>');
  const [about, image] = channel!.split('<image>');
  expect(textsOf(about!, 'title')).toEqual(['Aktualności ze szkółki – Arbora']);
  expect(textsOf(about!, 'link')).toEqual([`${TEST_ORIGIN}/pl/novinky`]);
  expect(textsOf(image!, 'title')).toEqual(textsOf(about!, 'title'));
  expect(textsOf(image!, 'link')).toEqual(textsOf(about!, 'link'));
  expect(textsOf(image!, 'url')).toEqual([`${TEST_ORIGIN}/icons/feed-144.png`]);
  expect(textsOf(channel!, 'language')).toEqual(['pl']);
  expect(textsOf(channel!, 'description')[0]).toContain('szkółce');
  expect(channel).toContain(`<atom:link href="${TEST_ORIGIN}/pl/novinky/rss.xml" rel="self"`);
  const newest = await app.database.asOwner<{ slug: string }>(
    `select slug from news_item where tag = 'news' and locale = 'pl' and is_published order by created_at desc, id limit 20`,
  );
  expect(await linksIn('pl')).toEqual(newest.map(({ slug }) => `/pl/novinky/${slug}`));
});

test('an item has date, author, topic, perex and picture', async () => {
  const key = 'a'.repeat(32);
  await app.database.asOwner(
    `insert into app_private.media_object (key, kind, byte_size, width) values ($1, 'image', 9, 900)`,
    [key],
  );
  await app.database.asOwner(
    `insert into app_private.media_variant (object_key, name, byte_size) values ($1, 'thumbnail.webp', 4321)`,
    [key],
  );
  const [card] = await app.database.asOwner<{ id: string }>("select id from person_card where name = 'Lenka Vrbová'");
  // Articles from before the database refused hidden characters may have some.
  await app.database.asOwner('alter table news_item disable trigger refuse_hidden_texts');
  await publish('roubovani-a-ockovani', {
    title: 'Roubování & <očkování>',
    perex: 'Nůž, lýko\u000b a klid.',
    hero_image: `/cdn/${key}`,
    author: 'L. V.',
    author_id: card!.id,
    topic: 'care',
    created_at: '2100-01-02T08:30:00Z',
  });
  await app.database.asOwner('alter table news_item enable trigger refuse_hidden_texts');
  const [, item = ''] = (await feed()).body.split('<item>');
  expect(textsOf(item, 'title')).toEqual(['Roubování &amp; &lt;očkování&gt;']);
  expect(textsOf(item, 'link')).toEqual([`${TEST_ORIGIN}/cs/novinky/roubovani-a-ockovani`]);
  expect(textsOf(item, 'pubDate')).toEqual(['Sat, 02 Jan 2100 08:30:00 GMT']);
  expect(textsOf(item, 'dc:creator')).toEqual(['Lenka Vrbová']);
  expect(textsOf(item, 'category')).toEqual(['Péče']);
  expect(textsOf(item, 'description')).toEqual(['Nůž, lýko a klid.']);
  expect(item).toMatch(/<guid isPermaLink="false">urn:uuid:[0-9a-f-]{36}<\/guid>/);
  expect(item).toContain(`<enclosure url="${TEST_ORIGIN}/cdn/${key}" length="4321" type="image/webp"/>`);
});

test('the size of a thumbnail that was not made yet is stated', async () => {
  const { key, url } = (await sendImage(app, EDITOR, await picture(600, 400).jpeg().toBuffer())).json<UploadedImage>();
  await publish('nova-fotka', { hero_image: url, created_at: '2100-02-01Z' });
  const { body } = await feed();
  const { rawPayload } = await app.call('GET', `/cdn/${key}`);
  expect(body).toContain(`/cdn/${key}" length="${rawPayload.length}" type="image/webp"/>`);
});

test('an author without a card is named, and missing fields are omitted', async () => {
  await publish('prosta', { author: 'Jan Host', hero_image: '/pictures/a.jpg', created_at: '2101-01-01Z' });
  const [, item = ''] = (await feed()).body.split('<item>');
  expect(textsOf(item, 'dc:creator')).toEqual(['Jan Host']);
  expect(item).not.toMatch(/<(?:enclosure|category|description)/);
});

test('drafts, scheduled articles, pages, commentaries and other languages are not in the feed', async () => {
  const first = { created_at: '2150-01-01Z' };
  await publish('koncept', { ...first, is_published: false });
  await publish('priste', { publish_at: '2160-01-01Z' });
  await publish('uvod', { ...first, tag: 'commentary' });
  await publish('later-in-english', { ...first, locale: 'en' });
  await app.database.asOwner("update news_item set created_at = '2150-01-01Z' where tag = 'page'");
  const links = await linksIn();
  expect(links).toHaveLength(20);
  for (const slug of ['koncept', 'priste', 'uvod', 'later-in-english', 'o-nas'])
    expect(links).not.toContain(`/cs/novinky/${slug}`);
  expect(await linksIn('en')).toContain('/en/novinky/later-in-english');
});

test('the feed is cached until the next article appears at most', async () => {
  await app.database.asOwner("update news_item set publish_at = now() + interval '5 minutes' where slug = 'priste'");
  const seconds = Number(/^public, max-age=(\d+)$/.exec(String((await feed()).headers['cache-control']))?.[1]);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(300);
});

test('a client with the current feed gets 304 until something changes', async () => {
  const { etag } = (await feed()).headers;
  const again = await feed('cs', { 'if-none-match': String(etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(again.headers.etag).toBe(etag);
  for (const known of [`"x", W/${etag}`, '*']) {
    expect((await feed('cs', { 'if-none-match': known })).statusCode).toBe(304);
  }
  await publish('zmena', { created_at: '2170-01-01Z' });
  expect((await feed('cs', { 'if-none-match': String(etag) })).statusCode).toBe(200);
});

test('an unknown language has no feed', async () => {
  expect((await feed('de')).headers).not.toMatchObject({ 'content-type': expect.stringContaining('rss') });
});

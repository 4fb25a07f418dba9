import { DEFAULT_SITE } from '@arbora/domain';
import type { Registry, RenderedPage } from '@arbora/registry';
import { testDatabase, type TestDatabase } from '../../../tests/database';
import { until } from '../../../tests/until';
import { cacheRenderings, type CachedRenderer } from './cached-renderer';
import { PublicationClock } from './publication-clock';
import type { Renderer } from './renderer';

const HOUR_MS = 3_600_000;
const SLUG = 'planovana';

let database: TestDatabase;
/** Clock of the instances; the database's own clock is real. */
let now = 0;
let instances: CachedRenderer[];

/** Renders the slugs that a visitor may read. */
const reading: Renderer = {
  async render() {
    const { rows } = await database.asRole(null, (client) =>
      client.query<{ slug: string }>("select slug from news_item where tag = 'news' and locale = 'cs'"),
    );
    const page = { html: rows.map(({ slug }) => slug).join() } as RenderedPage;
    return { page, site: DEFAULT_SITE, resources: new Set(['news_item']) };
  },
  inTurn: (_client, work) => work(),
  prepare: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

beforeAll(async () => {
  database = await testDatabase();
  await database.asOwner(
    `insert into news_item (slug, title, locale, is_published, publish_at)
     values ($1, 'Plánovaná', 'cs', true, now() + interval '1 hour')`,
    [SLUG],
  );
  instances = [1, 2].map(() =>
    cacheRenderings(reading, database, { limits: { freshMs: 2 * HOUR_MS }, now: () => now }),
  );
  instances.forEach((instance) => instance.follow());
  await until(async () => {
    const rows = await database.asOwner(
      `select from pg_stat_activity where datname = current_database() and application_name = 'arbora pages'
         and query like 'listen%' and state = 'idle'`,
    );
    return rows.length === instances.length;
  });
});
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.close()));
  await database.close();
});

async function shows(instance: CachedRenderer): Promise<boolean> {
  const request = { url: '/cs/novinky', locale: 'cs', session: 'anonymous', origin: 'http://arbora.test' } as const;
  const rendering = await instance.render({ build: '1' } as Registry, null, request, 'somebody');
  return rendering!.page.html.split(',').includes(SLUG);
}

/** Simulates that the hour has passed in the database, without a change of the article that would be announced. */
async function letTimePassInDatabase(): Promise<void> {
  await database.asOwner(
    `begin; alter table news_item disable trigger user;
     update news_item set publish_at = now() - interval '1 second' where slug = '${SLUG}';
     alter table news_item enable trigger user; commit`,
  );
}

test('no instance serves a cached page beyond the time at which an article appears', async () => {
  for (const instance of instances) expect(await shows(instance)).toBe(false);
  await letTimePassInDatabase();
  // The cached page is fresh for another hour.
  now = HOUR_MS / 2;
  for (const instance of instances) expect(await shows(instance)).toBe(false);
  now = HOUR_MS;
  for (const instance of instances) expect(await shows(instance)).toBe(true);
});

describe('the clock of publications', () => {
  /** A clock with these answers of the database, and the times at which a publication was noticed. */
  function clock(...answers: (number | Error)[]) {
    let at = 0;
    const noticed: number[] = [];
    const answer = (): Promise<number> => {
      const next = answers.shift() ?? Infinity;
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    };
    const publications = new PublicationClock(
      answer,
      () => noticed.push(at),
      () => at,
    );
    return { publications, noticed, at: (time: number) => void (at = time), left: () => answers.length };
  }

  test('each publication is noticed once, even by concurrent callers', async () => {
    const { publications, noticed, at } = clock(100, 50);
    await publications.catchUp();
    at(99);
    await publications.catchUp();
    expect(noticed).toEqual([]);
    at(100);
    await Promise.all([publications.catchUp(), publications.catchUp()]);
    expect(noticed).toEqual([100]);
    at(150);
    await publications.catchUp();
    at(10_000);
    await publications.catchUp();
    expect(noticed).toEqual([100, 150]);
  });

  test('the clock queries again after a change and after a failure', async () => {
    const { publications, noticed, at } = clock(100, new Error('no database'), 20);
    await publications.catchUp();
    publications.reset();
    await expect(publications.catchUp()).rejects.toThrow('no database');
    await publications.catchUp();
    at(20);
    await publications.catchUp();
    expect(noticed).toEqual([20]);
  });
});

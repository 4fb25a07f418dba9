import { readConfig } from '../../src/config';
import { pruneWebVitals } from '../../src/jobs/prune-jobs';
import { testDatabase, type TestDatabase } from '../../tests/database';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());
beforeEach(() => db.asOwner('delete from app_private.web_vital'));

interface Visit {
  remote?: string;
  version?: string;
  route?: string;
  device?: 'phone' | 'desktop';
  lcp?: number | null;
  inp?: number | null;
  cls?: number | null;
}
const record = ({ remote = 'mf-shop', version = 'v1', route = '/sortiment', device = 'phone', ...values }: Visit) => {
  const { lcp = null, inp = null, cls = null } = values;
  const parameters = [remote, version, route, device, lcp, inp, cls];
  return db.service.query('select app_private.record_web_vitals($1, $2, $3, $4, $5, $6, $7)', parameters);
};
const move = (days: number) => db.asOwner('update app_private.web_vital set day = day - $1::integer', [days]);
const seen = async (select: string): Promise<unknown[]> =>
  (await db.tryAs('admin@arbora.example', (client) => client.query<object>(select))).rows;

test('three of four values are below the percentile, which is interpolated between the bounds of its interval', async () => {
  for (const lcp of [100, 600, 1100, 9000]) await record({ lcp });
  const ofAll = "from web_vital_page_list where route = 'all' and device = 'all' and metric = 'lcp'";
  expect(await seen(`select p75::float8, visits ${ofAll}`)).toEqual([{ p75: 1250, visits: 4 }]);
  for (const lcp of [1200, 1150, 100, 100]) await record({ lcp });
  // The sixth of eight values is the third of three between 1000 and 1250.
  expect(await seen(`select p75::float8, visits ${ofAll}`)).toEqual([{ p75: 1166.667, visits: 8 }]);
});

test.each([
  ['lcp', 2500, 2501],
  ['lcp', 4000, 4001],
  ['inp', 200, 201],
  ['inp', 500, 501],
  ['cls', 0.1, 0.1001],
  ['cls', 0.25, 0.2501],
] as const)('a percentile of %s of at most %d is told apart from a larger one', async (metric, good, worse) => {
  const p75 = async () => {
    const rows = await seen(
      `select p75::float8 from web_vital_page_list where route = 'all' and device = 'all' and metric = '${metric}'`,
    );
    return (rows[0] as { p75: number }).p75;
  };
  for (let count = 0; count < 4; count++) await record({ [metric]: good });
  expect(await p75()).toBeLessThanOrEqual(good);
  await db.asOwner('delete from app_private.web_vital');
  for (let count = 0; count < 4; count++) await record({ [metric]: worse });
  expect(await p75()).toBeGreaterThan(good);
});

test('the smallest and the largest values are counted too', async () => {
  await record({ lcp: 0, inp: 0, cls: 0 });
  await record({ lcp: 80_000_000, inp: 80_000_000, cls: 900, device: 'desktop' });
  const rows = await seen(
    "select device, metric, p75::float8 from web_vital_page_list where route = 'all' and device <> 'all' order by 1, 2",
  );
  expect(rows).toEqual([
    { device: 'desktop', metric: 'cls', p75: 4.25 },
    { device: 'desktop', metric: 'inp', p75: 8750 },
    { device: 'desktop', metric: 'lcp', p75: 27500 },
    { device: 'phone', metric: 'cls', p75: 0 },
    { device: 'phone', metric: 'inp', p75: 0 },
    { device: 'phone', metric: 'lcp', p75: 0 },
  ]);
});

test('equal visits of a day share a row, so that the table grows with the pages and not with the visits', async () => {
  await Promise.all(Array.from({ length: 20 }, () => record({ lcp: 1010, inp: 60, cls: 0.004 })));
  await record({ lcp: 1240, inp: null, cls: 0.009 });
  const rows = await db.asOwner('select metric, upper, visits from app_private.web_vital order by metric');
  expect(rows).toEqual([
    { metric: 'cls', upper: 0.01, visits: 21 },
    { metric: 'inp', upper: 75, visits: 20 },
    { metric: 'lcp', upper: 1250, visits: 21 },
  ]);
});

test('percentiles are of a day, a page, a device and a version, or of all of them', async () => {
  await record({ lcp: 4000, version: 'v0' });
  await move(1);
  await record({ lcp: 2000 });
  await record({ lcp: 1000, device: 'desktop' });
  await record({ lcp: 3000, route: '/', remote: 'mf-content' });
  const counts = (list: string, columns: string) =>
    seen(`select ${columns}, visits from ${list} where metric = 'lcp' order by ${columns}`);
  expect(await counts('web_vital_page_list', 'route, device')).toEqual([
    { route: '/', device: 'all', visits: 1 },
    { route: '/', device: 'phone', visits: 1 },
    { route: '/sortiment', device: 'all', visits: 3 },
    { route: '/sortiment', device: 'desktop', visits: 1 },
    { route: '/sortiment', device: 'phone', visits: 2 },
    { route: 'all', device: 'all', visits: 4 },
    { route: 'all', device: 'desktop', visits: 1 },
    { route: 'all', device: 'phone', visits: 3 },
  ]);
  const total = "where route = 'all' and device = 'all'";
  expect(await seen(`select visits from web_vital_day_list ${total} order by day`)).toEqual([
    { visits: 1 },
    { visits: 3 },
  ]);
  expect(await seen(`select version, remote, visits from web_vital_version_list ${total} order by 1, 2`)).toEqual([
    { version: 'v0', remote: 'mf-shop', visits: 1 },
    { version: 'v1', remote: 'mf-content', visits: 1 },
    { version: 'v1', remote: 'mf-shop', visits: 2 },
  ]);
});

test('lists are of the last 28 days, and rows are deleted after 30', async () => {
  await record({ lcp: 1000, version: 'old' });
  await move(3);
  await record({ lcp: 1000, version: 'kept' });
  await move(28);
  await record({ lcp: 1000, version: 'shown' });
  await move(27);
  await db.asOwner("update app_private.web_vital set day = day + 27 where version <> 'shown'");
  await pruneWebVitals.run({ config: readConfig({ NODE_ENV: 'test' }), database: db });
  expect(await db.asOwner('select version from app_private.web_vital order by 1')).toEqual([
    { version: 'kept' },
    { version: 'shown' },
  ]);
  expect(await seen('select distinct version from web_vital_version_list')).toEqual([{ version: 'shown' }]);
});

test('services cannot read or write histograms in another way', async () => {
  for (const statement of ['select from app_private.web_vital', 'delete from app_private.web_vital']) {
    await expect(db.service.query(statement)).rejects.toThrow('permission denied');
  }
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { VisitVitals } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';

const texts = { cs: [], en: [], pl: [] };
const files = { scripts: [], styles: [] };
const remote = (name: string, pattern: string) => ({
  name,
  version: `of-${name}`,
  base: `/remotes/${name}/`,
  routes: [{ pattern }],
  slots: [],
  preload: files,
  pages: {},
  texts,
});
const REGISTRY = {
  contract: 1,
  build: 'b2',
  shell: { version: 's2', base: '/remotes/shell/s2/', ...files, icon: 'i.svg', texts },
  remotes: [remote('mf-shop', '/sortiment/:id'), remote('mf-content', '/')],
};
const VISIT: VisitVitals = {
  route: '/sortiment/:id',
  remote: 'mf-shop',
  version: 'of-mf-shop',
  device: 'phone',
  lcp: 2400,
  inp: null,
  cls: 0.02,
};

let site: TestApp;
let siteDir: string;
beforeAll(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'arbora-web-vitals-'));
  await writeFile(path.join(siteDir, 'registry.json'), JSON.stringify(REGISTRY));
  site = await testApp({ config: { siteDir } });
});
afterAll(async () => {
  await site.close();
  await rm(siteDir, { recursive: true });
});
beforeEach(() => site.database.asOwner('delete from app_private.web_vital'));

let callers = 0;
const report = (change: object = {}, from = `10.1.0.${++callers}`) =>
  site.call('POST', '/api/web-vitals', { ...VISIT, ...change }, { from });
const kept = () =>
  site.database.asOwner(
    'select remote, version, route, device, metric, upper, visits from app_private.web_vital order by metric, version',
  );

test('the values of a visit are kept by page, version and device, and what was not measured is left out', async () => {
  expect((await report()).statusCode).toBe(204);
  const page = { remote: 'mf-shop', version: 'of-mf-shop', route: '/sortiment/:id', device: 'phone', visits: 1 };
  expect(await kept()).toEqual([
    { ...page, metric: 'cls', upper: 0.02 },
    { ...page, metric: 'lcp', upper: 2500 },
  ]);
});

test('the version of a page that was open during a deployment is not kept, as such versions are unbounded', async () => {
  await report({ version: '0000', cls: null });
  expect(await kept()).toEqual([expect.objectContaining({ version: 'other', metric: 'lcp' })]);
});

test.each([
  ['an address instead of a route', { route: '/sortiment/8fe5f1e2?q=jan@example.org' }],
  ['a route of another remote', { remote: 'mf-content' }],
  ['a remote that is not deployed', { remote: 'mf-gone' }],
])('%s is dropped without an error', async (_what, change) => {
  expect((await report(change)).statusCode).toBe(204);
  expect(await kept()).toEqual([]);
});

test.each([
  [{ device: 'tablet' }, { device: 'invalid' }],
  [{ lcp: -1 }, { lcp: 'invalid' }],
  [{ inp: 1e9 }, { inp: 'invalid' }],
  [{ cls: '0.1' }, { cls: 'invalid' }],
  [{ version: 'a b' }, { version: 'invalid' }],
  [{ route: '' }, { route: 'required' }],
  [{ id: 'of a visitor' }, { id: 'invalid' }],
])('%j is refused', async (change, fields) => {
  const answer = await report(change);
  expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
});

test('beyond sixty an hour from one address, reports are dropped without an error', async () => {
  await site.database.asOwner(
    "insert into app_private.rate_limit_hit (scope, key) select 'web-vitals', '10.2.0.1' from generate_series(1, 59)",
  );
  expect((await report({ cls: null }, '10.2.0.1')).statusCode).toBe(204);
  expect((await report({ cls: null }, '10.2.0.1')).statusCode).toBe(204);
  expect(await kept()).toEqual([expect.objectContaining({ visits: 1 })]);
});

test('the metrics have percentiles and numbers of visits of yesterday and today, by remote and device', async () => {
  await report({ lcp: 9000 });
  await site.database.asOwner('update app_private.web_vital set day = day - 2');
  for (const lcp of [100, 600, 1100]) await report({ lcp, cls: null });
  await site.database.asOwner('update app_private.web_vital set day = day - 1 where upper = 750');
  await report({ lcp: 4100, cls: null });
  const lines = (await site.app.metrics.registry.metrics())
    .split('\n')
    .filter((line) => /^arbora_web_vital/.test(line));
  const labels = '{remote="mf-shop",device="phone",metric="lcp"}';
  expect(lines).toEqual([`arbora_web_vital_p75${labels} 1250`, `arbora_web_vital_visits${labels} 4`]);
});

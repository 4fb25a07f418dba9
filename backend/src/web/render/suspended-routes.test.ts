import { testApp, type TestApp } from '../../../tests/app';
import { renderedSite, rule, type RenderedSite } from '../../../tests/rendered-site';

/** Fails if the address contains `broken`. */
const SOURCE = `exports.default = { async render({ url }) {
  if (url.includes('broken')) throw new Error('broken address');
  return { html: '<h1>Dobrý</h1>', queries: null, title: null, head: {}, isMissing: false };
} };`;

let site: RenderedSite;
let app: TestApp;
let logged: Record<string, unknown>[];

jest.setTimeout(120_000);

beforeAll(async () => {
  site = await renderedSite();
  const rules = ['/list', '/list/:id', '/broken', '/broken/:id'].map((pattern) => rule(pattern));
  await site.deploy([await site.remote('mf-some', SOURCE, rules)]);
});
beforeEach(async () => {
  app = await testApp({ config: { siteDir: site.dir } });
  logged = [];
  jest.spyOn(app.app.log, 'warn').mockImplementation((entry: unknown) => void logged.push(entry as (typeof logged)[0]));
});
afterEach(() => app.close());
afterAll(() => site.remove());

let visitors = 0;
/** Requests a page, each time from another address, and returns whether it was rendered. */
async function isRendered(path: string): Promise<boolean> {
  visitors += 1;
  const from = `203.0.${visitors >> 8}.${visitors & 255}`;
  return (await app.call('GET', path, undefined, { from })).body.includes('<h1>Dobrý</h1>');
}

test('a route that always fails is suspended after three renders of one address', async () => {
  for (let time = 0; time < 10; time++) await isRendered('/cs/broken');
  expect(logged).toHaveLength(3);
  expect(logged.at(-1)).toMatchObject({ remote: 'mf-some', route: '/broken', suspended: 'route', cooldownMs: 30_000 });
});

test.each([
  ['of different paths', '/cs/broken/'],
  ['with different searches', '/cs/broken?q='],
])('a route that always fails is suspended after a few renders %s', async (_what, prefix) => {
  for (let time = 0; time < 50; time++) await isRendered(prefix + time);
  expect(logged.length).toBeLessThanOrEqual(8);
  // Other routes of the remote are still rendered.
  expect(await isRendered('/cs/list')).toBe(true);
});

test.each([
  ['one failing address', () => '/cs/list?q=broken'],
  ['failing addresses with invented searches', (time: number) => `/cs/list?q=broken${time}`],
])('%s, requested 1,000 times, do not suspend the route of pages that are rendered', async (_what, address) => {
  for (let time = 0; time < 1000; time++) {
    await isRendered(address(time));
    if (time % 50 === 0) expect(await isRendered(`/cs/list?page=${time}`)).toBe(true);
  }
  expect(await isRendered('/cs/list')).toBe(true);
  expect(logged.filter(({ suspended }) => suspended === 'route')).toEqual([]);
});

test('an address that fails is not rendered again for a while, unlike the others of its route', async () => {
  await isRendered('/cs/list/1');
  for (let time = 0; time < 10; time++) await isRendered('/cs/list/broken');
  expect(logged).toHaveLength(3);
  expect(logged.at(-1)).toMatchObject({ route: '/list/:id', suspended: 'address', cooldownMs: 30_000 });
  expect(await isRendered('/cs/list/2')).toBe(true);
});

test('a route that failed before anything was rendered is no longer suspended after a page without a search', async () => {
  for (let time = 0; time < 10; time++) await isRendered(`/cs/list?q=broken${time}`);
  expect(logged.at(-1)).toMatchObject({ suspended: 'route' });
  expect(await isRendered('/cs/list?page=2')).toBe(false);
  expect(await isRendered('/cs/list')).toBe(true);
  expect(await isRendered('/cs/list?page=2')).toBe(true);
});

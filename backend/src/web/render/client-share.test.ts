import { testApp, type TestApp } from '../../../tests/app';
import { renderedSite, rule, type RenderedSite } from '../../../tests/rendered-site';
import { renderLimits } from './render-pool';

jest.setTimeout(60_000);

const ATTACKER = '203.0.113.5';
const VISITOR = '198.51.100.7';
/** Maximum pages of one client, running and waiting: with two workers, one runs. */
const OWN_TURNS = Math.max(1, renderLimits(1).threads - 1) + 8;

let site: RenderedSite;
let app: TestApp;
const cooldowns: { remote: string; cooldownMs: number }[] = [];
beforeAll(async () => {
  site = await renderedSite();
  await site.deploy([
    await site.package('mf-shop', [rule('/sortiment', { search: ['q', 'category', 'size', 'page'] })]),
    await site.package('mf-content', [rule('/', { search: [] }), rule('/novinky', { search: ['page'] })]),
  ]);
  // No page times out, even on a slow machine.
  app = await testApp({ config: { siteDir: site.dir, renderSeconds: 30 } });
  // Pages are cached only by a process that listens.
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  for (const url of ['/cs/sortiment', '/cs/novinky']) expect(await isRendered(url, VISITOR)).toBe(true);
  jest.spyOn(app.app.log, 'warn').mockImplementation((entry: unknown) => {
    const { cooldownMs = 0, remote } = entry as { cooldownMs?: number; remote: string };
    if (cooldownMs > 0) cooldowns.push({ remote, cooldownMs });
  });
});
afterAll(async () => {
  await app.close();
  await site.remove();
});

async function isRendered(url: string, from: string): Promise<boolean> {
  const { statusCode, body } = await app.call('GET', url, undefined, { from });
  expect(statusCode).toBe(200);
  return body.includes('data-rendered-by=');
}

test.each([
  ['parameters that no page reads', (n: number) => `/cs/sortiment?search=a${n}&u=${n}`, 200],
  ['a parameter that the page reads', (n: number) => `/cs/sortiment?q=a${n}&u=${n}`, OWN_TURNS],
  ['pages beyond the last', (n: number) => `/cs/novinky?page=${n + 1000}`, OWN_TURNS],
])('200 concurrent requests with %s leave rendering capacity to other clients', async (_what, url, most) => {
  const requests = Array.from({ length: 200 }, (_, n) => isRendered(url(n), ATTACKER));
  // Meanwhile other pages, of the same remote and of another, render uncached.
  for (const page of ['/pl/sortiment?page=2', '/en/novinky', '/en/']) {
    expect({ page, isRendered: await isRendered(page, VISITOR) }).toEqual({ page, isRendered: true });
  }
  const rendered = (await Promise.all(requests)).filter(Boolean);
  expect(rendered.length).toBeLessThanOrEqual(most);
  expect(await isRendered('/cs/sortiment?page=3', VISITOR)).toBe(true);
  expect(await isRendered('/cs/sortiment', ATTACKER)).toBe(true);
  expect(cooldowns).toEqual([]);
});

test('unknown parameters make no separate page and do not appear in it', async () => {
  const bodies = await Promise.all(
    ['?page=2', '?utm_source=x&page=2', '?page=2&page=3&u=1'].map(async (search) => {
      const { body } = await app.call('GET', `/en/sortiment${search}`, undefined, { from: VISITOR });
      return /<div id="root">.*<\/div>/.exec(body)![0];
    }),
  );
  expect(bodies[0]).toContain('data-rendered-by="mf-shop"');
  expect(bodies[1]).toBe(bodies[0]);
  expect(bodies[2]).toBe(bodies[0]);
  expect(bodies[0]).not.toContain('utm_source');
});

import fastify from 'fastify';
import { DEFAULT_SITE } from '@arbora/domain';
import type { Registry, RenderRequest } from '@arbora/registry';
import { renderedSite, rule, type RenderedSite } from '../../../tests/rendered-site';
import { until } from '../../../tests/until';
import type { App } from '../../service';
import { openRenderer, type Renderer } from './renderer';

/** A bundle whose page reads `/api/rest/${name}`; the test controls when `/hold` is answered. */
const reading = (name: string): string => `exports.default = { async render({ url }, fetch) {
  const answer = await fetch('http://site/api/rest/${name}?' + url);
  if (!answer.ok) throw new Error('no data');
  return { html: '<h1>${name}</h1>', queries: null, title: null, head: {}, isMissing: false };
} };`;

let site: RenderedSite;
let registry: Registry;
let app: App;
let renderer: Renderer;
/** Answer functions of pending reads of `/hold`. */
const pendingReads: ((status: number) => void)[] = [];
let readCount = 0;
const suspensions: number[] = [];

/** No timeout applies unless a test sets one. */
const LIMITS = { threads: 2, workMs: 60_000, waitMs: 60_000, queue: 40 };
/** Enough for a page on a busy machine. */
const WORK_MS = 3000;

jest.setTimeout(60_000);

beforeAll(async () => {
  site = await renderedSite();
  registry = await site.deploy([
    await site.remote('mf-held', reading('hold'), [rule('/held')]),
    await site.remote('mf-good', reading('good'), [rule('/good')]),
  ]);
});
afterAll(() => site.remove());

beforeEach(() => {
  readCount = 0;
  pendingReads.length = 0;
  suspensions.length = 0;
  app = fastify() as unknown as App;
  app.get('/api/rest/hold', async (_request, reply) => {
    readCount += 1;
    return reply.code(await new Promise<number>((resolve) => pendingReads.push(resolve))).send([]);
  });
  app.get('/api/rest/good', async () => []);
  jest.spyOn(app.log, 'warn').mockImplementation((entry: unknown) => {
    const { cooldownMs } = entry as { cooldownMs?: number };
    if (cooldownMs !== undefined) suspensions.push(cooldownMs);
  });
});
afterEach(async () => {
  pendingReads.splice(0).forEach((answer) => answer(200));
  await renderer.close();
  await app.close();
});

async function start(limits: Partial<typeof LIMITS> = {}): Promise<void> {
  await app.ready();
  renderer = openRenderer(app, site.dir, () => DEFAULT_SITE, { ...LIMITS, ...limits });
  await renderer.prepare(registry);
}

let requestNumber = 0;
async function page(name: 'held' | 'good'): Promise<string | null> {
  const request: RenderRequest = {
    url: `/cs/${name}?${++requestNumber}`,
    locale: 'cs',
    session: 'anonymous',
    origin: 'https://arbora.example',
  };
  const remote = registry.remotes.find((one) => one.name === `mf-${name}`)!;
  const rendering = await renderer.render(registry, remote, request);
  return /<h1>(\w+)<\/h1>/.exec(rendering?.page.html ?? '')?.[1] ?? null;
}

test('a page that waited long for a worker is still rendered, and no remote is blamed', async () => {
  await start({ workMs: WORK_MS });
  // Both workers are busy until their time limit, twice.
  const slow = [page('held'), page('held'), page('held'), page('held')];
  await until(() => Promise.resolve(readCount >= 2));
  const began = performance.now();
  const good = page('good');
  expect(await good).toBe('good');
  expect(performance.now() - began).toBeGreaterThan(WORK_MS);
  expect(await Promise.all(slow)).toEqual([null, null, null, null]);
  expect(suspensions.filter((ms) => ms > 0)).toEqual([]);
});

test('pages without a free worker in time are left to the browser, and no remote is blamed', async () => {
  await start({ waitMs: 50 });
  const slow = [page('held'), page('held')];
  await until(() => Promise.resolve(readCount === 2));
  expect(await Promise.all(Array.from({ length: 10 }, () => page('good')))).toEqual(Array(10).fill(null));
  pendingReads.splice(0).forEach((answer) => answer(200));
  expect(await Promise.all(slow)).toEqual(['hold', 'hold']);
  expect(await page('good')).toBe('good');
  expect(suspensions).toEqual([]);
});

test('pages beyond the length of the queue are left to the browser', async () => {
  await start({ queue: 2 });
  const slow = [page('held'), page('held')];
  await until(() => Promise.resolve(readCount === 2));
  let refused = 0;
  const behind = Array.from({ length: 20 }, async () => {
    const html = await page('good');
    if (html === null) refused += 1;
    return html;
  });
  await until(() => Promise.resolve(refused > 10));
  pendingReads.splice(0).forEach((answer) => answer(200));
  expect(await Promise.all(slow)).toEqual(['hold', 'hold']);
  expect((await Promise.all(behind)).filter((html) => html === 'good')).toHaveLength(20 - refused);
  expect(suspensions).toEqual([]);
});

test('a remote whose pages time out while others wait is not suspended', async () => {
  await start({ workMs: 200 });
  const requests = Array.from({ length: 20 }, () => page('held'));
  expect((await Promise.all(requests)).filter(Boolean)).toEqual([]);
  // All have started.
  expect(suspensions).toHaveLength(20);
  expect(suspensions.filter((ms) => ms > 0)).toEqual([]);
});

test('a remote whose pages time out on an idle machine is suspended after three failures', async () => {
  await start({ workMs: 200 });
  for (let time = 0; time < 3; time++) expect(await page('held')).toBeNull();
  expect(suspensions).toEqual([0, 0, 30_000]);
  const before = readCount;
  expect([await page('held'), readCount]).toEqual([null, before]);
});

test.each([500, 503, 429])('reads answered with %i do not count as failures of the remote', async (status) => {
  await start();
  for (let time = 0; time < 5; time++) {
    const failing = page('held');
    await until(() => Promise.resolve(pendingReads.length > 0));
    pendingReads.splice(0).forEach((answer) => answer(status));
    expect(await failing).toBeNull();
  }
  expect(suspensions).toEqual([0, 0, 0, 0, 0]);
});

test('refused reads count as failures of the remote', async () => {
  await start();
  for (let time = 0; time < 3; time++) {
    const failing = page('held');
    await until(() => Promise.resolve(pendingReads.length > 0));
    pendingReads.splice(0).forEach((answer) => answer(400));
    expect(await failing).toBeNull();
  }
  expect(suspensions).toEqual([0, 0, 30_000]);
});

test('one client leaves a worker to others and gets only its share of the queue', async () => {
  await start();
  const mine = Array.from({ length: 50 }, () => renderer.inTurn('203.0.113.5', () => page('held')));
  await until(() => Promise.resolve(readCount === 1));
  // Meanwhile others are served at once: none of these pages has finished.
  expect(await renderer.inTurn('198.51.100.7', () => page('good'))).toBe('good');
  expect(readCount).toBe(1);
  let rendered = 0;
  for (const page of mine) void page.then((html) => void (rendered += html === null ? 0 : 1));
  while (rendered < 9) {
    await until(() => Promise.resolve(pendingReads.length > 0 || rendered === 9));
    pendingReads.splice(0).forEach((answer) => answer(200));
  }
  expect((await Promise.all(mine)).filter(Boolean)).toHaveLength(9);
});

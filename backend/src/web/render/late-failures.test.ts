import fastify from 'fastify';
import { DEFAULT_SITE } from '@arbora/domain';
import type { Registry } from '@arbora/registry';
import { renderedSite, rule, type RenderedSite } from '../../../tests/rendered-site';
import type { App } from '../../service';
import { openRenderer, type Renderer } from './renderer';

/** A bundle whose page does `work` before it is ready. */
const doing = (work: string): string => `exports.default = { async render({ url }) {
  ${work};
  return { html: '<h1>' + url + '</h1>', queries: null, title: null, head: {}, isMissing: false };
} };`;

/** Work that fails after the page is ready. */
const LATE = {
  throws: `setTimeout(() => { throw new Error('thrown late'); }, 10)`,
  rejects: `setTimeout(() => void Promise.reject(new Error('rejected late')), 10)`,
  waits: `void (async () => { await new Promise((resolve) => setTimeout(resolve, 10)); throw new Error('late'); })()`,
  exits: `setTimeout(() => process.exit(3), 10)`,
  'throws-a-function': `setTimeout(() => { throw function late() {}; }, 10)`,
};
const MESSAGES: Record<keyof typeof LATE, string> = {
  throws: 'thrown late',
  rejects: 'rejected late',
  waits: 'late',
  exits: 'process.exit(3)',
  'throws-a-function': '[Function: late]',
};
const PAUSE = 'await new Promise((resolve) => setTimeout(resolve, 100))';

let site: RenderedSite;
let registry: Registry;
let app: App;
let renderer: Renderer;
const logged: Record<string, unknown>[] = [];

jest.setTimeout(60_000);

beforeAll(async () => {
  site = await renderedSite();
  const failing = Object.entries(LATE).map(([name, work]) =>
    site.remote(`mf-${name}`, doing(work), [rule(`/${name}/:id`)]),
  );
  registry = await site.deploy([
    ...(await Promise.all(failing)),
    // Long enough for what the page before it in the same worker has left behind.
    await site.remote('mf-good', doing(PAUSE), [rule('/good')]),
    await site.remote('mf-own', doing(`${LATE.throws}; ${PAUSE}`), [rule('/own')]),
    await site.remote('mf-preloaded', `${LATE.throws}; ${doing('')}`, [rule('/preloaded')]),
  ]);
});
afterAll(() => site.remove());

async function start(remotes: readonly string[]): Promise<void> {
  const deployed = { ...registry, remotes: registry.remotes.filter(({ name }) => remotes.includes(name)) };
  logged.length = 0;
  app = fastify() as unknown as App;
  jest.spyOn(app.log, 'warn').mockImplementation((entry: unknown) => void logged.push(entry as (typeof logged)[0]));
  await app.ready();
  // One worker renders all pages, one after the other.
  renderer = openRenderer(app, site.dir, () => DEFAULT_SITE, { threads: 1, workMs: 30_000, waitMs: 30_000, queue: 40 });
  await renderer.prepare(deployed);
  page = async (path) => {
    const remote = deployed.remotes.find(({ name }) => name === `mf-${path.split('/')[1]}`)!;
    const request = {
      url: `/cs${path}`,
      locale: 'cs',
      session: 'anonymous',
      origin: 'https://arbora.example',
    } as const;
    const rendering = await renderer.render(deployed, remote, request);
    return /<h1>(.+)<\/h1>/.exec(rendering?.page.html ?? '')?.[1] ?? null;
  };
}
let page: (path: string) => Promise<string | null>;

afterEach(async () => {
  await renderer.close();
  await app.close();
});

describe.each(Object.entries(MESSAGES))('a remote that %s after its page is ready', (name, message) => {
  test('the next page of another remote is rendered, and only the remote at fault is logged', async () => {
    await start([`mf-${name}`, 'mf-good']);
    expect(await page(`/${name}/1`)).toBe(`/cs/${name}/1`);
    expect(await page('/good')).toBe('/cs/good');
    expect(logged).toEqual([
      expect.objectContaining({
        err: expect.objectContaining({ message }) as Error,
        remote: `mf-${name}`,
        version: '1',
        route: `/${name}/:id`,
        cooldownMs: 0,
      }),
    ]);
  });
});

test('a route whose pages fail late is suspended, and the others never are', async () => {
  await start(['mf-throws', 'mf-good']);
  // A failure is noticed during the next page of the worker.
  for (const id of ['1', '2', '3', '4']) {
    expect(await page(`/throws/${id}`)).toBe(`/cs/throws/${id}`);
    await page('/good');
  }
  expect(logged.map(({ remote }) => remote)).toEqual(Array(4).fill('mf-throws'));
  expect(await page('/throws/1')).toBeNull();
  expect(await page('/good')).toBe('/cs/good');
});

test('a page that is not ready when its own work fails is left to the browser, and its remote is logged', async () => {
  await start(['mf-own', 'mf-good']);
  expect(await page('/own')).toBeNull();
  expect(logged).toEqual([expect.objectContaining({ remote: 'mf-own', route: '/own' })]);
  expect(logged[0]!.err).toMatchObject({ message: 'thrown late' });
  expect(await page('/good')).toBe('/cs/good');
});

test('a bundle that fails after it is preloaded is logged, and pages of others are rendered', async () => {
  await start(['mf-preloaded', 'mf-good']);
  expect(await page('/good')).toBe('/cs/good');
  expect(logged).toContainEqual(expect.objectContaining({ remote: 'mf-preloaded', version: '1', route: null }));
  expect(logged.filter(({ remote }) => remote === 'mf-good')).toEqual([]);
});

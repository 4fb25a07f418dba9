import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Registry, RemoteEntry } from '@arbora/registry';
import { testApp, type TestApp } from '../../tests/app';
import { deployedSite } from './deployed-site';
import { openRegistryFile } from './registry-file';

const texts = { cs: [], en: [], pl: [] };
const remote = (name: string, patterns: string[], slots: string[] = []): RemoteEntry => ({
  name,
  version: '1',
  contract: 1,
  base: `/remotes/${name}/1/`,
  entry: 'remoteEntry.js',
  namespace: 'x',
  routes: patterns.map((pattern) => ({
    pattern,
    access: 'public',
    layout: 'default',
    sitemap: true,
    titleKey: 't',
    titles: { cs: 'T', en: 'T', pl: 'T' },
  })),
  slots: slots.map((slot) => ({ name: slot })),
  preload: { scripts: [], styles: [] },
  pages: {},
  texts,
});

const REGISTRY: Registry = {
  contract: 1,
  build: 'b',
  shell: { version: '1', base: '/remotes/shell/1/', scripts: ['main.js'], styles: [], icon: 'i.svg', texts },
  remotes: [
    remote('mf-content', ['/', '/novinky', '/dev/proofs']),
    remote('mf-parts', ['/dev/ui']),
    remote('mf-tiles', [], ['tile']),
    remote('mf-devices', ['/devices', '/development']),
  ],
};

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(os.tmpdir(), 'arbora-site-'));
  await write(JSON.stringify(REGISTRY));
});
afterEach(() => rm(site, { recursive: true }));

/** Replaces the registry atomically, as a deployment does. */
async function write(text: string): Promise<void> {
  await writeFile(path.join(site, 'incoming'), text);
  await rename(path.join(site, 'incoming'), path.join(site, 'registry.json'));
}

const unbroken = (reason: string): never => {
  throw new Error(reason);
};

test('visitors get neither development pages nor remotes with nothing else', () => {
  const { remotes } = deployedSite(openRegistryFile(site, unbroken)).registry()!;
  expect(remotes.map(({ name, routes }) => [name, routes.map(({ pattern }) => pattern)])).toEqual([
    ['mf-content', ['/', '/novinky']],
    ['mf-tiles', []],
    ['mf-devices', ['/devices', '/development']],
  ]);
});

test('developers get the whole registry', () => {
  expect(deployedSite(openRegistryFile(site, unbroken), { withDevelopment: true }).registry()).toEqual(REGISTRY);
});

test('before the first deployment there is no registry', () => {
  const file = openRegistryFile(path.join(site, 'nothing'), unbroken);
  expect([file.read(), file.isBroken()]).toEqual([null, false]);
});

/** The registry with the value at a path replaced. */
function bent(keys: readonly (string | number)[], value: unknown): string {
  const copy = structuredClone(REGISTRY) as unknown as Record<string | number, unknown>;
  const inner = keys.slice(0, -1).reduce((node, key) => node[key] as typeof copy, copy);
  inner[keys.at(-1)!] = value;
  return JSON.stringify(copy);
}

const BROKEN: [what: string, text: string][] = [
  ['nothing in it', ''],
  ['JSON that is cut', JSON.stringify(REGISTRY).slice(0, 200)],
  ['null', 'null'],
  ['{}', '{}'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['bytes of zero', '\0'.repeat(200)],
  ['no build', bent(['build'], '')],
  ['no shell', bent(['shell'], null)],
  ['a shell without scripts', bent(['shell', 'scripts'], undefined)],
  ['no remotes', bent(['remotes'], undefined)],
  ['a remote without routes', bent(['remotes', 0, 'routes'], null)],
  ['a route without pattern', bent(['remotes', 0, 'routes', 0, 'pattern'], 3)],
  ['a remote without texts', bent(['remotes', 0, 'texts'], null)],
];

describe('an invalid registry', () => {
  let app: TestApp;
  const logged: string[] = [];
  beforeAll(async () => void (app = await testApp({ config: { services: ['auth'] } })));
  afterAll(() => app.close());

  async function servedFrom(dir: string): Promise<TestApp> {
    const config = { siteDir: dir, services: ['web', 'registry', 'rest'] };
    const started = await testApp({ database: app.database, config });
    jest.spyOn(started.app.log, 'error').mockImplementation((line: unknown) => void logged.push(String(line)));
    return started;
  }
  const broken = async ({ app: { metrics } }: TestApp) =>
    Number(/^arbora_registry_broken (\d)$/m.exec(await metrics.registry.metrics())?.[1]);
  const pages = async (served: TestApp) => {
    const answers = await Promise.all(['/cs/', '/cs/nikde', '/registry.json'].map((url) => served.call('GET', url)));
    return answers.map(({ statusCode }) => statusCode);
  };

  test.each(BROKEN)(
    'a registry with %s leaves the last valid one in use, is logged once, and is replaced by the next valid one',
    async (_what, text) => {
      const served = await servedFrom(site);
      logged.length = 0;
      expect([await pages(served), await broken(served)]).toEqual([[200, 404, 200], 0]);
      await write(text);
      for (let time = 0; time < 3; time++)
        expect([await pages(served), await broken(served)]).toEqual([[200, 404, 200], 1]);
      expect(logged).toEqual([expect.stringContaining(`${site}/registry.json is broken (`)]);
      await write(JSON.stringify({ ...REGISTRY, build: 'next' }));
      expect((await served.call('GET', '/registry.json')).json()).toMatchObject({ build: 'next' });
      expect(await broken(served)).toBe(0);
      await served.close();
    },
  );

  test.each(BROKEN)('a registry with %s is logged at start, and pages report it', async (_what, text) => {
    await write(text);
    const lines: string[] = [];
    const written = jest.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    const served = await testApp({ database: app.database, config: { siteDir: site, services: ['web', 'registry'] } });
    written.mockRestore();
    expect(lines.join('')).toContain('npm run deploy makes it anew');
    const page = await served.call('GET', '/cs/');
    expect([page.statusCode, page.body]).toEqual([503, expect.stringContaining('What is deployed cannot be read')]);
    expect((await served.call('GET', '/registry.json')).statusCode).toBe(503);
    await write(JSON.stringify(REGISTRY));
    expect(await pages(served)).toEqual([200, 404, 200]);
    await served.close();
  });

  test('a deleted registry leaves the last valid one in use', async () => {
    const served = await servedFrom(site);
    logged.length = 0;
    expect(await pages(served)).toEqual([200, 404, 200]);
    await rm(path.join(site, 'registry.json'));
    expect([await pages(served), await broken(served)]).toEqual([[200, 404, 200], 1]);
    expect(logged).toEqual([expect.stringContaining('is gone')]);
    await served.close();
  });
});

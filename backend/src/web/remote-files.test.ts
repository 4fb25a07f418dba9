import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MAPS, type Registry, type RemoteEntry } from '@arbora/registry';
import { testApp } from '../../tests/app';
import { testDatabase, type TestDatabase } from '../../tests/database';

const texts = { cs: [], en: [], pl: [] };
const remote = (name: string, pattern: string): RemoteEntry => ({
  name,
  version: '2',
  contract: 1,
  base: `/remotes/${name}/2/`,
  entry: 'remoteEntry.js',
  namespace: 'x',
  routes: [
    {
      pattern,
      access: 'public',
      layout: 'default',
      sitemap: true,
      titleKey: 't',
      titles: { cs: 'T', en: 'T', pl: 'T' },
    },
  ],
  slots: [],
  preload: { scripts: [], styles: [] },
  pages: {},
  texts,
});
const REGISTRY: Registry = {
  contract: 1,
  build: 'b',
  shell: { version: '2', base: '/remotes/shell/2/', scripts: [], styles: [], icon: 'i.svg', texts },
  remotes: [remote('mf-content', '/novinky'), remote('mf-parts', '/dev/ui')],
};
const FILES = ['shell/2', 'shell/1', 'mf-content/2', 'mf-content/1', 'mf-parts/2', 'mf-parts/1', 'mf-gone/1'];

let siteDir: string;
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'arbora-remotes-'));
  await writeFile(path.join(siteDir, 'registry.json'), JSON.stringify(REGISTRY));
  for (const folder of FILES) {
    await mkdir(path.join(siteDir, 'remotes', folder), { recursive: true });
    await writeFile(path.join(siteDir, 'remotes', folder, 'main.js'), '1');
    await mkdir(path.join(siteDir, 'remotes', folder, 'server'));
    await writeFile(path.join(siteDir, 'remotes', folder, 'server/server.js'), '1');
  }
});
afterAll(async () => {
  await database.close();
  await rm(siteDir, { recursive: true });
});

async function delivered(env: 'production' | 'development'): Promise<string[]> {
  const { app, close } = await testApp({ database, config: { env, siteDir } });
  const answers = await Promise.all(FILES.map((folder) => app.inject(`/remotes/${folder}/main.js`)));
  await close();
  return FILES.filter((_folder, index) => answers[index]?.statusCode === 200);
}

test('visitors get all versions of the shell and of the public remotes', async () => {
  expect(await delivered('production')).toEqual(['shell/2', 'shell/1', 'mf-content/2', 'mf-content/1']);
});

test('developers get every deployed file', async () => {
  expect(await delivered('development')).toEqual(FILES);
});

test.each(['production', 'development'] as const)('bundles of the renderer are not delivered in %s', async (env) => {
  const { app, close } = await testApp({ database, config: { env, siteDir } });
  for (const url of [
    '/remotes/mf-content/2/server/server.js',
    '/remotes/mf-content/2/%73erver/server.js',
    '/remotes/mf-content/2/server%2fserver.js',
    '/remotes/mf-content/2/./server/server.js',
    '/remotes/mf-content//2/server/server.js',
    '/remotes/mf-content/2/x/../server/server.js',
    '/remotes/shell/1/server/server.js',
  ]) {
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
  }
  await close();
});

test.each(['production', 'development'] as const)('source maps are not delivered in %s', async (env) => {
  const maps = path.join(siteDir, 'remotes/mf-content/2', MAPS);
  await mkdir(path.join(maps, 'server'), { recursive: true });
  await writeFile(path.join(maps, 'main.js.map'), '{}');
  await writeFile(path.join(maps, 'server/server.js.map'), '{}');
  const { app, close } = await testApp({ database, config: { env, siteDir } });
  for (const file of [
    `${MAPS}/main.js.map`,
    '%2emaps/main.js.map',
    `${MAPS}%2fmain.js.map`,
    `x/../${MAPS}/main.js.map`,
    `/${MAPS}/main.js.map`,
    `${MAPS}/server/server.js.map`,
    'main.js.map',
  ]) {
    expect([file, (await app.inject(`/remotes/mf-content/2/${file}`)).statusCode]).toEqual([file, 404]);
  }
  await close();
});

test('files of a version that is being copied are not delivered', async () => {
  const copy = path.join(siteDir, 'remotes/mf-content/.incoming~host~1~3');
  await mkdir(copy);
  await writeFile(path.join(copy, 'main.js'), '1');
  const { app, close } = await testApp({ database, config: { siteDir } });
  for (const folder of ['.incoming~host~1~3', '%2eincoming~host~1~3', '2/../.incoming~host~1~3']) {
    expect([folder, (await app.inject(`/remotes/mf-content/${folder}/main.js`)).statusCode]).toEqual([folder, 404]);
  }
  await close();
});

test('a range beyond the end of a file is refused with its size', async () => {
  const { app, close } = await testApp({ database, config: { siteDir } });
  const ask = (range: string) => app.inject({ url: '/remotes/shell/2/main.js', headers: { range } });
  const { statusCode, headers } = await ask('bytes=5-9');
  expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */1']);
  expect((await ask('bytes=0-0')).statusCode).toBe(206);
  await close();
});

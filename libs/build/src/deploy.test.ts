import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { CONTRACT } from '@arbora/registry';
import { deploy } from './deploy';
import { DESCRIPTION, REMOTES, SHELL } from './paths';
import type { ProvidedExports, UsedExports } from './shared-exports';

let dir: string;
beforeEach(async () => void (dir = await mkdtemp(path.join(os.tmpdir(), 'arbora-deploy-'))));
afterEach(() => rm(dir, { recursive: true }));

/** Properties of the test builds; all others are minimal. */
interface Builds {
  /** Patterns by remote. */
  routes?: Record<string, string[]>;
  uses?: Record<string, UsedExports>;
  offers?: ProvidedExports;
}

function distOf(name: string): string {
  return path.join(dir, 'builds', name);
}

/** Writes builds of the shell and every remote, and deploys those in `names`. */
async function deployWith({ routes = {}, uses = {}, offers = {} }: Builds, names?: string[]) {
  for (const name of [SHELL, ...REMOTES]) {
    const rules = (routes[name] ?? []).map((pattern) => ({ pattern }));
    const exports = name === SHELL ? { offers } : { uses: uses[name] ?? {} };
    const description = { name, contract: CONTRACT, routes: rules, slots: [], shared: {}, ...exports };
    await mkdir(distOf(name), { recursive: true });
    await writeFile(path.join(distOf(name), DESCRIPTION), JSON.stringify(description));
  }
  return deploy(names, { siteDir: path.join(dir, 'site'), distOf });
}

test('remotes with distinct routes are deployed, ordered by name', async () => {
  const { remotes } = await deployWith({
    routes: { 'mf-content': ['/', '/novinky/:slug'], 'mf-shop': ['/novinky/archiv'] },
  });
  expect(remotes.map(({ name }) => name)).toEqual([...REMOTES].sort());
});

test('two remotes with conflicting routes are rejected with both names, and nothing is deployed', async () => {
  const deployed = deployWith({ routes: { 'mf-content': ['/tour/:id'], 'mf-shop': ['/tour/:slug'] } });
  await expect(deployed).rejects.toThrow(
    'mf-content and mf-shop both claim the route /tour/:id (the route /tour/:slug)',
  );
  expect(existsSync(path.join(dir, 'site/registry.json'))).toBe(false);
});

const OFFERS = { '@arbora/query': ['useCachedData', 'useQuery'], react: ['useState'] };

test("a remote that uses exports of the shell's libraries is deployed", async () => {
  const uses = { 'mf-shop': { '@arbora/query': ['useQuery'], react: null } };
  await expect(deployWith({ uses, offers: OFFERS })).resolves.toMatchObject({ contract: CONTRACT });
});

test('a remote that needs exports missing in the shell is rejected with their names', async () => {
  const uses = { 'mf-shop': { '@arbora/query': ['useQuery', 'useLater'], '@arbora/map': ['drawMap'] } };
  await expect(deployWith({ uses, offers: OFFERS })).rejects.toThrow(
    'mf-shop needs what the shell does not offer: useLater of @arbora/query, @arbora/map',
  );
});

test('a shell without exports that a deployed remote needs is rejected, and the old one stays', async () => {
  const uses = { 'mf-shop': { '@arbora/query': ['useCachedData'] } };
  const { build } = await deployWith({ uses, offers: OFFERS });
  const shellOnly = deployWith({ offers: { '@arbora/query': ['useQuery'] } }, [SHELL]);
  await expect(shellOnly).rejects.toThrow(
    'mf-shop needs what the shell does not offer: useCachedData of @arbora/query',
  );
  const registry = JSON.parse(await readFile(path.join(dir, 'site/registry.json'), 'utf8')) as { build: string };
  expect(registry.build).toBe(build);
});

test('rejected deployments delete no version that the registry names, accepted ones all but the last five', async () => {
  const versions = () => readdir(path.join(dir, 'site/remotes', SHELL));
  const uses = { 'mf-shop': { '@arbora/query': ['useCachedData'] } };
  const { shell } = await deployWith({ uses, offers: OFFERS });
  const offersOf = (count: number, names: string[]) => ({ '@arbora/query': [...names, `use${count}`] });
  for (let count = 0; count < 7; count++) {
    await expect(deployWith({ offers: offersOf(count, []) }, [SHELL])).rejects.toThrow('does not offer');
  }
  expect(await versions()).toContain(shell.version);
  const next = await deployWith({ offers: offersOf(0, ['useCachedData']) }, [SHELL]);
  expect(await versions()).toEqual(expect.arrayContaining([shell.version, next.shell.version]));
  expect(await versions()).toHaveLength(5);
});

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { CONTRACT, type Registry } from '@arbora/registry';
import { deploy, deployOnly, pin, remove, rollBack, unpin } from './deploy';
import type { Declarations } from './declarations';
import { deployments } from './deployment-log';
import { DESCRIPTION, SHELL, type ProvidedExports, type UsedExports } from './description';

let dir: string;
beforeEach(async () => void (dir = await mkdtemp(path.join(os.tmpdir(), 'arbora-deploy-'))));
afterEach(() => rm(dir, { recursive: true }));

const site = (...names: string[]): string => path.join(dir, 'site', ...names);
const distOf = (name: string): string => path.join(dir, 'builds', name);
const buildsOf = (names: readonly string[]) => new Map(names.map((name) => [name, distOf(name)]));

/** A test build; what it does not name is minimal. */
interface Build {
  routes?: string[];
  uses?: UsedExports;
  offers?: ProvidedExports;
  contract?: number;
  declarations?: Declarations;
  /** Versions of the shared libraries. */
  shared?: Record<string, string>;
  /** Server bundle. */
  server?: string;
  /** Makes another version. */
  text?: string;
}

async function build(name: string, { routes = [], uses = {}, offers = {}, contract = CONTRACT, ...rest }: Build = {}) {
  const exports = name === SHELL ? { offers } : { uses };
  const rules = routes.map((pattern) => ({ pattern }));
  const description = { name, contract, routes: rules, slots: [], shared: {}, ...rest, ...exports };
  await mkdir(distOf(name), { recursive: true });
  await writeFile(path.join(distOf(name), DESCRIPTION), JSON.stringify(description));
}
/** Writes these builds and deploys them. */
async function ship(builds: Record<string, Build>) {
  for (const [name, one] of Object.entries(builds)) await build(name, one);
  return deploy(buildsOf(Object.keys(builds)), { siteDir: site() });
}
const registry = async () => JSON.parse(await readFile(site('registry.json'), 'utf8')) as Registry;
const deployed = async () => (await registry()).remotes.map(({ name }) => name);

describe('a deployment', () => {
  test('registers the named packages, ordered by name', async () => {
    await ship({
      [SHELL]: {},
      'mf-shop': { routes: ['/novinky/archiv'] },
      'mf-content': { routes: ['/novinky/:slug'] },
    });
    expect(await deployed()).toEqual(['mf-content', 'mf-shop']);
  });

  test('leaves all other packages as they are, also those that the checkout does not have', async () => {
    await ship({ [SHELL]: {}, 'mf-tour': {}, 'mf-shop': {} });
    const before = await registry();
    const { changes } = await ship({ 'mf-shop': { text: 'new' } });
    const after = await registry();
    expect(changes.map(({ name }) => name)).toEqual(['mf-shop']);
    expect(after.remotes[1]).toEqual(before.remotes[1]);
    expect(after.shell).toEqual(before.shell);
    expect(after.build).not.toBe(before.build);
  });

  test('of versions that the site has already changes nothing', async () => {
    await ship({ [SHELL]: {}, 'mf-shop': {} });
    expect((await ship({ 'mf-shop': {} })).changes).toEqual([]);
    expect(await deployments(site())).toHaveLength(1);
  });

  test('needs a shell', async () => {
    await expect(ship({ 'mf-shop': {} })).rejects.toThrow('The site has no shell');
  });

  test('that starts together with others loses none of them', async () => {
    const names = ['mf-shop', 'mf-booking', 'mf-content', 'mf-account', 'mf-tour', 'mf-blog'];
    await ship({ [SHELL]: {} });
    await Promise.all(names.map((name) => ship({ [name]: {} })));
    expect(await deployed()).toEqual([...names].sort());
    expect((await deployments(site())).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('that starts together with a conflicting one is checked against it', async () => {
    await ship({ [SHELL]: {} });
    const both = await Promise.allSettled([
      ship({ 'mf-content': { routes: ['/tour/:id'] } }),
      ship({ 'mf-shop': { routes: ['/tour/:slug'] } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await deployed()).toHaveLength(1);
  });

  test('that was killed before it wrote the registry is completed by the next one, and its copies are deleted', async () => {
    await ship({ [SHELL]: {}, 'mf-shop': {} });
    const before = await readFile(site('registry.json'));
    await ship({ 'mf-tour': {} });
    await writeFile(site('registry.json'), before);
    const { pid } = spawnSync('true');
    const abandoned = site('remotes/mf-shop', `.incoming~${os.hostname()}~${pid}~abc`);
    const copying = site('remotes/mf-shop', `.incoming~${os.hostname()}~${process.ppid}~abc`);
    await Promise.all([mkdir(abandoned), mkdir(copying)]);
    await ship({ 'mf-shop': { text: 'new' } });
    expect(await deployed()).toEqual(['mf-shop', 'mf-tour']);
    expect([existsSync(abandoned), existsSync(copying)]).toEqual([false, true]);
  });

  test('after one of an earlier release, which kept no log, goes on from its registry', async () => {
    await ship({ [SHELL]: {}, 'mf-shop': {} });
    await rm(site('deployments'), { recursive: true });
    await ship({ 'mf-tour': {} });
    expect(await deployed()).toEqual(['mf-shop', 'mf-tour']);
  });
});

const OFFERS = { '@arbora/query': ['useCachedData', 'useQuery'], react: ['useState'] };

describe('a site that does not fit together', () => {
  test('two remotes with conflicting routes are refused with both names, and nothing is deployed', async () => {
    const conflicting = { 'mf-content': { routes: ['/tour/:id'] }, 'mf-shop': { routes: ['/tour/:slug'] } };
    await expect(ship({ [SHELL]: {}, ...conflicting })).rejects.toThrow(
      'mf-content and mf-shop both claim the route /tour/:id (the route /tour/:slug)',
    );
    expect(existsSync(site('registry.json'))).toBe(false);
  });

  test("a remote that uses exports of the shell's libraries is deployed", async () => {
    const uses = { '@arbora/query': ['useQuery'], react: null };
    await expect(ship({ [SHELL]: { offers: OFFERS }, 'mf-shop': { uses } })).resolves.toBeDefined();
  });

  test('a remote that needs exports missing in the shell is refused with their names', async () => {
    const uses = { '@arbora/query': ['useQuery', 'useLater'], '@arbora/map': null };
    await expect(ship({ [SHELL]: { offers: OFFERS }, 'mf-shop': { uses } })).rejects.toThrow(
      'mf-shop needs what the shell does not offer: useLater of @arbora/query, @arbora/map',
    );
  });

  test.each([
    ['1.4.0', '1.0.2'],
    ['1.0.0', '0.0.0'],
    ['0.0.0', '1.0.0'],
  ])('a library of version %s provides what a remote built with %s needs', async (provided, used) => {
    const query = (version: string) => ({ shared: { '@arbora/query': version } });
    await ship({ [SHELL]: { offers: OFFERS, ...query(provided) }, 'mf-shop': query(used) });
    expect(await deployed()).toEqual(['mf-shop']);
  });

  test('a remote built with another major version of a library is refused', async () => {
    const query = (version: string) => ({ shared: { '@arbora/query': version } });
    await expect(ship({ [SHELL]: query('2.0.0'), 'mf-shop': query('1.9.0') })).rejects.toThrow(
      'mf-shop was built with @arbora/query 1.9.0, the shell brings 2.0.0',
    );
  });

  test.each([
    [
      'lacks exports that a deployed remote needs',
      { offers: { '@arbora/query': ['useQuery'] } },
      'mf-shop needs what the shell does not offer: useCachedData of @arbora/query',
    ],
    [
      'follows another contract than a deployed remote',
      { offers: OFFERS, contract: CONTRACT + 1 },
      `mf-shop follows contract ${CONTRACT}, the shell ${CONTRACT + 1}`,
    ],
  ])('a shell that %s is refused, and the old one stays', async (_what, shell, message) => {
    const uses = { '@arbora/query': ['useCachedData'] };
    await ship({ [SHELL]: { offers: OFFERS }, 'mf-shop': { uses } });
    const before = await registry();
    await expect(ship({ [SHELL]: shell })).rejects.toThrow(message);
    expect(await registry()).toEqual(before);
  });
});

describe('declarations', () => {
  /** Declares the function `useQuery`, and the event `moved` if it has a type. */
  const declare = (useQuery: string, moved?: string): Declarations => ({
    exports: { '@arbora/query': { useQuery: { digest: useQuery } } },
    exchanged: moved === undefined ? {} : { 'event moved': { digest: moved } },
    mount: { digest: 'host' },
    types: {},
  });

  test('that agree, or that builds of earlier releases lack, are deployed', async () => {
    const builds = { [SHELL]: { declarations: declare('one') }, 'mf-shop': { declarations: declare('one', 'a') } };
    await expect(ship({ ...builds, 'mf-tour': {} })).resolves.toBeDefined();
  });

  test('of a shell that changed what a deployed remote uses are refused with the names and a way out', async () => {
    await ship({ [SHELL]: { declarations: declare('one') }, 'mf-shop': { declarations: declare('one') } });
    const before = await registry();
    const changed = ship({ [SHELL]: { declarations: declare('two') } });
    await expect(changed).rejects.toThrow('mf-shop and shell: useQuery of @arbora/query differs');
    await expect(changed).rejects.toThrow('npm run deploy -- shell mf-shop');
    expect(await registry()).toEqual(before);

    const together = { [SHELL]: { declarations: declare('two') }, 'mf-shop': { declarations: declare('two') } };
    await expect(ship(together)).resolves.toBeDefined();
  });

  test('of a remote that differ from another remote’s are refused with both names', async () => {
    const others = { [SHELL]: { declarations: declare('one') }, 'mf-tour': { declarations: declare('one', 'a') } };
    await ship(others);
    await expect(ship({ 'mf-shop': { declarations: declare('one', 'b') } })).rejects.toThrow(
      'mf-tour and mf-shop: event moved differs',
    );
  });

  test('that differ a lot are refused with the first differences and the number of the others', async () => {
    const many = (digest: string): Declarations => ({
      ...declare('one'),
      exchanged: Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`event ${at}`, { digest }])),
    });
    await expect(
      ship({ [SHELL]: {}, 'mf-shop': { declarations: many('a') }, 'mf-tour': { declarations: many('b') } }),
    ).rejects.toThrow('event 4 differs and 3 more');
  });
});

describe('going back', () => {
  test('restores the version before the present one, or a named one, and is logged', async () => {
    await ship({ [SHELL]: {}, 'mf-shop': {} });
    const first = (await registry()).remotes[0]!.version;
    await ship({ 'mf-shop': { text: 'second' } });
    const second = (await registry()).remotes[0]!.version;
    await ship({ 'mf-shop': { text: 'third' } });
    await rollBack('mf-shop', null, { siteDir: site() });
    expect((await registry()).remotes[0]!.version).toBe(second);
    await rollBack('mf-shop', first, { siteDir: site() });
    expect((await registry()).remotes[0]!.version).toBe(first);
    const latest = (await deployments(site())).at(-1)!;
    expect(latest).toMatchObject({
      action: 'rollback mf-shop',
      changes: [{ name: 'mf-shop', from: second, to: first }],
    });
    expect(latest.by).toContain(os.hostname());
  });

  test.each([
    [null, 'mf-shop has no earlier version in the history of this site'],
    ['0123456789ab', 'mf-shop 0123456789ab is not published'],
  ])('to a version that is unknown (%s) is refused', async (version, message) => {
    await ship({ [SHELL]: {}, 'mf-shop': {} });
    await expect(rollBack('mf-shop', version, { siteDir: site() })).rejects.toThrow(message);
  });

  test('a remote is removed by name, but not the shell', async () => {
    await ship({ [SHELL]: {}, 'mf-shop': {}, 'mf-tour': {} });
    await remove(['mf-tour'], { siteDir: site() });
    expect(await deployed()).toEqual(['mf-shop']);
    await expect(remove(['mf-tour'], { siteDir: site() })).rejects.toThrow('The site has no remote mf-tour');
    await expect(remove([SHELL], { siteDir: site() })).rejects.toThrow('The site has no remote shell');
  });
});

describe('a pinned package', () => {
  const target = () => ({ siteDir: site(), by: 'shop', reason: 'busy season' });
  beforeEach(async () => {
    await ship({ [SHELL]: {}, 'mf-shop': {}, 'mf-tour': {} });
    await pin('mf-shop', null, target());
  });

  test('refuses other versions with author and reason, while other packages are deployed', async () => {
    const before = await registry();
    await expect(ship({ 'mf-shop': { text: 'new' }, 'mf-tour': { text: 'new' } })).rejects.toThrow(
      /^mf-shop is pinned by shop since \d{4}-\d\d-\d\d: busy season\. npm run deploy -- unpin mf-shop$/,
    );
    await expect(remove(['mf-shop'], target())).rejects.toThrow('pinned');
    expect(await registry()).toEqual(before);
    await ship({ 'mf-tour': { text: 'new' } });
    expect((await deployments(site())).at(-1)!.pins['mf-shop']).toMatchObject({ by: 'shop', reason: 'busy season' });
  });

  test('is deployed again once it is unpinned', async () => {
    await unpin('mf-shop', target());
    expect((await ship({ 'mf-shop': { text: 'new' } })).changes).toHaveLength(1);
    await expect(unpin('mf-shop', target())).rejects.toThrow('mf-shop is not pinned');
  });

  test('is pinned to an earlier version by name', async () => {
    const { version: first } = (await registry()).remotes[0]!;
    await unpin('mf-shop', target());
    await ship({ 'mf-shop': { text: 'new' } });
    await pin('mf-shop', first, target());
    expect((await registry()).remotes[0]!.version).toBe(first);
    await expect(rollBack('mf-shop', null, target())).rejects.toThrow('pinned');
  });

  test('gives way to a site of other packages, and its pin ends', async () => {
    await build('mf-shop', { text: 'new' });
    await deployOnly(buildsOf([SHELL, 'mf-shop']), { siteDir: site() });
    expect(await deployed()).toEqual(['mf-shop']);
    expect((await deployments(site())).at(-1)!.pins).toEqual({});
  });

  test('must be part of the site', async () => {
    await expect(pin('mf-blog', null, target())).rejects.toThrow('The site has no mf-blog');
    await expect(pin('mf-tour', '0123456789ab', target())).rejects.toThrow('not published');
  });
});

test('a build whose server bundle does not load is refused, and leaves no copy', async () => {
  await ship({ [SHELL]: {} });
  await build('mf-shop', { server: 'server.js' });
  await writeFile(path.join(distOf('mf-shop'), 'server.js'), 'throw new Error("broken")');
  const shipped = deploy(buildsOf(['mf-shop']), { siteDir: site() });
  await expect(shipped).rejects.toThrow('mf-shop cannot be rendered on the server');
  expect(await readdir(site('remotes/mf-shop'))).toEqual([]);
});

test('refused deployments delete no version', async () => {
  await ship({ [SHELL]: { offers: OFFERS }, 'mf-shop': { uses: { '@arbora/query': ['useQuery'] } } });
  const { shell } = await registry();
  for (let count = 0; count < 7; count++) {
    await expect(ship({ [SHELL]: { text: String(count) } })).rejects.toThrow('does not offer');
  }
  expect(await readdir(site('remotes', SHELL))).toContain(shell.version);
});

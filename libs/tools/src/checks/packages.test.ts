import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@arbora/build/paths';

type Versions = Record<string, string>;

interface Manifest {
  name: string;
  engines?: { node?: string };
  workspaces?: string[];
  dependencies?: Versions;
  devDependencies?: Versions;
  overrides?: Record<string, string | Versions>;
  deprecated?: string;
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as T;
}

const root = readJson<Manifest>('package.json');
const locked = readJson<{ packages: Record<string, Manifest> }>('package-lock.json').packages;
/** Folders of the workspace's packages, '' for the root. */
const folders = (root.workspaces ?? []).flatMap(matches).filter((folder) => isFile(path.join(folder, 'package.json')));

/** Folders of the workspace that match a pattern such as `libs/*`. */
function matches(pattern: string): string[] {
  return pattern.split('/').reduce<string[]>(
    (parents, part) =>
      parents.flatMap((parent) => {
        if (!part.endsWith('*')) return path.posix.join(parent, part);
        return readdirSync(path.join(ROOT, parent))
          .filter((name) => name.startsWith(part.slice(0, -1)))
          .map((name) => path.posix.join(parent, name));
      }),
    [''],
  );
}

function isFile(file: string): boolean {
  return existsSync(path.join(ROOT, file));
}

/** Returns differences between lock file and manifest, which `npm ci` rejects. */
function lockFaults(folder: string, manifest: Manifest, lock: Record<string, Manifest>): string[] {
  const entry = lock[folder];
  if (!entry) return [`${folder}/package.json is not in package-lock.json: run npm install`];
  const faults = (['dependencies', 'devDependencies'] as const)
    .filter((kind) => {
      const [declared, recorded] = [manifest[kind] ?? {}, entry[kind] ?? {}].map((all) =>
        JSON.stringify(Object.entries(all).sort()),
      );
      return declared !== recorded;
    })
    .map((kind) => `${kind} of ${folder}/package.json differ from package-lock.json: run npm install`);
  if (folder !== '' && !lock[`node_modules/${manifest.name}`]) {
    faults.push(`${manifest.name} is not linked in package-lock.json: run npm install`);
  }
  return faults;
}

/** A second version of a package is installed under another name: `npm:typescript@7.0.2`. */
const EXACT = /^(?:npm:[\w@/.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Returns dependencies without an exact version. */
function looseVersions({ name, dependencies, devDependencies, overrides }: Manifest): string[] {
  const groups = [
    dependencies ?? {},
    devDependencies ?? {},
    ...Object.values(overrides ?? {}).map((override) => (typeof override === 'string' ? { override } : override)),
  ];
  return groups
    .flatMap((group) => Object.entries(group))
    .filter(([dependency, version]) => (dependency.startsWith('@arbora/') ? version !== '*' : !EXACT.test(version)))
    .map(([dependency, version]) => `${name}: ${dependency} ${version} is no exact version`);
}

type Version = readonly [number, number, number];

/** Whether a condition of an `engines` range, such as `>=20.1` or `^18.2.0`, admits the version. */
function meets(condition: string, version: Version): boolean {
  if (condition === '*') return true;
  const match = /^(>=|<=|>|<|\^|~|=)?v?(\d+)(?:\.(\d+|[x*]))?(?:\.(\d+|[x*]))?$/.exec(condition);
  if (!match) throw new Error(`the condition ${condition} is not known to this test`);
  const [, sign = '', ...parts] = match;
  const given = parts.filter((part) => /^\d+$/.test(part ?? '')).map(Number);
  const order =
    [0, 1, 2].map((index) => version[index]! - (given[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  const same = (count: number): boolean => given.slice(0, count).every((part, index) => part === version[index]);
  if (sign === '>=') return order >= 0;
  if (sign === '<') return order < 0;
  if (sign === '^') return same(1) && order >= 0;
  if (sign === '~') return same(2) && order >= 0;
  if (sign === '>') return order > 0 && !same(given.length);
  if (sign === '<=') return order <= 0 || same(given.length);
  return same(given.length);
}

function admits(range: string, version: Version): boolean {
  return range.split('||').some((alternative) =>
    alternative
      .trim()
      .replace(/(>=|<=|>|<|\^|~|=)\s+/g, '$1')
      .split(/\s+/)
      .every((condition) => meets(condition, version)),
  );
}

test.each(['', ...folders])('%s matches the lock file', (folder) => {
  expect(lockFaults(folder, readJson<Manifest>(path.join(folder, 'package.json')), locked)).toEqual([]);
});

test('a workspace missing in the lock file is reported with instructions', () => {
  expect(lockFaults('mf-tour', { name: '@arbora/mf-tour' }, locked)).toEqual([
    'mf-tour/package.json is not in package-lock.json: run npm install',
  ]);
  const shop = readJson<Manifest>('mf-shop/package.json');
  expect(lockFaults('mf-shop', { ...shop, dependencies: { ...shop.dependencies, left: '1.0.0' } }, locked)).toEqual([
    'dependencies of mf-shop/package.json differ from package-lock.json: run npm install',
  ]);
});

test('every dependency is pinned to one version', () => {
  const manifests = ['', ...folders].map((folder) => readJson<Manifest>(path.join(folder, 'package.json')));
  expect(manifests.flatMap(looseVersions)).toEqual([]);
});

test.each(['^1.0.0', '~1.0.0', '1.x', '>=1.0.0', '*', 'latest', '1.0', 'npm:a@^1.0.0'])(
  '%s is not an exact version',
  (version) => {
    expect(looseVersions({ name: 'a', dependencies: { b: version } })).toEqual([`a: b ${version} is no exact version`]);
  },
);

test('an installation prints no warnings: no package is deprecated or needs a later Node than the workspace', () => {
  const [minimum = ''] = /\d+(?:\.\d+)*/.exec(root.engines?.node ?? '') ?? [];
  const [major = 0, minor = 0, patch = 0] = minimum.split('.').map(Number);
  const warnings = Object.entries(locked).flatMap(([name, { deprecated, engines }]) => [
    ...(deprecated ? [`${name} is deprecated: ${deprecated}`] : []),
    ...(engines?.node && !admits(engines.node, [major, minor, patch]) ? [`${name} needs Node ${engines.node}`] : []),
  ]);
  expect(warnings).toEqual([]);
});

test.each([
  ['>=20.19', true],
  ['>= 22', false],
  ['^18.12.0 || ^20.9.0 || >= 22', true],
  ['^20.20.0 || >=22', false],
  ['18 || 20', true],
  ['6.* || 8.x', false],
  ['>=6 <20', false],
  ['*', true],
])('Node 20.19.0 is checked against %s: %s', (range, expected) => {
  expect(admits(range, [20, 19, 0])).toBe(expected);
});

test('each package is a project of its own for Nx', () => {
  const files = folders.map((folder) => path.join(folder, 'project.json')).filter(isFile);
  const names = files.map((file) => readJson<{ name: string }>(file).name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

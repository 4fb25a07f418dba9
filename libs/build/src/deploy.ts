import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT, routeConflicts, type Registry, type RemoteEntry } from '@arbora/registry';
import type { RemoteDescription, ShellDescription } from './describe';
import { DESCRIPTION, folderOf, REMOTES, SHELL, SITE_DIR } from './paths';
import { missingExports } from './shared-exports';

/** Number of deployed versions to keep per package: open pages still load from them. */
const KEPT_VERSIONS = 5;
/** Timeout for loading a server bundle, which usually takes 50 ms. */
const LOAD_LIMIT_MS = 20_000;

async function contentHash(dir: string): Promise<string> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
  const names = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  const hash = createHash('sha256');
  for (const name of names) hash.update(path.relative(dir, name)).update(await readFile(name));
  return hash.digest('hex').slice(0, 12);
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

/** Rejects a build whose server bundle fails to load, tested in a separate process. */
function assertLoads(name: string, bundle: string): void {
  // `.call` fails without a default export.
  const { status, stderr } = spawnSync(process.execPath, ['-e', `require(${JSON.stringify(bundle)}).default.call`], {
    encoding: 'utf8',
    timeout: LOAD_LIMIT_MS,
    env: { NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${name} cannot be rendered on the server: ${stderr.trim() || 'it does not load'}`);
}

/** Target folder of deployments, and the build folder of a package. */
export interface DeployOptions {
  siteDir?: string;
  distOf?: (name: string) => string;
}

function ownDist(name: string): string {
  return path.join(folderOf(name), 'dist');
}

/** Copies a package's build to its immutable version folder; returns the version. */
async function publish(name: string, { siteDir, distOf }: Required<DeployOptions>): Promise<string> {
  const dist = distOf(name);
  if (!existsSync(path.join(dist, DESCRIPTION))) throw new Error(`${name} has not been built: npm run build`);
  const version = await contentHash(dist);
  const versions = path.join(siteDir, 'remotes', name);
  const target = path.join(versions, version);
  if (!existsSync(target)) {
    const incoming = path.join(versions, `.${version}.incoming`);
    await rm(incoming, { recursive: true, force: true });
    await cp(dist, incoming, { recursive: true });
    const { server } = await readJson<{ server?: string }>(path.join(incoming, DESCRIPTION));
    if (server) assertLoads(name, path.join(incoming, server));
    await rename(incoming, target);
  }
  return version;
}

/** Deletes the oldest versions of a package, but not those in `registered`. */
async function dropOldVersions(name: string, registered: readonly string[], siteDir: string): Promise<void> {
  const dir = path.join(siteDir, 'remotes', name);
  const versions = (await readdir(dir)).filter((version) => !registered.includes(version) && !version.startsWith('.'));
  const dated = await Promise.all(
    versions.map(async (version) => ({ version, at: (await stat(path.join(dir, version))).ctimeMs })),
  );
  const old = dated.sort((a, b) => b.at - a.at).slice(KEPT_VERSIONS - registered.length);
  await Promise.all(old.map(({ version }) => rm(path.join(dir, version), { recursive: true, force: true })));
}

/**
 * Rejects a remote built against other versions of the shared libraries than the shell's, or using exports that the
 * shell lacks.
 */
function assertFits(remote: Pick<RemoteDescription, 'name' | 'shared' | 'uses'>, shell: ShellDescription): void {
  const { name, shared, uses } = remote;
  for (const [library, version] of Object.entries(shared)) {
    const provided = shell.shared[library];
    if (provided?.split('.')[0] !== version.split('.')[0]) {
      throw new Error(`${name} was built with ${library} ${version}, the shell brings ${provided ?? 'none'}`);
    }
  }
  const unmet = missingExports(uses, shell.offers);
  if (unmet.length > 0) throw new Error(`${name} needs what the shell does not offer: ${unmet.join(', ')}`);
}

/** Rejects a site with ambiguous routes or slots. */
function assertNoConflicts(remotes: readonly RemoteEntry[]): void {
  const conflicts = routeConflicts(remotes);
  if (conflicts.length === 0) return;
  throw new Error(`The registry is unchanged: change src/remote.ts of one of them.\n  ${conflicts.join('\n  ')}`);
}

type PublishedRemote = RemoteDescription & RemoteEntry;

async function publishRemote(name: string, options: Required<DeployOptions>): Promise<PublishedRemote> {
  const { siteDir } = options;
  const version = await publish(name, options);
  const base = `/remotes/${name}/${version}/`;
  const description = await readJson<RemoteDescription>(path.join(siteDir, base, DESCRIPTION));
  if (description.contract !== CONTRACT)
    throw new Error(`${name} follows contract ${description.contract}, not ${CONTRACT}`);
  const routes = description.routes.map(({ example: _example, ...rule }) => rule);
  return { ...description, routes, version, base };
}

function versionsOf({ shell, remotes }: Registry): { name: string; version: string }[] {
  return [{ name: SHELL, version: shell.version }, ...remotes];
}

async function previousRegistry(siteDir: string): Promise<Registry | null> {
  return readJson<Registry>(path.join(siteDir, 'registry.json')).catch(() => null);
}

/**
 * Publishes the builds of `names` and registers them in `registry.json`; other packages stay as deployed, and those
 * never deployed are published too. The registry is replaced atomically.
 */
export async function deploy(
  names: readonly string[] = [SHELL, ...REMOTES],
  { siteDir = SITE_DIR, distOf = ownDist }: DeployOptions = {},
): Promise<Registry> {
  const options = { siteDir, distOf };
  await mkdir(siteDir, { recursive: true });
  const previous = await previousRegistry(siteDir);
  let shell = previous?.shell;
  if (names.includes(SHELL) || !shell) {
    const version = await publish(SHELL, options);
    const base = `/remotes/${SHELL}/${version}/`;
    const {
      shared: _shared,
      idleScripts: _idleScripts,
      offers: _offers,
      ...files
    } = await readJson<ShellDescription>(path.join(siteDir, base, DESCRIPTION));
    shell = { version, base, ...files };
  }
  const shellDescription = await readJson<ShellDescription>(path.join(siteDir, shell.base, DESCRIPTION));

  const remotes: RemoteEntry[] = [];
  for (const name of REMOTES) {
    const kept = previous?.remotes.find((remote) => remote.name === name);
    if (kept && !names.includes(name)) {
      // A new shell may lack exports that a deployed remote needs.
      assertFits(await readJson<RemoteDescription>(path.join(siteDir, kept.base, DESCRIPTION)), shellDescription);
      remotes.push(kept);
      continue;
    }
    const published = await publishRemote(name, options);
    assertFits(published, shellDescription);
    const { shared: _shared, uses: _uses, ...entry } = published;
    remotes.push(entry);
  }
  assertNoConflicts(remotes);

  // Identifies this combination of versions.
  const build = createHash('sha256')
    .update(JSON.stringify([shell, remotes]))
    .digest('hex')
    .slice(0, 12);
  const registry: Registry = { contract: CONTRACT, build, shell, remotes };
  const file = path.join(siteDir, 'registry.json');
  await writeFile(`${file}.incoming`, JSON.stringify(registry));
  await rename(`${file}.incoming`, file);
  // Not before: a rejected deployment must not delete what the registry names.
  for (const { name, version } of versionsOf(registry)) {
    const before = previous && versionsOf(previous).find((other) => other.name === name)?.version;
    await dropOldVersions(name, before && before !== version ? [version, before] : [version], siteDir);
  }
  return registry;
}

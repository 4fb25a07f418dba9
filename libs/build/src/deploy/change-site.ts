import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { CONTRACT, type Registry, type RemoteEntry } from '@arbora/registry';
import type { RemoteDescription, ShellDescription } from '../describe';
import { DESCRIPTION, SHELL } from '../paths';
import { assertFits, assertNoConflicts } from './check-site';
import {
  append,
  currentRegistry,
  deployments,
  dropOldEntries,
  install,
  latestDeployment,
  type VersionChange,
} from './deployment-log';
import { dropOldVersions } from './old-versions';
import { readJson } from './read-json';
import { changesBetween, versionsOf } from './versions-of';

/** The published version of each package; null removes a remote. */
export type SiteChange = ReadonlyMap<string, string | null>;

export interface ChangedSite {
  registry: Registry;
  /** Empty if the site had these versions already. */
  changes: VersionChange[];
}

const baseOf = (name: string, version: string): string => `/remotes/${name}/${version}/`;

function describe<T>(siteDir: string, name: string, version: string): Promise<T> {
  return readJson<T>(path.join(siteDir, baseOf(name, version), DESCRIPTION)).catch((error: unknown) => {
    throw new Error(`${name} ${version} is not published in ${siteDir}`, { cause: error });
  });
}

async function readShell(siteDir: string, version: string) {
  const description = await describe<ShellDescription>(siteDir, SHELL, version);
  const { contract: _contract, shared: _shared, idleScripts: _idle, offers: _offers, ...files } = description;
  return { description, entry: { version, base: baseOf(SHELL, version), ...files } };
}

async function readRemote(siteDir: string, name: string, version: string) {
  const description = await describe<RemoteDescription>(siteDir, name, version);
  const { shared: _shared, uses: _uses, ...rest } = description;
  const routes = description.routes.map(({ example: _example, ...rule }) => rule);
  const entry: RemoteEntry = { ...rest, routes, version, base: baseOf(name, version) };
  return { description, entry };
}

/** The checked registry with the change; packages that it does not name stay. */
async function registryWith(siteDir: string, before: Registry | null, change: SiteChange): Promise<Registry> {
  const versions = new Map(versionsOf(before));
  for (const [name, version] of change) {
    if (version === null) versions.delete(name);
    else versions.set(name, version);
  }
  const shellVersion = versions.get(SHELL);
  if (shellVersion === undefined) throw new Error('The site has no shell: npm run deploy publishes all packages');
  versions.delete(SHELL);
  const shell = await readShell(siteDir, shellVersion);
  const remotes: RemoteEntry[] = [];
  for (const [name, version] of [...versions].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const remote = await readRemote(siteDir, name, version);
    // A new shell may lack what a deployed remote needs.
    assertFits(remote.description, shell.description);
    remotes.push(remote.entry);
  }
  assertNoConflicts(remotes);
  // Identifies this combination of versions.
  const build = createHash('sha256')
    .update(JSON.stringify([shell.entry, remotes]))
    .digest('hex')
    .slice(0, 12);
  return { contract: shell.description.contract ?? CONTRACT, build, shell: shell.entry, remotes };
}

/**
 * Changes the versions of a site. Decides from the latest deployment, and again if another one was faster, so that none
 * is lost. `changeOf` returns the change of a site with these versions.
 * @throws Error if the resulting site is refused; then it stays as it is
 */
export async function changeSite(
  siteDir: string,
  action: string,
  changeOf: (versions: ReadonlyMap<string, string>) => SiteChange,
): Promise<ChangedSite> {
  await mkdir(siteDir, { recursive: true });
  for (;;) {
    const latest = await latestDeployment(siteDir);
    const before = await currentRegistry(siteDir, latest);
    const registry = await registryWith(siteDir, before, changeOf(versionsOf(before)));
    const changes = changesBetween(before, registry);
    const isLogged = latest !== null && changes.length === 0;
    const deployment = {
      number: (latest?.number ?? 0) + 1,
      at: new Date().toISOString(),
      by: `${os.userInfo().username}@${os.hostname()}`,
      action,
      changes,
      registry,
    };
    if (!isLogged && !(await append(siteDir, deployment))) continue;
    await install(siteDir);
    // Not before: a rejected deployment must not delete what the registry names.
    await dropOldVersions(siteDir, [...versionsOf(registry).keys()], await deployments(siteDir));
    await dropOldEntries(siteDir);
    return { registry, changes };
  }
}

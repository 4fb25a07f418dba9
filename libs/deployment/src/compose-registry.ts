import { createHash } from 'node:crypto';
import path from 'node:path';
import { CONTRACT, type Registry, type RemoteEntry } from '@arbora/registry';
import { assertAgree, type Built } from './check-declarations';
import { assertFits, assertNoConflicts } from './check-site';
import { DeploymentRefused } from './deployment-refused';
import { DESCRIPTION, SHELL, type RemoteDescription, type ShellDescription } from './description';
import { readJson } from './read-json';
import { versionsOf } from './versions-of';

const baseOf = (name: string, version: string): string => `/remotes/${name}/${version}/`;

function describe<T>(siteDir: string, name: string, version: string): Promise<T> {
  return readJson<T>(path.join(siteDir, baseOf(name, version), DESCRIPTION)).catch((error: unknown) => {
    throw new DeploymentRefused(`${name} ${version} is not published on this site`, { cause: error });
  });
}

async function readShell(siteDir: string, version: string) {
  const description = await describe<ShellDescription>(siteDir, SHELL, version);
  const {
    contract: _contract,
    shared: _shared,
    idleScripts: _idle,
    offers: _offers,
    declarations: _declarations,
    ...files
  } = description;
  return { description, entry: { version, base: baseOf(SHELL, version), ...files } };
}

/** Returns the entry of the registry for a build at an address. */
export function remoteEntry(description: RemoteDescription, place: Pick<RemoteEntry, 'version' | 'base'>): RemoteEntry {
  const { shared: _shared, uses: _uses, declarations: _declarations, ...rest } = description;
  return { ...rest, routes: description.routes.map(({ example: _example, ...rule }) => rule), ...place };
}

/** Reads the description of a published remote, and its entry of the registry. @throws DeploymentRefused */
export async function readRemote(siteDir: string, name: string, version: string) {
  const description = await describe<RemoteDescription>(siteDir, name, version);
  return { description, entry: remoteEntry(description, { version, base: baseOf(name, version) }) };
}

/**
 * Returns the registry with the change: a version of a package, or null to remove it. Packages that it does not name stay.
 * @throws DeploymentRefused if the site does not fit together
 */
export async function registryWith(
  siteDir: string,
  before: Registry | null,
  change: ReadonlyMap<string, string | null>,
): Promise<Registry> {
  const versions = new Map(versionsOf(before));
  for (const [name, version] of change) {
    if (version === null) versions.delete(name);
    else versions.set(name, version);
  }
  const shellVersion = versions.get(SHELL);
  if (shellVersion === undefined)
    throw new DeploymentRefused('The site has no shell: npm run deploy publishes all packages');
  versions.delete(SHELL);
  const shell = await readShell(siteDir, shellVersion);
  const remotes: RemoteEntry[] = [];
  const built: Built[] = [{ name: SHELL, ...shell.description }];
  for (const [name, version] of [...versions].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const remote = await readRemote(siteDir, name, version);
    // A new shell may lack what a deployed remote needs.
    assertFits(remote.description, shell.description);
    remotes.push(remote.entry);
    built.push(remote.description);
  }
  assertAgree(built);
  assertNoConflicts(remotes);
  // Identifies this combination of versions.
  const build = createHash('sha256')
    .update(JSON.stringify([shell.entry, remotes]))
    .digest('hex')
    .slice(0, 12);
  return { contract: shell.description.contract ?? CONTRACT, build, shell: shell.entry, remotes };
}

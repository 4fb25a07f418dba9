import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { DeploymentAuthor, Pin, VersionChange } from '@arbora/domain';
import { CONTRACT, type Registry, type RemoteEntry } from '@arbora/registry';
import { assertFits, assertNoConflicts } from './check-site';
import { assertAgree, type Built } from './check-declarations';
import {
  append,
  currentRegistry,
  deployments,
  dropOldEntries,
  install,
  latestDeployment,
  type Deployment,
} from './deployment-log';
import { DeploymentRefused } from './deployment-refused';
import { DESCRIPTION, SHELL, type RemoteDescription, type ShellDescription } from './description';
import { dropOldVersions } from './old-versions';
import { readJson } from './read-json';
import { changesBetween, versionsOf } from './versions-of';

/** Versions and pins of a site, by package. */
export interface SiteState {
  versions: ReadonlyMap<string, string>;
  pins: Deployment['pins'];
}

export interface SiteChange {
  /** The published version of each package; null removes a remote. */
  versions?: ReadonlyMap<string, string | null>;
  /** Pins a package, or with false no longer. */
  pins?: Readonly<Record<string, boolean>>;
}

export interface ChangedSite {
  registry: Registry;
  /** Empty if the site had these versions already. */
  changes: VersionChange[];
}

/** A change of a site: its command for the log, and its author, by default the user of this computer. */
export interface ChangeInfo extends Partial<DeploymentAuthor> {
  siteDir: string;
  action: string;
}

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

async function readRemote(siteDir: string, name: string, version: string) {
  const description = await describe<RemoteDescription>(siteDir, name, version);
  const { shared: _shared, uses: _uses, declarations: _declarations, ...rest } = description;
  const routes = description.routes.map(({ example: _example, ...rule }) => rule);
  const entry: RemoteEntry = { ...rest, routes, version, base: baseOf(name, version) };
  return { description, entry };
}

/** The checked registry with the change; packages that it does not name stay. */
async function registryWith(
  siteDir: string,
  before: Registry | null,
  change: NonNullable<SiteChange['versions']>,
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

/** Refuses changes of pinned packages, but for those that this change unpins or pins itself. */
function assertNotPinned(changes: readonly VersionChange[], pins: SiteState['pins'], change: SiteChange): void {
  for (const { name } of changes) {
    const pin = pins[name];
    if (!pin || change.pins?.[name] !== undefined) continue;
    const why = pin.reason === null ? '' : `: ${pin.reason}`;
    throw new DeploymentRefused(
      `${name} is pinned by ${pin.by} since ${pin.at.slice(0, 10)}${why}. npm run deploy -- unpin ${name}`,
    );
  }
}

function pinsWith(pins: SiteState['pins'], change: SiteChange, pin: Pin): SiteState['pins'] {
  const next = new Map(Object.entries(pins));
  for (const [name, isPinned] of Object.entries(change.pins ?? {})) {
    if (isPinned) next.set(name, pin);
    else next.delete(name);
  }
  return Object.fromEntries(next);
}

/**
 * Changes the versions or pins of a site. Decides from the latest deployment, and again if another one was faster, so
 * that none is lost. `changeOf` returns the change of a site in this state.
 * @throws DeploymentRefused; then the site stays as it is
 */
export async function changeSite(
  { siteDir, action, by = `${os.userInfo().username}@${os.hostname()}`, reason = null }: ChangeInfo,
  changeOf: (site: SiteState) => SiteChange,
): Promise<ChangedSite> {
  await mkdir(siteDir, { recursive: true });
  for (;;) {
    const latest = await latestDeployment(siteDir);
    const before = await currentRegistry(siteDir, latest);
    const pins = latest?.pins ?? {};
    const change = changeOf({ versions: versionsOf(before), pins });
    const registry = await registryWith(siteDir, before, change.versions ?? new Map());
    const changes = changesBetween(before, registry);
    assertNotPinned(changes, pins, change);
    const at = new Date().toISOString();
    const number = (latest?.number ?? 0) + 1;
    const nextPins = pinsWith(pins, change, { at, by, reason });
    const isLogged = latest !== null && changes.length === 0 && change.pins === undefined;
    if (!isLogged && !(await append(siteDir, { number, at, by, reason, action, changes, pins: nextPins, registry }))) {
      continue;
    }
    await install(siteDir);
    // Not before: a rejected deployment must not delete what the registry names.
    await dropOldVersions(siteDir, [...versionsOf(registry).keys()], await deployments(siteDir));
    await dropOldEntries(siteDir);
    return { registry, changes };
  }
}

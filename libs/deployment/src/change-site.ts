import type { KeyObject } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import type { Canary, DeploymentAuthor, Pin, VersionChange } from '@arbora/domain';
import type { Registry } from '@arbora/registry';
import { canariesWith, withCanaries } from './canaries';
import { registryWith } from './compose-registry';
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
import { dropOldVersions } from './old-versions';
import type { Replica } from './replica';
import { signed, type SignedRegistry } from './signature';
import { changesBetween, versionsOf } from './versions-of';

/** Versions, canaries and pins of a site, by package. */
export interface SiteState {
  versions: ReadonlyMap<string, string>;
  canaries: Deployment['canaries'];
  pins: Deployment['pins'];
}

export interface SiteChange {
  /** The published version of each package; null removes a remote. */
  versions?: ReadonlyMap<string, string | null>;
  /** Begins a canary of a remote, or ends it with null. */
  canaries?: Readonly<Record<string, Pick<Canary, 'version' | 'share' | 'people' | 'factor'> | null>>;
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
  /** The site itself, if the folder has only a copy of its log and descriptions. */
  replica?: Replica | undefined;
  /** Signs the registry: see `signed`. */
  key?: KeyObject | undefined;
  action: string;
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
  { siteDir, replica, key, action, by = `${os.userInfo().username}@${os.hostname()}`, reason = null }: ChangeInfo,
  changeOf: (site: SiteState) => SiteChange,
): Promise<ChangedSite> {
  await mkdir(siteDir, { recursive: true });
  for (;;) {
    await replica?.pull();
    const latest = await latestDeployment(siteDir);
    const before = await currentRegistry(siteDir, latest);
    const pins = latest?.pins ?? {};
    const change = changeOf({ versions: versionsOf(before), canaries: latest?.canaries ?? {}, pins });
    const composed = await registryWith(siteDir, before, change.versions ?? new Map());
    const changes = changesBetween(before, composed);
    assertNotPinned(changes, pins, change);
    const at = new Date().toISOString();
    const canaries = canariesWith(latest?.canaries ?? {}, change, { at, by, reason }, composed);
    const unsigned = await withCanaries(siteDir, composed, canaries);
    const registry: SignedRegistry = key ? signed(unsigned, key) : unsigned;
    const number = (latest?.number ?? 0) + 1;
    const nextPins = pinsWith(pins, change, { at, by, reason });
    const isLogged =
      latest !== null &&
      changes.length === 0 &&
      change.pins === undefined &&
      change.canaries === undefined &&
      (!key || latest.registry.signature === registry.signature);
    const entry: Deployment = { number, at, by, reason, action, changes, canaries, pins: nextPins, registry };
    if (!isLogged && !(await (replica ? replica.append(entry) : append(siteDir, entry)))) continue;
    if (replica) {
      await replica.pull();
      await dropOldEntries(siteDir);
      await replica.install();
      await replica.dropOld(await deployments(siteDir));
      return { registry, changes };
    }
    await install(siteDir);
    // Not before: a rejected deployment must not delete what the registry names.
    await dropOldVersions(siteDir, [...versionsOf(registry).keys()], await deployments(siteDir));
    await dropOldEntries(siteDir);
    return { registry, changes };
  }
}

import type { Canary } from '@arbora/domain';
import type { Registry } from '@arbora/registry';
import { changeSite, type ChangedSite, type ChangeInfo } from './change-site';
import { deployments, type Deployment } from './deployment-log';
import { DeploymentRefused } from './deployment-refused';
import { SHELL } from './description';
import { publish } from './publish';

/** A site's folder, with the author of a change: see `ChangeInfo`. */
export type Target = Omit<ChangeInfo, 'action'>;

/** The folders of builds by the names of their packages. */
export type Builds = ReadonlyMap<string, string>;

/** Copies builds to the site without deploying them; returns their versions. */
export async function publishAll(builds: Builds, siteDir: string): Promise<Map<string, string>> {
  const published = new Map<string, string>();
  for (const [name, dist] of builds) published.set(name, await publish(name, dist, siteDir));
  return published;
}

/** Publishes builds and registers them; all other packages of the site stay as they are. */
export async function deploy(builds: Builds, target: Target): Promise<ChangedSite> {
  const versions = await publishAll(builds, target.siteDir);
  return changeSite({ ...target, action: `deploy ${[...builds.keys()].join(' ')}` }, () => ({ versions }));
}

/** Makes a site of these packages and of no others, whatever is pinned. */
export async function deployOnly(builds: Builds, target: Target): Promise<Registry> {
  const published = await publishAll(builds, target.siteDir);
  const { registry } = await changeSite({ ...target, action: 'deploy the checkout' }, ({ versions, pins }) => {
    const others = [...versions.keys()].filter((name) => !published.has(name));
    const pinned = Object.keys(pins).map((name) => [name, false] as const);
    return {
      versions: new Map([...published, ...others.map((name) => [name, null] as const)]),
      ...(pinned.length > 0 && { pins: Object.fromEntries(pinned) }),
    };
  });
  return registry;
}

/** Removes remotes from the site. */
export function remove(names: readonly string[], target: Target): Promise<ChangedSite> {
  return changeSite({ ...target, action: `remove ${names.join(' ')}` }, ({ versions }) => {
    const unknown = names.filter((name) => name === SHELL || !versions.has(name));
    if (unknown.length > 0) throw new DeploymentRefused(`The site has no remote ${unknown.join(', ')}`);
    return { versions: new Map(names.map((name) => [name, null])) };
  });
}

/** The version that a package had before its present one; null if the log knows none. */
function previousVersion(name: string, present: string | undefined, log: readonly Deployment[]): string | null {
  const versions = log.flatMap(({ changes }) => changes.filter((change) => change.name === name).map(({ to }) => to));
  return versions.findLast((version) => version !== null && version !== present) ?? null;
}

/** Deploys an earlier version of a package again: by default the one before the present. */
export async function rollBack(name: string, version: string | null, target: Target): Promise<ChangedSite> {
  await target.replica?.pull();
  const log = await deployments(target.siteDir);
  return changeSite({ ...target, action: `rollback ${name}` }, ({ versions }) => {
    const earlier = version ?? previousVersion(name, versions.get(name), log);
    if (earlier === null) throw new DeploymentRefused(`${name} has no earlier version in the history of this site`);
    return { versions: new Map([[name, earlier]]) };
  });
}

/** Pins a package to a published version, by default the present one: deployments of others are refused. */
export function pin(name: string, version: string | null, target: Target): Promise<ChangedSite> {
  return changeSite({ ...target, action: `pin ${name}` }, ({ versions }) => {
    if (!versions.has(name)) throw new DeploymentRefused(`The site has no ${name}`);
    return { versions: version === null ? new Map() : new Map([[name, version]]), pins: { [name]: true } };
  });
}

/** Each may be combined with each other one. */
const MAX_CANARIES = 4;

/** Gives a published version of a remote to some people. */
export function startCanary(
  { name, version, ...canary }: Pick<Canary, 'version' | 'share' | 'people' | 'factor'> & { name: string },
  target: Target,
): Promise<ChangedSite> {
  const action = `canary ${name} ${version} --share ${canary.share}`;
  return changeSite({ ...target, action }, ({ versions, canaries }) => {
    const others = Object.keys(canaries).filter((other) => other !== name);
    if (others.length >= MAX_CANARIES)
      throw new DeploymentRefused(`The site has canaries of ${others.join(', ')} already`);
    if (name === SHELL || !versions.has(name)) throw new DeploymentRefused(`The site has no remote ${name}`);
    if (versions.get(name) === version) throw new DeploymentRefused(`${name} ${version} is deployed to all`);
    return { canaries: { [name]: { version, ...canary } } };
  });
}

/** Gives all people the deployed version again. */
export function endCanary(name: string, target: Target): Promise<ChangedSite> {
  return changeSite({ ...target, action: `end-canary ${name}` }, ({ canaries }) => {
    if (!canaries[name]) throw new DeploymentRefused(`${name} has no canary`);
    return { canaries: { [name]: null } };
  });
}

export function unpin(name: string, target: Target): Promise<ChangedSite> {
  return changeSite({ ...target, action: `unpin ${name}` }, ({ pins }) => {
    if (!pins[name]) throw new DeploymentRefused(`${name} is not pinned`);
    return { pins: { [name]: false } };
  });
}

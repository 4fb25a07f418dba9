import path from 'node:path';
import type { Registry } from '@arbora/registry';
import { folderOf, REMOTES, SHELL, SITE_DIR } from '../paths';
import { changeSite, type ChangedSite } from './change-site';
import { deployments, type Deployment } from './deployment-log';
import { publish } from './publish';

export type { ChangedSite };

/** Target folder of deployments, and the build folder of a package. */
export interface DeployOptions {
  siteDir?: string;
  distOf?: (name: string) => string;
}

function ownDist(name: string): string {
  return path.join(folderOf(name), 'dist');
}

async function publishAll(
  names: readonly string[],
  { siteDir = SITE_DIR, distOf = ownDist }: DeployOptions,
): Promise<Map<string, string | null>> {
  const published = new Map<string, string | null>();
  for (const name of names) published.set(name, await publish(name, distOf(name), siteDir));
  return published;
}

/** Publishes the builds of `names` and registers them; all other packages of the site stay as they are. */
export async function deploy(names: readonly string[], options: DeployOptions = {}): Promise<ChangedSite> {
  const published = await publishAll(names, options);
  return changeSite(options.siteDir ?? SITE_DIR, `deploy ${names.join(' ')}`, () => published);
}

/** Makes a site of this checkout's packages and of no others. */
export async function deployCheckout(options: DeployOptions = {}): Promise<Registry> {
  const published = await publishAll([SHELL, ...REMOTES], options);
  const { registry } = await changeSite(options.siteDir ?? SITE_DIR, 'deploy the checkout', (versions) => {
    const others = [...versions.keys()].filter((name) => !published.has(name));
    return new Map([...published, ...others.map((name) => [name, null] as const)]);
  });
  return registry;
}

/** Removes remotes from the site. */
export function remove(names: readonly string[], siteDir = SITE_DIR): Promise<ChangedSite> {
  return changeSite(siteDir, `remove ${names.join(' ')}`, (versions) => {
    const unknown = names.filter((name) => name === SHELL || !versions.has(name));
    if (unknown.length > 0) throw new Error(`The site has no remote ${unknown.join(', ')}`);
    return new Map(names.map((name) => [name, null]));
  });
}

/** The version that a package had before its present one; null if the log knows none. */
function previousVersion(name: string, present: string | undefined, log: readonly Deployment[]): string | null {
  const versions = log.flatMap(({ changes }) => changes.filter((change) => change.name === name).map(({ to }) => to));
  return versions.findLast((version) => version !== null && version !== present) ?? null;
}

/** Deploys an earlier version of a package again: by default the one before the present. */
export async function rollBack(name: string, version: string | null, siteDir = SITE_DIR): Promise<ChangedSite> {
  const log = await deployments(siteDir);
  return changeSite(siteDir, `rollback ${name}`, (versions) => {
    const target = version ?? previousVersion(name, versions.get(name), log);
    if (target === null) throw new Error(`${name} has no earlier version in the history of this site`);
    return new Map([[name, target]]);
  });
}

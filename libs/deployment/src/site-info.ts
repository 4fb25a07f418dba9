import { currentRegistry, deployments, latestDeployment, type Deployment, type Pin } from './deployment-log';
import { versionsOf } from './versions-of';

/** A package of a site. `at` and `by` of its present version are null if the log no longer knows its deployment. */
export interface DeployedPackage {
  name: string;
  version: string;
  at: string | null;
  by: string | null;
  pin: Pin | null;
}

/** What is deployed to a site, and its deployments, newest first. */
export interface SiteInfo {
  /** Null before the first deployment. */
  build: string | null;
  packages: DeployedPackage[];
  history: Omit<Deployment, 'registry' | 'pins'>[];
}

/** Reads what is deployed in a site's folder. */
export async function siteInfo(siteDir: string): Promise<SiteInfo> {
  const latest = await latestDeployment(siteDir);
  const registry = await currentRegistry(siteDir, latest);
  const log = (await deployments(siteDir)).reverse();
  const packages = [...versionsOf(registry)].map(([name, version]) => {
    const since = log.find(({ changes }) => changes.some((change) => change.name === name && change.to === version));
    return { name, version, at: since?.at ?? null, by: since?.by ?? null, pin: latest?.pins[name] ?? null };
  });
  const history = log.map(({ registry: _registry, pins: _pins, ...entry }) => entry);
  return { build: registry?.build ?? null, packages, history };
}

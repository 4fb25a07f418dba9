import type { SiteInfo } from '@arbora/domain';
import { currentRegistry, deployments, latestDeployment } from './deployment-log';
import { publishedVersions } from './published-versions';
import { versionsOf } from './versions-of';

/** Reads the packages and the log of a site's folder. */
export async function siteInfo(siteDir: string): Promise<SiteInfo> {
  const latest = await latestDeployment(siteDir);
  const registry = await currentRegistry(siteDir, latest);
  const log = (await deployments(siteDir)).reverse();
  const packages = [...versionsOf(registry)].map(([name, version]) => {
    const since = log.find(({ changes }) => changes.some((change) => change.name === name && change.to === version));
    return {
      name,
      version,
      at: since?.at ?? null,
      by: since?.by ?? null,
      pin: latest?.pins[name] ?? null,
      canary: latest?.canaries[name] ?? null,
    };
  });
  const published = (await publishedVersions(siteDir)).filter(
    ({ name, version }) => !packages.some((one) => one.name === name && one.version === version),
  );
  const history = log.map(({ registry: _registry, pins: _pins, canaries: _canaries, ...entry }) => entry);
  return { build: registry?.build ?? null, packages, history, published };
}

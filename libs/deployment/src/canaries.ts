import type { Pin } from '@arbora/domain';
import type { CanaryEntry, Registry } from '@arbora/registry';
import type { SiteChange } from './change-site';
import type { Deployment } from './deployment-log';
import { fittingEntry } from './published-versions';
import { versionsOf } from './versions-of';

type Canaries = Deployment['canaries'];

/** The canaries with the change: that of a remote ends when its version is deployed, or when the remote is removed. */
export function canariesWith(canaries: Canaries, change: SiteChange, author: Pin, registry: Registry): Canaries {
  const next = new Map(Object.entries(canaries));
  for (const [name, canary] of Object.entries(change.canaries ?? {})) {
    if (canary) next.set(name, { ...author, ...canary });
    else next.delete(name);
  }
  const deployed = versionsOf(registry);
  return Object.fromEntries(
    [...next].filter(([name, { version }]) => deployed.has(name) && deployed.get(name) !== version),
  );
}

/**
 * Returns the registry with the canaries, each of which must fit the rest of the site.
 * @throws DeploymentRefused
 */
export async function withCanaries(siteDir: string, registry: Registry, canaries: Canaries): Promise<Registry> {
  const entries = new Map<string, CanaryEntry>();
  for (const [name, { version, share, people, factor, at }] of Object.entries(canaries)) {
    const entry = await fittingEntry(siteDir, registry, { name, version });
    entries.set(name, { entry, share, people, factor, at });
  }
  return entries.size === 0 ? registry : { ...registry, canaries: Object.fromEntries(entries) };
}

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@arbora/registry';

export interface DeployedSite {
  /** The registry of now; a deployment or a rollback takes effect without a restart. Null before the first one. */
  registry(): Registry | null;
}

/** Pages below it are for those who build the site. */
const DEVELOPMENT = '/dev/';

/** The registry as visitors get it: no page below `/dev/`, and no remote that has nothing else to offer. */
function forVisitors(registry: Registry): Registry {
  return {
    ...registry,
    remotes: registry.remotes
      .map((remote) => ({
        ...remote,
        routes: remote.routes.filter((rule) => !rule.pattern.startsWith(DEVELOPMENT)),
      }))
      .filter((remote) => remote.routes.length > 0 || remote.slots.length > 0),
  };
}

/** What is deployed in `siteDir`; pages for development only where they are asked for. */
export function openDeployedSite(siteDir: string, { withDevelopment = false } = {}): DeployedSite {
  const file = path.join(siteDir, 'registry.json');
  let known: { stamp: string; registry: Registry } | null = null;

  return {
    registry() {
      const stat = statSync(file, { throwIfNoEntry: false });
      if (!stat) return null;
      const stamp = `${stat.ino}/${stat.mtimeMs}`;
      if (known?.stamp !== stamp) {
        const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
        known = { stamp, registry: withDevelopment ? registry : forVisitors(registry) };
      }
      return known.registry;
    },
  };
}

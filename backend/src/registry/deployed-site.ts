import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@arbora/registry';

export interface DeployedSite {
  /** The registry of now; a deployment or a rollback takes effect without a restart. Null before the first one. */
  registry(): Registry | null;
}

/** What is deployed in `siteDir`. */
export function openDeployedSite(siteDir: string): DeployedSite {
  const file = path.join(siteDir, 'registry.json');
  let known: { stamp: string; registry: Registry } | null = null;

  return {
    registry() {
      const stat = statSync(file, { throwIfNoEntry: false });
      if (!stat) return null;
      const stamp = `${stat.ino}/${stat.mtimeMs}`;
      if (known?.stamp !== stamp) known = { stamp, registry: JSON.parse(readFileSync(file, 'utf8')) as Registry };
      return known.registry;
    },
  };
}

import type { Registry } from '@arbora/registry';
import type { RegistryFile } from './registry-file';

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

/** What is deployed; pages for development only where they are asked for. */
export function deployedSite(file: RegistryFile, { withDevelopment = false } = {}): DeployedSite {
  if (withDevelopment) return { registry: () => file.read() };
  let known: { whole: Registry; part: Registry } | null = null;
  return {
    registry() {
      const whole = file.read();
      if (!whole) return null;
      if (known?.whole !== whole) known = { whole, part: forVisitors(whole) };
      return known.part;
    },
  };
}

import type { Registry } from '@arbora/registry';
import type { RegistryFile } from './registry-file';
import { changedRegistries, withCanaryVersions } from './variants';

/** What is deployed to the site. */
export interface Deployment {
  /**
   * The current registry; a deployment or rollback takes effect without a restart. Null before the first deployment.
   * @param canaries remotes of which it has the canary instead of the deployed version
   */
  registry(canaries?: readonly string[]): Registry | null;
}

/** Prefix of development pages. */
const DEVELOPMENT = '/dev/';

/** The registry for visitors: without pages below `/dev/`, and without remotes that have no other page. */
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

/** The deployed site; includes development pages only on request. */
export function deployedSite(file: RegistryFile, { withDevelopment = false } = {}): Deployment {
  const shown = withDevelopment ? (registry: Registry) => registry : changedRegistries(forVisitors);
  return {
    registry(canaries = []) {
      const whole = file.read();
      return whole && shown(withCanaryVersions(whole, canaries));
    },
  };
}

import { verifyingKeys } from '@arbora/deployment';
import type { App, Deps } from '../service';
import { openRegistryFile, type RegistryFile } from './registry-file';

declare module 'fastify' {
  interface FastifyInstance {
    registryFile: RegistryFile;
  }
}

/**
 * Decorates the app with the registry file, which is reread when it changes; an invalid one is logged once and reported
 * in the metrics.
 */
export function registerRegistryFile(app: App, { config }: Deps): void {
  const file = openRegistryFile(
    config.siteDir,
    (reason) => app.log.error(reason),
    config.siteKeys === null ? null : verifyingKeys(config.siteKeys),
  );
  app.decorate('registryFile', file);
  app.metrics.gauge('arbora_registry_broken', '1 while registry.json is invalid and the last valid one is used', () =>
    file.isBroken() ? 1 : 0,
  );
  // Read at start rather than on the first request.
  file.read();
}

import type { Registry } from '@arbora/registry';
import type { DeployedSite } from '../registry/deployed-site';

/** Remotes that a developer's machine builds on the fly: name → base address on another port. */
export type RemoteOverrides = Readonly<Record<string, string>>;

/** The deployed site with some remotes served from where they are being developed. */
export function developedSite(
  site: DeployedSite,
  overrides: RemoteOverrides,
): { site: DeployedSite; origins: string[] } {
  const origins = Object.values(overrides).map((base) => new URL(base).origin);
  if (origins.length === 0) return { site, origins };
  const replaced = (registry: Registry): Registry => ({
    ...registry,
    remotes: registry.remotes.map((remote) => {
      const base = overrides[remote.name];
      return base
        ? {
            ...remote,
            base,
            entry: 'remoteEntry.js',
            preload: { scripts: [], styles: [] },
            pages: {},
            texts: { cs: [], en: [], pl: [] },
            server: undefined,
          }
        : remote;
    }),
  });
  return {
    origins,
    site: {
      registry: () => {
        const registry = site.registry();
        return registry && replaced(registry);
      },
    },
  };
}

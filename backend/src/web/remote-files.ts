import type { Registry } from '@arbora/registry';

/**
 * Whether a file `<package>/<version>/…` belongs to the shell or to a public remote, in any version: open pages still
 * load files of older ones. Remotes for development, deployed with the others, are excluded.
 */
export function isOfVisitors(file: string, registry: Registry | null): boolean {
  if (registry === null) return false;
  const packages = [registry.shell, ...registry.remotes].map(({ base }) => base.split('/')[2]);
  return packages.includes(file.split('/')[0]);
}

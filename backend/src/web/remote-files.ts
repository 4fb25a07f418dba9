import type { Registry } from '@arbora/registry';

/**
 * Whether a file `<package>/<version>/…` is of the shell or of a remote that visitors get. Every version of it is: open
 * pages load from older ones. What is left out are remotes for development, which were deployed with the others.
 */
export function isOfVisitors(file: string, registry: Registry | null): boolean {
  if (registry === null) return false;
  const packages = [registry.shell, ...registry.remotes].map(({ base }) => base.split('/')[2]);
  return packages.includes(file.split('/')[0]);
}

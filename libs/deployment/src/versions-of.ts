import type { VersionChange } from '@arbora/domain';
import type { Registry } from '@arbora/registry';
import { SHELL } from './description';

/** The versions of a site by package. */
export function versionsOf(registry: Registry | null): ReadonlyMap<string, string> {
  if (!registry) return new Map();
  return new Map([[SHELL, registry.shell.version], ...registry.remotes.map((one) => [one.name, one.version] as const)]);
}

/** The packages whose versions differ between two registries. */
export function changesBetween(before: Registry | null, after: Registry): VersionChange[] {
  const [from, to] = [versionsOf(before), versionsOf(after)];
  return [...new Set([...from.keys(), ...to.keys()])]
    .map((name) => ({ name, from: from.get(name) ?? null, to: to.get(name) ?? null }))
    .filter((change) => change.from !== change.to);
}

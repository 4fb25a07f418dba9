import { createHash } from 'node:crypto';
import type { Registry } from '@arbora/registry';

const variants = new WeakMap<Registry, Map<string, Registry>>();

/**
 * Returns the registry with the canaries of these remotes in place of their deployed versions; the same object for the
 * same remotes. It has a build id of its own, so that pages are cached apart and open ones notice the end of a canary.
 */
export function withCanaryVersions(registry: Registry, names: readonly string[]): Registry {
  const entries = names.flatMap((name) => registry.canaries?.[name]?.entry ?? []);
  if (entries.length === 0) return registry;
  const key = JSON.stringify(entries.map(({ name, version }) => [name, version]).sort());
  const known = variants.get(registry) ?? new Map<string, Registry>();
  variants.set(registry, known);
  let variant = known.get(key);
  if (!variant) {
    const build = createHash('sha256').update(registry.build).update(key).digest('hex').slice(0, 12);
    const remotes = registry.remotes.map((remote) => entries.find(({ name }) => name === remote.name) ?? remote);
    known.set(key, (variant = { ...registry, build, remotes, variant: { base: registry, entries } }));
  }
  return variant;
}

/**
 * Returns a function that changes registries by `change`, each once, and the deployed one of a variant likewise.
 */
export function changedRegistries(change: (registry: Registry) => Registry): (registry: Registry) => Registry {
  const changed = new WeakMap<Registry, Registry>();
  const of = (registry: Registry): Registry => {
    let result = changed.get(registry);
    if (!result) {
      result = change(registry);
      if (registry.variant) result = { ...result, variant: { ...registry.variant, base: of(registry.variant.base) } };
      changed.set(registry, result);
    }
    return result;
  };
  return of;
}

/** Returns the registries that browsers may have: the deployed one, and those with any of its canaries. */
export function possibleRegistries(registry: Registry): Registry[] {
  const choices = Object.keys(registry.canaries ?? {}).reduce<string[][]>(
    (found, name) => [...found, ...found.map((names) => [...names, name])],
    [[]],
  );
  return choices.map((names) => withCanaryVersions(registry, names));
}

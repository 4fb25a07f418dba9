import path from 'node:path';

type Versions = Record<string, string>;

/** A package in `package-lock.json`. */
export interface Locked {
  version?: string;
  dependencies?: Versions;
  optionalDependencies?: Versions;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  [field: string]: unknown;
}

export type LockedPackages = Readonly<Record<string, Locked>>;

/** Resolves `name` from the package at `from` as Node does; undefined if it is not locked. */
function find(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = path.posix.dirname(folder)) {
    if (path.posix.basename(folder) === 'node_modules') continue;
    const place = path.posix.join(folder, 'node_modules', name);
    if (packages[place]) return place;
    if (folder === '.') return undefined;
  }
}

/**
 * Returns the part of a lock file needed by `names`, resolved from the workspace `from`; places and versions are kept.
 * @throws Error if one is not locked, or is not at the top level
 */
export function productionPackages(
  packages: LockedPackages,
  from: string,
  names: readonly string[],
): Record<string, Locked> {
  const required = new Set<string>();
  const optional = new Set<string>();

  function take(place: string, isOptional: boolean): void {
    if (required.has(place) || (isOptional && optional.has(place))) return;
    (isOptional ? optional : required).add(place);
    const { dependencies = {}, optionalDependencies = {} } = packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = find(packages, place, name);
      const mayMiss = name in optionalDependencies;
      if (found) take(found, isOptional || mayMiss);
      else if (!mayMiss) throw new Error(`${name}, which ${place} needs, is not in package-lock.json`);
    }
  }

  for (const name of names) {
    const place = find(packages, from, name);
    if (place !== `node_modules/${name}`) throw new Error(`${name} is not locked at the top but as ${place}`);
    take(place, false);
  }
  const places = [...required, ...[...optional].filter((place) => !required.has(place))].sort();
  return Object.fromEntries(
    places.map((place) => {
      const { dev: _dev, devOptional: _devOptional, optional: _optional, ...locked } = packages[place]!;
      return [place, required.has(place) ? locked : { ...locked, optional: true }];
    }),
  );
}

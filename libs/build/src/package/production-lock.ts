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
    const lockPath = path.posix.join(folder, 'node_modules', name);
    if (packages[lockPath]) return lockPath;
    if (folder === '.') return undefined;
  }
}

/**
 * Returns the part of a lock file needed by `names`, resolved from the workspace `from`; paths and versions are kept.
 * @throws Error if one is not locked, or is not at the top level
 */
export function productionPackages(
  packages: LockedPackages,
  from: string,
  names: readonly string[],
): Record<string, Locked> {
  const required = new Set<string>();
  const optional = new Set<string>();

  function collect(lockPath: string, isOptional: boolean): void {
    if (required.has(lockPath) || (isOptional && optional.has(lockPath))) return;
    (isOptional ? optional : required).add(lockPath);
    const { dependencies = {}, optionalDependencies = {} } = packages[lockPath] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = find(packages, lockPath, name);
      const mayMiss = name in optionalDependencies;
      if (found) collect(found, isOptional || mayMiss);
      else if (!mayMiss) throw new Error(`${name}, which ${lockPath} needs, is not in package-lock.json`);
    }
  }

  for (const name of names) {
    const lockPath = find(packages, from, name);
    if (lockPath !== `node_modules/${name}`) throw new Error(`${name} is not locked at the top but as ${lockPath}`);
    collect(lockPath, false);
  }
  const lockPaths = [...required, ...[...optional].filter((lockPath) => !required.has(lockPath))].sort();
  return Object.fromEntries(
    lockPaths.map((lockPath) => {
      const { dev: _dev, devOptional: _devOptional, optional: _optional, ...locked } = packages[lockPath]!;
      return [lockPath, required.has(lockPath) ? locked : { ...locked, optional: true }];
    }),
  );
}

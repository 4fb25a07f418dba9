import { isDeepStrictEqual } from 'node:util';

interface LockedPackage {
  /** Folder of a workspace package, if `link` is set. */
  resolved?: string;
  link?: boolean;
}

interface LockFile {
  packages: Record<string, LockedPackage>;
}

/** Returns the folder of the workspace package whose entry this is; null for the root and installed packages. */
function workspaceFolder(key: string, entry: LockedPackage): string | null {
  if (entry.link) return entry.resolved ?? null;
  return key === '' || key.includes('node_modules/') ? null : key;
}

/**
 * Returns the folders of the workspace packages whose entries differ between two versions of `package-lock.json`; null
 * if anything else differs, which concerns all packages.
 */
export function changedPackages(before: string, after: string): string[] | null {
  const { packages: old, ...oldRest } = JSON.parse(before) as LockFile;
  const { packages: current, ...currentRest } = JSON.parse(after) as LockFile;
  if (!isDeepStrictEqual(oldRest, currentRest)) return null;
  const keys = new Set([...Object.keys(old), ...Object.keys(current)]);
  const changed = [...keys].filter((key) => !isDeepStrictEqual(old[key], current[key]));
  const folders = changed.flatMap((key) =>
    [old, current].filter((all) => key in all).map((all) => workspaceFolder(key, all[key]!)),
  );
  return folders.includes(null) ? null : [...new Set(folders as string[])];
}

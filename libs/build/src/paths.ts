import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The workspace's root folder. */
export const ROOT = path.resolve(__dirname, '../../..');
/** Local state: data, deployed site, caches. Git-ignored. */
export const STATE_DIR = path.join(ROOT, '.arbora');
/** Folder of the deployed site. */
export const SITE_DIR = process.env.SITE_DIR ?? path.join(STATE_DIR, 'site');

export const SHELL = 'shell';

/** The component gallery of libs/ui: a remote whose folder is in libs. */
const PARTS = 'mf-parts';

/** Returns the folders `mf-*` below `root` with a package, sorted by name; other branches may leave builds behind. */
export function remoteFolders(root: string): string[] {
  return readdirSync(root)
    .filter((name) => /^mf-[a-z0-9-]+$/.test(name) && existsSync(path.join(root, name, 'package.json')))
    .sort();
}

/** All remotes of the workspace. */
export const REMOTES: readonly string[] = [...remoteFolders(ROOT), PARTS].sort();

/** Name of the build information in `dist`. */
export const DESCRIPTION = 'deployment.json';

/** Returns the folder of a package of the site. */
export function folderOf(name: string): string {
  return path.join(ROOT, name === PARTS ? 'libs/parts' : name);
}

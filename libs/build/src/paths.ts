import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The workspace's root folder. */
export const ROOT = path.resolve(__dirname, '../../..');
/** What the machine keeps: data, deployed site, caches. Git-ignored. */
export const STATE_DIR = path.join(ROOT, '.arbora');
/** What the web server delivers unless SITE_DIR says otherwise. */
export const SITE_DIR = process.env.SITE_DIR ?? path.join(STATE_DIR, 'site');

export const SHELL = 'shell';

/** The remote that shows the parts of libs/ui; no team's own, so it lies among the libraries. */
const PARTS = 'mf-parts';

/** Folders `mf-*` below `root` that hold a package: a branch that was left may leave builds behind. Sorted by name. */
export function remoteFolders(root: string): string[] {
  return readdirSync(root)
    .filter((name) => /^mf-[a-z0-9-]+$/.test(name) && existsSync(path.join(root, name, 'package.json')))
    .sort();
}

/** Every remote of the workspace; the only list of them. */
export const REMOTES: readonly string[] = [...remoteFolders(ROOT), PARTS].sort();

/** The file in which a build, in its `dist`, describes itself. */
export const DESCRIPTION = 'deployment.json';

/** Folder of a package of the site. Remotes have theirs at the top. */
export function folderOf(name: string): string {
  return path.join(ROOT, name === PARTS ? 'libs/parts' : name);
}

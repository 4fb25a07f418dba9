import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The root of the repository of a team that has this library installed; null in the workspace itself. */
const INSTALLED_IN = /^(.+?)[\\/]node_modules[\\/]/.exec(__dirname)?.[1] ?? null;
/** The root folder of the workspace, or of a team's repository. */
export const ROOT = INSTALLED_IN ?? path.resolve(__dirname, '../../..');
/** Local state: data, deployed site, caches. Git-ignored. */
export const STATE_DIR = path.join(ROOT, '.arbora');
/** Folder of the deployed site. */
export const SITE_DIR = process.env.SITE_DIR ?? path.join(STATE_DIR, 'site');

/** The component gallery of libs/ui and, in its folder `office`, of libs/office: remotes whose folders are in libs. */
const PARTS = 'mf-parts';
const PARTS_FOLDER = 'libs/parts';

/** A remote's pages of the back office are a remote of their own in its folder `office`: visitors never load them. */
const OFFICE = 'office';

/**
 * Returns the folders of remotes below `root` by name: `mf-*` with a package, as other branches may leave builds behind,
 * and `mf-*-office` for the back office of a remote.
 */
export function remoteFolders(root: string): Readonly<Record<string, string>> {
  const folders: Record<string, string> = {};
  const isPackage = (folder: string): boolean => existsSync(path.join(root, folder, 'package.json'));
  for (const name of readdirSync(root).sort()) {
    if (!/^mf-[a-z0-9-]+$/.test(name)) continue;
    if (isPackage(name)) folders[name] = name;
    if (isPackage(`${name}/${OFFICE}`)) folders[`${name}-${OFFICE}`] = `${name}/${OFFICE}`;
  }
  return folders;
}

const GALLERY = { [PARTS]: PARTS_FOLDER, [`${PARTS}-${OFFICE}`]: `${PARTS_FOLDER}/${OFFICE}` };

const FOLDERS: Readonly<Record<string, string>> = {
  ...remoteFolders(ROOT),
  ...(INSTALLED_IN === null && GALLERY),
};

/** All remotes of the repository. */
export const REMOTES: readonly string[] = Object.keys(FOLDERS).sort();

/** Returns the folder of a package of the site. */
export function folderOf(name: string): string {
  return path.join(ROOT, FOLDERS[name] ?? name);
}

/** Returns the folder of a library of ours, such as `ui`. */
export function libraryFolder(library: string): string {
  return path.join(ROOT, INSTALLED_IN === null ? 'libs' : 'node_modules/@arbora', library);
}

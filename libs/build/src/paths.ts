import path from 'node:path';

/** The workspace's root folder. */
export const ROOT = path.resolve(__dirname, '../../..');
/** What the machine keeps: data, deployed site, caches. Git-ignored. */
export const STATE_DIR = path.join(ROOT, '.arbora');
/** What the web server delivers unless SITE_DIR says otherwise. */
export const SITE_DIR = process.env.SITE_DIR ?? path.join(STATE_DIR, 'site');

export const SHELL = 'shell';
export const REMOTES = ['mf-content', 'mf-shop', 'mf-booking', 'mf-account', 'mf-manager', 'mf-parts'] as const;

/** Folder of a package of the site. Remotes have theirs at the top; the one that shows the parts is no team's own. */
export function folderOf(name: string): string {
  return path.join(ROOT, name === 'mf-parts' ? 'libs/parts' : name);
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@arbora/build/paths';
import { changedPackages } from './locked-packages';

const LOCK = 'package-lock.json';

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 });
}

/**
 * Returns the files that differ from the commit, or are untracked, if only entries of workspace packages differ in the
 * lock file: the manifests of these packages are listed in its place. Otherwise null: Nx finds the files itself.
 */
export function filesInPlaceOfLock(base: string): string[] | null {
  const start = git('merge-base', base, 'HEAD').trim();
  const changed = git('diff', '--name-only', '--no-renames', '-z', start).split('\0');
  if (!changed.includes(LOCK)) return null;
  const packages = changedPackages(git('show', `${start}:${LOCK}`), readFileSync(path.join(ROOT, LOCK), 'utf8'));
  if (!packages) return null;
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z').split('\0');
  const manifests = packages.map((folder) => `${folder}/package.json`);
  return [...changed, ...untracked, ...manifests].filter((file) => file !== '' && file !== LOCK);
}

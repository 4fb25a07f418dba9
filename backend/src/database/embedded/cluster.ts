import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from './pid-file';
import type { SystemUser } from './unprivileged-user';

/** Reads the database owner's password kept in `file`, making one that only we can read if there is none. */
export async function ownerPassword(file: string): Promise<string> {
  try {
    await writeFile(file, randomBytes(24).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

export interface NewCluster {
  folder: string;
  /** The program that makes it. */
  initdb: string;
  password: string;
  user: SystemUser | null;
  /** Whether to wait until all of it is on the disk. */
  durable: boolean;
}

/**
 * Makes a new cluster in `folder`, unless there is one. It is made beside and renamed when whole: a start that was
 * killed half-way leaves nothing that looks like a cluster, and of two that start together one wins.
 * @throws Error with what `initdb` complained about
 */
export async function ensureCluster({ folder, initdb, password, user, durable }: NewCluster): Promise<void> {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return;
  await clearUnfinished(folder);
  const unfinished = `${folder}.new-${process.pid}`;
  const secrets = await mkdtemp(path.join(tmpdir(), 'arbora-'));
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { mode: 0o700 });
    const passwordFile = path.join(secrets, 'password');
    await writeFile(passwordFile, password, { mode: 0o600 });
    for (const file of [unfinished, secrets, passwordFile]) if (user) await chown(file, user.uid, user.gid);
    await runInitdb(
      initdb,
      [`--pgdata=${unfinished}`, `--pwfile=${passwordFile}`, ...(durable ? [] : ['--no-sync'])],
      user,
    );
    await chmod(unfinished, 0o700);
    await rename(unfinished, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(secrets, { recursive: true, force: true });
  }
}

/** Removes what starts left that were killed while they made a cluster. */
async function clearUnfinished(folder: string): Promise<void> {
  const prefix = `${path.basename(folder)}.new-`;
  for (const name of await readdir(path.dirname(folder))) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    await rm(path.join(path.dirname(folder), name), { recursive: true, force: true });
  }
}

/**
 * The order of texts is fixed by the database, not by the machine: code points, with Unicode rules for case. Where
 * people read a sorted list, the column or the query names its own collation.
 */
function runInitdb(initdb: string, where: string[], user: SystemUser | null): Promise<void> {
  const options = [
    ...where,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(initdb, options, {
      ...user,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { LC_ALL: 'C' },
    });
    let complaints = '';
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(complaints.trim() || `initdb: ${code}`))));
  });
}

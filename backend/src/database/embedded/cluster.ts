import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from './pid-file';
import type { SystemUser } from './unprivileged-user';

/** Reads the database owner's password from `file`, creating it with access for this user only if it does not exist. */
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
  /** Path of `initdb`. */
  initdb: string;
  password: string;
  user: SystemUser | null;
  /** Whether to flush everything to disk. */
  durable: boolean;
}

/**
 * Creates a cluster in `folder` unless it exists. It is created under another name and renamed when complete, so a
 * killed start leaves no incomplete cluster, and of two concurrent starts one wins.
 * @throws Error with the output of `initdb`
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

/** Removes incomplete clusters of killed starts. */
async function clearUnfinished(folder: string): Promise<void> {
  const prefix = `${path.basename(folder)}.new-`;
  for (const name of await readdir(path.dirname(folder))) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    await rm(path.join(path.dirname(folder), name), { recursive: true, force: true });
  }
}

/**
 * Collation is fixed by the database, not by the machine: code point order, with Unicode rules for case. Lists for
 * people name a collation in the column or the query.
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

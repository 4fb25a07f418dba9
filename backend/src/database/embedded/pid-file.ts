import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** What a running PostgreSQL says about itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  socketDir: string | null;
}

/** The PostgreSQL that runs on a cluster's folder; null when there is none, or its process is gone. */
export async function runningPostmaster(folder: string): Promise<Postmaster | null> {
  const { pid, lines } = await readLock(path.join(folder, 'postmaster.pid'));
  if (!(await isPostmasterOf(pid, folder))) return null;
  return { pid, socketDir: lines[4] || null };
}

/** A lock file of PostgreSQL: the number of the process, its data folder, and more. 0 and no lines where there is none. */
export async function readLock(file: string): Promise<{ pid: number; lines: string[] }> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return { pid: Number.isInteger(pid) && pid > 1 ? pid : 0, lines };
}

/**
 * Whether the process is a PostgreSQL that runs on this cluster. Its number alone does not say so: after a crash of the
 * machine, or in a container that starts again, another process or another cluster's PostgreSQL may have it.
 */
export async function isPostmasterOf(pid: number, folder: string): Promise<boolean> {
  return (await isPostgres(pid)) && (await isAt(pid, folder));
}

/** Whether a PostgreSQL process runs on the folder: its working directory is its data folder. */
async function isAt(pid: number, folder: string): Promise<boolean> {
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux') {
    // By device and number: the folder may be known by another path, for instance through a link.
    const [own, cluster] = await Promise.all([statOf(`/proc/${pid}/cwd`), statOf(folder)]);
    if (own && cluster) return own.dev === cluster.dev && own.ino === cluster.ino;
  }
  return (await commandOf(pid)).includes(` -D ${folder} `);
}

function statOf(file: string) {
  return stat(file).catch(() => null);
}

/** The process's command with its arguments, each followed by a space. */
async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
  }
  const ps = promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return ps.then(
    ({ stdout }) => `${stdout.trim()} `,
    () => '',
  );
}

/**
 * Whether the process lives and is a PostgreSQL: after a crash of the machine the number may belong to something else,
 * and one that has ended but was not yet waited for no longer counts.
 */
export async function isPostgres(pid: number): Promise<boolean> {
  if (pid <= 1 || !isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return /^Name:\s+postgres$/m.test(status) && !/^State:\s+[ZX]/m.test(status);
}

/** Whether a process of that number exists, ours or another's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Contents of `postmaster.pid` of a running PostgreSQL. */
export interface Postmaster {
  pid: number;
  socketDir: string | null;
}

/** Returns the PostgreSQL that runs on a cluster's folder; null if there is none or its process has ended. */
export async function runningPostmaster(folder: string): Promise<Postmaster | null> {
  const { pid, lines } = await readLock(path.join(folder, 'postmaster.pid'));
  if (!(await isPostmasterOf(pid, folder))) return null;
  return { pid, socketDir: lines[4] || null };
}

/** Reads a PostgreSQL lock file: process id, data folder, and more. Pid 0 and no lines if it does not exist. */
export async function readLock(file: string): Promise<{ pid: number; lines: string[] }> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return { pid: Number.isInteger(pid) && pid > 1 ? pid : 0, lines };
}

/**
 * Whether the process is a PostgreSQL that runs on this cluster. The process id is not sufficient: after a crash of the
 * machine, or in a restarted container, another process or another cluster's PostgreSQL may have it.
 */
export async function isPostmasterOf(pid: number, folder: string): Promise<boolean> {
  return (await isPostgres(pid)) && (await isAt(pid, folder));
}

/** Whether a PostgreSQL process runs on the folder, which is then its working directory. */
async function isAt(pid: number, folder: string): Promise<boolean> {
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux') {
    // Compared by device and inode: the folder may have other paths, for instance through a link.
    const [own, cluster] = await Promise.all([statOf(`/proc/${pid}/cwd`), statOf(folder)]);
    if (own && cluster) return own.dev === cluster.dev && own.ino === cluster.ino;
  }
  return (await commandOf(pid)).includes(` -D ${folder} `);
}

function statOf(file: string) {
  return stat(file).catch(() => null);
}

/** Command line of the process, each argument followed by a space. */
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
 * Whether the process is a running PostgreSQL: after a crash of the machine its id may belong to another program. A
 * zombie process does not count.
 */
export async function isPostgres(pid: number): Promise<boolean> {
  if (pid <= 1 || !isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return /^Name:\s+postgres$/m.test(status) && !/^State:\s+[ZX]/m.test(status);
}

/** Whether a process with this id exists, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DeploymentRefused } from './deployment-refused';
import { DESCRIPTION } from './description';
import { readJson } from './read-json';

/** Timeout for loading a server bundle, which usually takes 50 ms. */
const LOAD_LIMIT_MS = 20_000;

/** Folders of versions that are being copied begin so; the server does not deliver them. */
export const INCOMING = '.incoming';

/** Returns the version of a build: the hash of its files. */
export async function contentHash(dir: string): Promise<string> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
  const names = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  const hash = createHash('sha256');
  for (const name of names) hash.update(path.relative(dir, name)).update(await readFile(name));
  return hash.digest('hex').slice(0, 12);
}

/** Rejects a build whose server bundle fails to load, tested in a process without the settings of this one. */
async function assertLoads(name: string, bundle: string): Promise<void> {
  // `.call` fails without a default export.
  const script = `require(${JSON.stringify(bundle)}).default.call`;
  const options = { timeout: LOAD_LIMIT_MS, env: { NODE_ENV: 'production' } };
  await promisify(execFile)(process.execPath, ['-e', script], options).catch((error: { stderr?: string }) => {
    const reason = error.stderr?.trim() || 'it does not load';
    throw new DeploymentRefused(`${name} cannot be rendered on the server: ${reason}`, { cause: error });
  });
}

/** Whether a folder of a package is a version, and not a copy that is not complete. */
export function isVersion(folder: string): boolean {
  return /^[0-9a-f]{12}$/.test(folder);
}

/** Folder of the versions of a package. */
export function versionsDir(siteDir: string, name: string): string {
  return path.join(siteDir, 'remotes', name);
}

/** Copies the build of a package in `dist` to its immutable version folder; returns the version. */
export async function publish(name: string, dist: string, siteDir: string): Promise<string> {
  if (!existsSync(path.join(dist, DESCRIPTION)))
    throw new DeploymentRefused(`${name} has not been built: npm run build`);
  const version = await contentHash(dist);
  const target = path.join(versionsDir(siteDir, name), version);
  if (existsSync(target)) return version;
  const incoming = path.join(
    versionsDir(siteDir, name),
    [INCOMING, os.hostname(), process.pid, randomUUID()].join('~'),
  );
  try {
    await cp(dist, incoming, { recursive: true });
    const { server } = await readJson<{ server?: string }>(path.join(incoming, DESCRIPTION));
    if (server) await assertLoads(name, path.join(incoming, server));
    await rename(incoming, target);
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    // Another deployment may have published the same version meanwhile.
    if (!existsSync(target)) throw error;
  }
  return version;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns the folders of copies whose process, on this host, was killed. */
export function abandonedCopies(folders: readonly string[]): string[] {
  return folders.filter((folder) => {
    const [kind, host, pid] = folder.split('~');
    return kind === INCOMING && host === os.hostname() && !isRunning(Number(pid));
  });
}

import { link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Canary, LoggedDeployment, Pin } from '@arbora/domain';
import type { Registry } from '@arbora/registry';
import { readJsonIfPresent } from './read-json';
import type { SignedRegistry } from './signature';

/** An entry of the log with the whole registry that it led to. */
export interface Deployment extends LoggedDeployment {
  /** By package. */
  canaries: Readonly<Record<string, Canary>>;
  pins: Readonly<Record<string, Pin>>;
  registry: SignedRegistry;
}

/** Number of entries to keep, for the history and for going back. */
const KEPT_ENTRIES = 200;

const logDir = (siteDir: string): string => path.join(siteDir, 'deployments');
const fileOf = (siteDir: string, number: number): string =>
  path.join(logDir(siteDir), `${String(number).padStart(6, '0')}.json`);

async function numbers(siteDir: string): Promise<number[]> {
  const names = await readdir(logDir(siteDir)).catch(() => []);
  return names
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((one, other) => one - other);
}

/** Entries of earlier releases have neither canaries, pins nor a reason. */
async function read(siteDir: string, number: number): Promise<Deployment | null> {
  const entry = await readJsonIfPresent<Deployment>(fileOf(siteDir, number));
  return entry && { ...entry, canaries: entry.canaries ?? {}, pins: entry.pins ?? {}, reason: entry.reason ?? null };
}

/** All deployments, oldest first. */
export async function deployments(siteDir: string): Promise<Deployment[]> {
  const entries = await Promise.all((await numbers(siteDir)).map((number) => read(siteDir, number)));
  // Another deployment may delete the oldest entries meanwhile.
  return entries.filter((entry) => entry !== null);
}

/** The latest deployment; null before the first one. */
export async function latestDeployment(siteDir: string): Promise<Deployment | null> {
  const number = (await numbers(siteDir)).at(-1);
  return number === undefined ? null : read(siteDir, number);
}

/** The registry that is in use; of earlier releases there is no log, only `registry.json`. */
export async function currentRegistry(siteDir: string, latest: Deployment | null): Promise<Registry | null> {
  return latest?.registry ?? readJsonIfPresent<Registry>(path.join(siteDir, 'registry.json')).catch(() => null);
}

/** Creates a file with its whole content, so that a killed process leaves no part of it; false if it exists. */
async function createWhole(file: string, text: string): Promise<boolean> {
  const incoming = `${file}.${randomUUID()}`;
  await writeFile(incoming, text);
  try {
    await link(incoming, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(incoming);
  }
}

/**
 * Appends a deployment unless another one has taken its number: then it returns false, and the caller must decide again
 * from the other's result. From here on the deployment is in effect: `install` only copies it.
 */
export async function append(siteDir: string, deployment: Deployment): Promise<boolean> {
  await mkdir(logDir(siteDir), { recursive: true });
  return createWhole(fileOf(siteDir, deployment.number), JSON.stringify(deployment));
}

/**
 * Writes the latest deployment to `registry.json`, which the server reads. Repeated while others deploy, so that the last
 * copy is of the latest deployment, whichever process is slower; a deployment that was killed before is installed, too.
 */
export async function install(siteDir: string): Promise<void> {
  const file = path.join(siteDir, 'registry.json');
  let installed = 0;
  for (;;) {
    const latest = await latestDeployment(siteDir);
    if (!latest || latest.number === installed) return;
    const incoming = `${file}.${randomUUID()}`;
    await writeFile(incoming, JSON.stringify(latest.registry));
    await rename(incoming, file);
    installed = latest.number;
  }
}

/** Deletes the oldest entries. */
export async function dropOldEntries(siteDir: string): Promise<void> {
  const old = (await numbers(siteDir)).slice(0, -KEPT_ENTRIES);
  await Promise.all(old.map((number) => rm(fileOf(siteDir, number), { force: true })));
}

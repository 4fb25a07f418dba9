import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { publishAll } from '@arbora/deployment';
import type { Registry, RemoteEntry } from '@arbora/registry';

/** Returns a remote of a deployment. */
export async function deployedRemote(siteDir: string, name: string): Promise<RemoteEntry> {
  const { remotes } = JSON.parse(await readFile(path.join(siteDir, 'registry.json'), 'utf8')) as Registry;
  return remotes.find((remote) => remote.name === name)!;
}

/**
 * Publishes a copy of the deployed version of a remote whose scripts, also those of the server, are changed; returns its
 * version. Visitors do not get it.
 */
export async function publishChanged(
  siteDir: string,
  name: string,
  change: (code: string, file: string) => string,
): Promise<string> {
  const { version } = await deployedRemote(siteDir, name);
  const copy = await mkdtemp(path.join(os.tmpdir(), 'arbora-other-version-'));
  try {
    await cp(path.join(siteDir, 'remotes', name, version), copy, { recursive: true });
    const files = (await readdir(copy, { recursive: true })).filter((file) => file.endsWith('.js'));
    await Promise.all(files.map((file) => changeFile(copy, file, change)));
    return (await publishAll(new Map([[name, copy]]), siteDir)).get(name)!;
  } finally {
    await rm(copy, { recursive: true });
  }
}

async function changeFile(dir: string, name: string, change: (code: string, file: string) => string): Promise<void> {
  const file = path.join(dir, name);
  const code = await readFile(file, 'utf8');
  const changed = change(code, name);
  if (changed === code) return;
  await writeFile(file, changed);
  // The server prefers the compressed files.
  await Promise.all(['.br', '.gz'].map((ending) => rm(file + ending, { force: true })));
}

import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL } from '@arbora/deployment';
import type { Registry, RemoteEntry } from '@arbora/registry';
import { isRendered, runWebpack } from '../bundle';
import { deployCheckout } from '../deploy';
import { definitionOf, filesOfRemote, filesOfShell } from '../describe';
import { REMOTES } from '../paths';
import { oneBundleConfiguration, oneBundleRemotes } from '../webpack/one-bundle';

const BASE = `/remotes/${SHELL}/development/`;

/** Returns a file of another version, relative to this one. */
function fromHere(base: string, file: string | undefined): string | undefined {
  return file === undefined ? undefined : path.posix.relative(BASE, base + file);
}

/** Returns the remotes with server-rendered pages; the others have no hydration. */
export async function renderedRemotes(): Promise<string[]> {
  const rendered = await Promise.all(REMOTES.map(isRendered));
  return REMOTES.filter((_, index) => rendered[index]);
}

/**
 * Writes to `siteDir` the deployed builds with a development build of shell and rendered remotes, whose React reports
 * hydration mismatches. Needs the builds.
 */
export async function makeDevelopmentSite(siteDir: string): Promise<void> {
  const names = await renderedRemotes();
  await rm(siteDir, { recursive: true, force: true });
  const deployed = await deployCheckout({ siteDir });
  const dir = path.join(siteDir, BASE);
  await mkdir(dir, { recursive: true });
  const remotesModule = path.join(siteDir, 'load-remote.ts');
  await writeFile(remotesModule, oneBundleRemotes(names));
  const { compilation } = await runWebpack(oneBundleConfiguration(dir, remotesModule, 'development'));

  const developed = async (remote: RemoteEntry): Promise<RemoteEntry> => {
    if (!names.includes(remote.name)) return remote;
    const files = filesOfRemote(compilation, await definitionOf(remote.name));
    const server = fromHere(remote.base, remote.server);
    return { ...remote, base: BASE, ...files, preload: { scripts: [], styles: [] }, server };
  };
  const { base, server } = deployed.shell;
  const registry: Registry = {
    ...deployed,
    shell: { version: 'development', base: BASE, ...filesOfShell(compilation), server: fromHere(base, server) },
    remotes: await Promise.all(deployed.remotes.map(developed)),
  };
  await writeFile(path.join(siteDir, 'registry.json'), JSON.stringify(registry));
}

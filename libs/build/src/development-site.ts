import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry, RemoteEntry } from '@arbora/registry';
import { runWebpack } from './bundle';
import { deploy } from './deploy';
import { definitionOf, filesOfRemote, filesOfShell } from './describe';
import { SHELL } from './paths';
import { oneBundleConfiguration, oneBundleRemotes } from './webpack/one-bundle';

const BASE = `/remotes/${SHELL}/development/`;

/** A file of another version, as seen from here. */
function fromHere(base: string, file: string | undefined): string | undefined {
  return file === undefined ? undefined : path.posix.relative(BASE, base + file);
}

/**
 * Puts into `siteDir` the deployed builds with one development build of shell and the remotes `names` in their place,
 * whose React tells of everything that it finds otherwise than the server has rendered it. Needs the builds.
 */
export async function makeDevelopmentSite(siteDir: string, names: readonly string[]): Promise<void> {
  await rm(siteDir, { recursive: true, force: true });
  const deployed = await deploy(undefined, { siteDir });
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

import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFiles, oneBundleConfiguration, oneBundleRemotes, runWebpack } from '@arbora/build';
import { definitionOf, filesOfRemote, filesOfShell } from '@arbora/build/describe';
import { SHELL } from '@arbora/deployment';
import type { Registry } from '@arbora/registry';

/**
 * Writes to `siteDir` the site of `registry` as a single build: the same documents refer to its files instead of those
 * of the shell and the remotes in `names`, with the same preloads.
 */
export async function makeOneBundleSite(siteDir: string, registry: Registry, names: readonly string[]): Promise<void> {
  await rm(siteDir, { recursive: true, force: true });
  await mkdir(siteDir, { recursive: true });
  const base = `/remotes/${SHELL}/one/`;
  const dir = path.join(siteDir, base);
  const remotesModule = path.join(siteDir, 'load-remote.ts');
  await writeFile(remotesModule, oneBundleRemotes(names));
  const { compilation } = await runWebpack(oneBundleConfiguration(dir, remotesModule));
  await compressFiles(dir);

  const remotes = registry.remotes.map(async (remote) => {
    if (!names.includes(remote.name)) return remote;
    const files = filesOfRemote(compilation, await definitionOf(remote.name));
    return { ...remote, base, ...files, preload: { scripts: [], styles: [] } };
  });
  const one: Registry = {
    ...registry,
    shell: { version: 'one', base, ...filesOfShell(compilation) },
    remotes: await Promise.all(remotes),
  };
  await writeFile(path.join(siteDir, 'registry.json'), JSON.stringify(one));
}

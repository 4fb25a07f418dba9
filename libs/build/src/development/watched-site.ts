import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { SHELL } from '@arbora/deployment';
import type { Registry, RemoteEntry } from '@arbora/registry';
import webpack, { type Compilation, type MultiCompiler, type MultiStats } from 'webpack';
import { configurationOf, isRendered } from '../bundle';
import { deployCheckout } from '../deploy';
import { containerOf, definitionOf, filesOfRemote, filesOfShell } from '../describe';
import { watchedServer, refreshedConfiguration } from '../webpack/watched';
import { SERVER_FILE } from '../webpack/server';
import { reportOf } from './build-report';

export interface WatchedSite {
  /** Builds the browser and server bundles of the packages in development, and prints their errors. */
  compiler: MultiCompiler;
  /** Resolves after the first successful build. */
  ready: Promise<void>;
}

const baseOf = (name: string): string => `/remotes/${name}/development/`;

/** Registry of the deployed site with the packages in development replaced. */
async function watchedRegistry(
  names: readonly string[],
  deployed: Registry,
  hotUpdates: string,
): Promise<(compilationOf: (name: string) => Compilation, build: string) => Registry> {
  const definitions = new Map(
    await Promise.all(
      names.filter((name) => name !== SHELL).map(async (name) => [name, await definitionOf(name)] as const),
    ),
  );
  const place = (name: string, server: string | undefined) => ({
    version: 'development',
    base: baseOf(name),
    // That of the deployed build.
    integrity: undefined,
    ...(server && { server: SERVER_FILE }),
  });
  return (compilationOf, build) => {
    const remotes = deployed.remotes.map((remote): RemoteEntry => {
      const definition = definitions.get(remote.name);
      if (!definition) return remote;
      const compilation = compilationOf(remote.name);
      const files = { ...containerOf(compilation, remote.name), ...filesOfRemote(compilation, definition) };
      return { ...remote, ...place(remote.name, remote.server), ...files };
    });
    const shell = { ...place(SHELL, deployed.shell.server), ...filesOfShell(compilationOf(SHELL)) };
    return { ...deployed, build, shell, remotes, hotUpdates };
  };
}

/**
 * Writes to `siteDir` the deployed site with watched builds of some packages, for browsers and server rendering.
 * `names` includes the shell, whose React replaces components. `hotUpdates`: see Registry. Needs the builds.
 */
export async function openWatchedSite(
  names: readonly string[],
  siteDir: string,
  hotUpdates: string,
): Promise<WatchedSite> {
  const deployed = await deployCheckout({ siteDir });
  const placeOf = (name: string) => ({ dir: path.join(siteDir, baseOf(name)), base: baseOf(name) });
  const configurations = await Promise.all(
    names.map(async (name) => {
      await rm(placeOf(name).dir, { recursive: true, force: true });
      const browser = refreshedConfiguration(await configurationOf(name, 'development'), placeOf(name));
      return (await isRendered(name)) ? [browser, watchedServer(name, placeOf(name))] : [browser];
    }),
  );
  const compiler = webpack(configurations.flat());
  let lastReport = '';
  compiler.hooks.done.tap('report', (stats) => {
    const report = reportOf(stats);
    if (report !== lastReport) console.log(report ? `\n${report}\n` : 'Built without errors.');
    lastReport = report;
  });
  const registryOf = await watchedRegistry(names, deployed, hotUpdates);
  const ready = new Promise<void>((resolve) => {
    // Written before open pages are notified of the build, so that a reload renders from it.
    compiler.hooks.done.tap('registry', (stats: MultiStats) => {
      if (stats.hasErrors()) return;
      const compilations = new Map(stats.stats.map(({ compilation }) => [compilation.name, compilation]));
      const registry = registryOf((name) => compilations.get(name)!, `development-${stats.hash}`);
      writeFileSync(path.join(siteDir, 'registry.json'), JSON.stringify(registry));
      resolve();
    });
  });
  return { compiler, ready };
}

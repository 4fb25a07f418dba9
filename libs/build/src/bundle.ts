/** `bundle NAME`: builds `NAME/dist`, the immutable files of a deployment of the shell or a remote. */
import path from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { compressFiles } from './compress';
import { writeContents } from './contents';
import { definitionOf, describeRemote, describeShell } from './describe';
import { fail } from './fail';
import { SHELL } from '@arbora/deployment';
import { folderOf } from './paths';
import type { Mode } from './webpack/base';
import { SERVER_FILE, serverConfiguration } from './webpack/server';

/** Loads the configuration of the package's `webpack.config.ts`. */
export async function configurationOf(name: string, mode: Mode = 'production'): Promise<Configuration> {
  const module = (await import(path.join(folderOf(name), 'webpack.config.ts'))) as {
    default: (mode: Mode) => Configuration;
  };
  return module.default(mode);
}

/** Runs a build. @throws Error with webpack's messages */
export function runWebpack(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (error ?? closeError) reject(error ?? closeError);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only') ?? 'No result'));
        else resolve(stats);
      });
    });
  });
}

/** Whether the package has server-rendered pages. */
export async function isRendered(name: string): Promise<boolean> {
  return name === SHELL || (await definitionOf(name)).routes.some(({ rendered }) => rendered);
}

export async function bundle(name: string): Promise<void> {
  const stats = await runWebpack(await configurationOf(name));
  if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
  const server = (await isRendered(name)) ? SERVER_FILE : undefined;
  if (server) await runWebpack(serverConfiguration(name));
  if (name === SHELL) await describeShell(name, stats, server);
  else await describeRemote(name, stats, server);
  await writeContents(path.join(folderOf(name), 'dist'));
  await compressFiles(path.join(folderOf(name), 'dist'));
}

if (require.main === module) {
  const name = process.argv[2];
  if (!name) throw new Error('Which package? bundle NAME');
  bundle(name).catch(fail);
}
